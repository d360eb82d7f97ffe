import type { Listing } from '../../contract/listing/property';

const MAX_SUBJECT = 200;

/** To whom and about what one writes who asks for a home. */
export function enquiryAbout({ id, title, agent }: Pick<Listing, 'id' | 'title' | 'agent'>) {
  return {
    recipient: { id: agent.id, name: agent.company },
    propertyId: id,
    propertyTitle: title,
    subject: `Enquiry: ${title}`.slice(0, MAX_SUBJECT),
  };
}
