import { randomUUID } from 'node:crypto';
import type { Origin } from '../support/origin';
import { callAs } from './call-as';
import { AGENT, SEEKER } from './helpers';

/** A seeker asks one of the agent's homes for a visit, and a question. */
export async function askAgent(origin: Origin): Promise<void> {
  const { feeds } = (await callAs(
    origin,
    AGENT,
    'agent',
    '/sync?cursors=properties:0&limit=500',
  )) as {
    feeds: { properties: { items: { id: string; status: string; agent: { id: string } }[] } };
  };
  const home = feeds.properties.items.find(({ status }) => status === 'Active');
  const about = { id: randomUUID(), propertyId: home?.id };
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await callAs(origin, SEEKER, 'seeker', '/inspections/requests', 'POST', {
    ...about,
    requestDate: nextWeek,
    requestTime: '11:15',
    contactNumber: '+2348030000001',
  });
  await callAs(origin, SEEKER, 'seeker', '/messages', 'POST', {
    ...about,
    recipientId: home?.agent.id,
    subject: 'A question',
    content: 'Is there a borehole?',
  });
}
