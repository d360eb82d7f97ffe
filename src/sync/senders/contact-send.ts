import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

type Payload = {
  propertyId: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Absent in rows from before a visitor could call. */
  kind?: 'chat' | 'call';
};

/** A visitor's words to an agent; its id is the visitor's own, so that twice is once. */
export const contactSend: Sender = {
  send: (row, { api, token }) => {
    const { propertyId, name, email, phone, message, kind = 'chat' } = row.payload as Payload;
    return callApi(api, 'POST /contact-requests', {
      token,
      body: { id: row.entityId, propertyId, name, email, phone, message, kind },
    });
  },
  apply: async () => undefined,
};
