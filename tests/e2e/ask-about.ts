import { expect } from '@playwright/test';
import type { Origin } from '../support/origin';
import { AGENT, SEEKER } from './helpers';

/** Logs in past any screen. */
export async function logInAs(origin: Origin, who: object, userType: string) {
  const answer = await fetch(`${origin.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...who, userType }),
  });
  return (await answer.json()) as { token: string; user: { id: string } };
}

/** Writes to somebody about a home. */
export const write = (
  origin: Origin,
  token: string,
  recipientId: string,
  propertyId: string,
  content: string,
) =>
  fetch(`${origin.url}/api/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      recipientId,
      propertyId,
      subject: 'Flat with news',
      content,
    }),
  });

/** The demo seeker asks the demo agent about a home. */
export async function askAbout(origin: Origin, propertyId: string) {
  const seeker = await logInAs(origin, SEEKER, 'seeker');
  const agent = await logInAs(origin, AGENT, 'agent');
  const written = await write(origin, seeker.token, agent.user.id, propertyId, 'Is it free?');
  expect(written.ok).toBe(true);
  return { seeker, agentId: agent.user.id };
}
