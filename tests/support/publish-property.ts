import { randomUUID } from 'node:crypto';
import type { PropertyContent } from '../../src/contract/listing/listing-fields';
import { propertyAnswerSchema } from '../../src/contract/listing/property';
import { propertyContent } from './property-content';
import { call, type TestAccount, type TestApp } from './test-app';

/** Saves and publishes a listing of an agent's; answers its id. */
export async function publishProperty(
  t: TestApp,
  agent: TestAccount,
  change: Partial<PropertyContent> = {},
): Promise<string> {
  const id = randomUUID();
  const url = `/api/properties/${id}`;
  const payload = propertyContent(change);
  await call(t.app, propertyAnswerSchema, 201, { method: 'PUT', url, payload, as: agent });
  await call(t.app, propertyAnswerSchema, 200, {
    method: 'POST',
    url: `${url}/publish`,
    as: agent,
  });
  return id;
}
