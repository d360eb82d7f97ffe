import { isAnything } from '../../domain/answer-checks';
import { senderBy, type SendersOf } from '../sender';

export const contactSenders: SendersOf<'contact'> = {
  /** A visitor's words to an agent; its id is the visitor's own, so that twice is once. */
  'contact.send': senderBy('POST /contact-requests', {
    takes: ({ entityId, payload }) => {
      const { title: _, ...told } = payload;
      return { body: { id: entityId, ...told } };
    },
    fits: isAnything,
  }),
};
