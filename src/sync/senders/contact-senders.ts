import { noteAnswered } from '../../db/repositories/contacts/received-contact-repository';
import { isAnything } from '../../domain/answer-checks';
import { isText, orNull, shape } from '../../domain/checks';
import { senderBy, type SendersOf } from '../sender';

type Answered = { id: string; answeredAt: string | null };

export const contactSenders: SendersOf<'contact'> = {
  /** A visitor's words to an agent; its id is the visitor's own, so that twice is once. */
  'contact.send': senderBy('POST /contact-requests', {
    takes: ({ entityId, payload }) => {
      const { title: _, ...told } = payload;
      return { body: { id: entityId, ...told } };
    },
    fits: isAnything,
  }),
  'contact.answer': senderBy('PATCH /contact-requests/:id', {
    takes: ({ entityId, payload: { answered } }) => ({
      params: { id: entityId },
      body: { answered },
    }),
    fits: shape<{ contact: Answered }>({
      contact: shape<Answered>({ id: isText, answeredAt: orNull(isText) }),
    }),
    // The visitor had it erased.
    dropsOn: [404],
    apply: (_row, { contact }, database) => noteAnswered(contact, database),
  }),
};
