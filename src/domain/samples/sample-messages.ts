/** Two letters for who has none yet (AMSG-1). They are marked as samples and never leave the phone. */
export const SAMPLE_MESSAGES = [
  {
    id: 'sample-message-1',
    from: 'Sample Seeker',
    subject: 'Is it still available?',
    propertyTitle: '3 Bedroom Apartment in Admiralty Way',
    content:
      'Good afternoon. I saw your apartment and would like to know whether it is still available from next month, and whether the service charge covers the generator.',
  },
  {
    id: 'sample-message-2',
    from: 'Sample Family',
    subject: 'A visit on Saturday',
    propertyTitle: '4 Bedroom Terrace in Bodija',
    content: 'Could we come to see the terrace on Saturday morning? We would be three people.',
  },
] as const;
