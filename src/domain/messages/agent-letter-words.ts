/** What an agent reads of a letter of theirs: that the server has it, and what stands before why it has not (AMSG-1). */
export const AGENT_LETTER_WORDS = {
  sent: 'Message sent successfully!',
  refused: 'Error sending message: ',
} as const;
