import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { createEngine } from '../support/engine';
import { addressOf } from '../support/address-of';
import { injectFetch } from '../support/inject-fetch';
import { propertyContent } from '../support/property-content';
import { sharedApp } from '../support/shared-app';
import {
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import type { PropertyEdit } from '../../src/db/repositories/my-properties/property-edit';
import { drain } from '../../src/sync/engine/drain';
import { patience } from '../support/patience';

const PATIENCE = { timeout: patience(20_000), interval: 1 };

let reach: typeof fetch;
let picture: ArrayBuffer;
const t = sharedApp();
beforeAll(async () => {
  reach = injectFetch(t.app);
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#484' },
  })
    .jpeg()
    .toBuffer();
  picture = new Uint8Array(bytes).buffer;
});

/**
 * A listing with photos on a line that carries so many photos a minute, shared by those under way.
 * @param together how many are to be under way at once with each photo that leaves, in their order: it waits for those
 */
async function phoneOn(aMinute: number, photos: number, together: readonly number[]) {
  const account = await t.account('agent');
  const clock = { now: Date.now() };
  const seen: { most: number[]; cut: number } = { most: [], cut: 0 };
  let underWay = 0;
  let left = 0;
  /** Of those that are under way together. */
  let most = 0;
  const engine = createEngine({
    account,
    userType: 'agent',
    clock,
    fetch: async (input, init) => {
      if (init?.method !== 'PUT' || !/\/photos\//.test(addressOf(input))) return reach(input, init);
      const began = clock.now;
      const mates = together[left] ?? 1;
      left += 1;
      underWay += 1;
      most = Math.max(most, underWay);
      await vi.waitFor(() => expect(most).toBeGreaterThanOrEqual(mates), PATIENCE);
      // One that should not leave beside it has left by then.
      for (let turn = 0; turn < 50; turn += 1) await new Promise((go) => setImmediate(go));
      const atOnce = most;
      const took = (atOnce * 60_000) / aMinute;
      seen.most.push(atOnce);
      underWay -= 1;
      if (underWay === 0) most = 0;
      clock.now = Math.max(clock.now, began + Math.min(took, 120_000));
      if (took <= 120_000) return reach(input, init);
      seen.cut += 1;
      throw new TypeError('Too slow');
    },
  });
  const id = randomUUID();
  for (let count = 0; count < photos; count += 1) {
    const photo = { id: randomUUID(), type: 'image/jpeg', data: picture, width: 40, height: 30 };
    await keepPhoto(id, photo, engine.database);
  }
  const edit = {
    id,
    content: propertyContent({}),
    status: 'Active',
    removedPhotoIds: [],
  } satisfies PropertyEdit;
  await saveProperty(edit, engine.database);
  return { ...engine, seen };
}

test('on a line that carries one photo in its time, photos go one by one and all arrive', async () => {
  const { context, database, seen } = await phoneOn(1, 5, []);
  expect(await drain(context)).toMatchObject({ sent: 7, offline: false });
  expect(seen).toEqual({ most: [1, 1, 1, 1, 1], cut: 0 });
  expect(await database.outbox.count()).toBe(0);
});

test('once one was quick, three go at once; one that is cut goes alone again', async () => {
  const { context, seen } = await phoneOn(60, 5, [1, 3, 3, 3]);
  await drain(context);
  expect(seen).toEqual({ most: [1, 3, 3, 3, 1], cut: 0 });

  const slow = await phoneOn(0.9, 4, [3, 3, 3]);
  slow.context.uploads.quick = true;
  expect(await drain(slow.context)).toMatchObject({ offline: true });
  expect(slow.seen).toEqual({ most: [3, 3, 3], cut: 3 });
  for (let round = 0; round < 6; round += 1) {
    slow.clock.now += 10_000;
    await drain(slow.context);
  }
  expect(slow.seen.most.slice(3)).toEqual([1, 1, 1, 1]);
  expect(await slow.database.outbox.count()).toBe(0);
});
