import { randomUUID } from 'node:crypto';
import type { PropertyContent } from '../../src/contract/listing/listing-fields';
import type { Origin } from '../support/origin';
import { propertyContent } from '../support/property-content';
import { AGENT } from './helpers';

/** Publishes a listing of the demo agent's straight at the server; answers its id. */
export async function publishListing(
  origin: Origin,
  change: Partial<PropertyContent> = {},
): Promise<string> {
  const call = async (path: string, method: string, body?: object, token = '') => {
    const answer = await fetch(`${origin.url}/api${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const { token } = await call('/auth/login', 'POST', { ...AGENT, userType: 'agent' });
  const id = randomUUID();
  await call(`/properties/${id}`, 'PUT', propertyContent(change), String(token));
  await call(`/properties/${id}/publish`, 'POST', undefined, String(token));
  return id;
}
