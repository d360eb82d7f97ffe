import { randomUUID } from 'node:crypto';
import type { User } from '../../src/contract/people/account';
import type { MessageRecord } from '../../src/db/records';

const AGENT = { id: '6f1f5a3e-0f57-4c7e-9c55-0c1d2b7f3a10', name: 'Harmattan Homes' };

/** A message that somebody has on their phone, from the other side and known to the server. */
export function madeMessage(owner: User, part: Partial<MessageRecord> = {}): MessageRecord {
  const me = { id: owner.id, name: owner.name };
  const sentByMe = part.sentByMe ?? false;
  return {
    id: randomUUID(),
    propertyId: 'c3c8f5a8-64f0-4a44-8a53-4bd2f3d6a001',
    propertyTitle: 'Flat to talk about',
    sender: sentByMe ? me : AGENT,
    recipient: sentByMe ? AGENT : me,
    fromUserId: sentByMe ? me.id : AGENT.id,
    subject: 'Enquiry: Flat to talk about',
    content: 'Yes, it is. When do you come?',
    createdAt: '2026-05-01T08:00:00.000Z',
    readStatus: false,
    sentByMe,
    onServer: true,
    ...part,
  };
}
