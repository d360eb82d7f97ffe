import { isAnything } from '../../domain/answer-checks';
import { senderBy } from '../sender';

/** A visitor's words to an agent; its id is the visitor's own, so that twice is once. */
const contactSend = senderBy<'contact.send', 'POST /contact-requests', unknown>(
  'POST /contact-requests',
  {
    takes: ({ entityId, payload: { title: _, ...told } }) => ({ body: { id: entityId, ...told } }),
    fits: isAnything,
  },
);

export const contactSenders = {
  'contact.send': contactSend,
};
