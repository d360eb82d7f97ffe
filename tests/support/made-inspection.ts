import { randomUUID } from 'node:crypto';
import type { User } from '../../src/contract/people/account';
import type { Inspection } from '../../src/contract/inspection/inspection';

/** An inspection as the phone of the seeker or of the agent keeps it, asked for and not answered. */
export function madeInspection(owner: User, part: Partial<Inspection> = {}): Inspection {
  const me = { id: owner.id, name: owner.name };
  const other = (name: string) => ({ id: randomUUID(), name });
  const requester = owner.userType === 'seeker' ? me : other('Amina Bello');
  const title = part.propertyTitle ?? 'Flat to see';
  return {
    id: randomUUID(),
    version: 1,
    propertyId: randomUUID(),
    propertyTitle: title,
    propertyAddress: '3 Admiralty Way, Lekki, Lagos',
    property: { title },
    requester,
    requesterId: requester.id,
    requesterName: requester.name,
    agent: owner.userType === 'agent' ? me : other('Harmattan Homes'),
    agentContact: '+234 800 000 0002',
    requestDate: '2099-05-04',
    requestTime: '15:00',
    previousDate: null,
    previousTime: null,
    status: 'Pending',
    contactNumber: '+234 803 555 0101',
    notes: '',
    createdAt: '2026-05-01T08:00:00.000Z',
    updatedAt: '2026-05-01T08:00:00.000Z',
    ...part,
  };
}
