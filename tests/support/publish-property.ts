import { randomUUID } from 'node:crypto';
import type { PropertyContent } from '../../src/contract/listing/listing-fields';
import { propertyContent } from './property-content';
import { type TestAccount, type TestApp } from './test-app';

/** Saves and publishes a listing of an agent's; answers its id. */
export async function publishProperty(
  t: TestApp,
  agent: TestAccount,
  change: Partial<PropertyContent> = {},
): Promise<string> {
  const id = randomUUID();
  const url = `/api/properties/${id}` as const;
  const payload = propertyContent(change);
  await t.call(`PUT ${url}`, { status: 201, payload, as: agent });
  await t.call(`POST ${url}/publish`, { as: agent });
  return id;
}
