import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEngine } from '../support/engine';
import { addressOf } from '../support/address-of';
import { propertyContent } from '../support/property-content';
import { API_VERSION } from '../../src/contract/api-version';
import { API_MARK } from '../../src/contract/headers';
import { saveProperty } from '../../src/db/repositories/my-properties/my-property-commands';
import { drain } from '../../src/sync/engine/drain';
import { madeRow } from '../support/made-row';

// A server that says 'later' is asked later, and not by every row with all its bytes.

/** A phone whose server answers everything so, and what it was asked. */
function phoneWith(status: number, retryAfter: string | null) {
  const account = { id: randomUUID(), email: 'agent@test.example', token: 'A'.repeat(43) };
  const requests: string[] = [];
  const engine = createEngine({
    account,
    userType: 'agent',
    fetch: async (input, init) => {
      requests.push(
        `${init?.method} ${addressOf(input)
          .replace(/[0-9a-f-]{36}/g, ':id')
          .replace(/\?.*/, '')}`,
      );
      const code = status === 429 ? 'rate-limited' : 'internal';
      return new Response(JSON.stringify({ code, message: 'Please wait' }), {
        status,
        headers: {
          [API_MARK]: String(API_VERSION),
          'content-type': 'application/problem+json',
          ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
        },
      });
    },
  });
  return { ...engine, account, requests };
}

test('of ten photos one is sent, and all wait as long as the server said', async () => {
  const { context, database, account, clock, requests } = phoneWith(429, '1800');
  const propertyId = randomUUID();
  for (let position = 0; position < 10; position += 1) {
    const id = randomUUID();
    await database.photoData.put({ id, type: 'image/jpeg', data: new ArrayBuffer(8) });
    await database.outbox.add(
      madeRow(account, {
        kind: 'photo.add',
        entityId: id,
        payload: { propertyId, position, shrunk: false },
      }),
    );
  }
  expect(await drain(context)).toEqual({
    sent: 0,
    offline: false,
    retryAt: clock.now + 1_800_000,
  });
  clock.now += 600_000;
  await drain(context);
  expect(requests).toEqual(['PUT /api/properties/:id/photos/:id']);
  clock.now += 1_200_001;
  await drain(context);
  expect(requests).toHaveLength(2);
});

test('a server that is down gets one request of many listings, not one after the other', async () => {
  const { context, database, requests } = phoneWith(503, null);
  for (let at = 0; at < 120; at += 1) {
    const edit = { id: randomUUID(), content: propertyContent({}), removedPhotoIds: [] };
    await saveProperty({ ...edit, status: 'Draft' }, database);
  }
  const { retryAt } = await drain(context);
  expect(requests).toEqual(['POST /api/commands']);
  expect(retryAt).toBeGreaterThan(context.now());
});
