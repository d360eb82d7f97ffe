import { describe, expect, test } from 'vitest';
import { deliveryState } from '../../src/domain/outbox/delivery-state';
import { coalesce, type WaitingRow } from '../../src/domain/outbox/coalesce';
import { decide, MAX_BACKOFF_MS, type Outcome } from '../../src/sync/policy';
import { nextDueAt, readyRows } from '../../src/sync/ready-rows';
import type { OutboxRow } from '../../src/db/outbox-row';

const NOW = 1_000_000;
const refused = (
  status: number,
  retryAfterMs: number | null = null,
  current?: unknown,
): Outcome => ({
  kind: 'refused',
  status,
  code: null,
  message: 'no',
  retryAfterMs,
  current,
});

describe('policy', () => {
  test.each([
    [401, 'pauseForAuth'],
    [409, 'reject'],
    [412, 'reject'],
    [400, 'reject'],
    [403, 'reject'],
    [404, 'reject'],
    [410, 'reject'],
    [413, 'reject'],
    [422, 'reject'],
    [408, 'retryAt'],
    [425, 'retryAt'],
    [429, 'retryAt'],
    [500, 'retryAt'],
    [502, 'retryAt'],
    [503, 'retryAt'],
  ] as const)('%i is %s', (status, decision) => {
    expect(decide(refused(status), 1, NOW, 0.5).do).toBe(decision);
  });

  test.each([409, 412])('%i with the other version is a conflict', (status) => {
    expect(decide(refused(status, null, { version: 4 }), 1, NOW, 0.5).do).toBe('conflict');
  });

  test('413 is made smaller where that can be, else refused', () => {
    expect(decide(refused(413), 1, NOW, 0.5, true).do).toBe('shrink');
    expect(decide(refused(413), 1, NOW, 0.5, false).do).toBe('reject');
  });

  test('what nobody wants any more is dropped', () => {
    expect(decide({ kind: 'obsolete' }, 1, NOW, 0.5)).toEqual({ do: 'drop' });
  });

  test('no network backs off, doubling with jitter up to five minutes', () => {
    const wait = (attempts: number, random: number) => {
      const decision = decide({ kind: 'network' }, attempts, NOW, random);
      return decision.do === 'retryAt' ? decision.at - NOW : -1;
    };
    expect([wait(1, 0), wait(1, 1), wait(3, 0), wait(3, 1)]).toEqual([500, 1000, 2000, 4000]);
    expect(wait(60, 1)).toBe(MAX_BACKOFF_MS);
  });

  test('Retry-After is honoured but never beyond the cap', () => {
    const at = (ms: number) => {
      const decision = decide(refused(429, ms), 1, NOW, 0);
      return decision.do === 'retryAt' ? decision.at - NOW : -1;
    };
    expect(at(30_000)).toBe(30_000);
    expect(at(10)).toBe(500);
    expect(at(86_400_000)).toBe(MAX_BACKOFF_MS);
  });
});

const waiting = (
  id: string,
  kind: WaitingRow['kind'],
  more: Partial<WaitingRow> = {},
): WaitingRow => ({ id, kind, attempts: 0, state: 'pending', baseVersion: null, ...more });

describe('coalescing', () => {
  test('unsent edits of one listing are one edit, under the same key', () => {
    expect(coalesce('property.save', [waiting('a', 'property.save')])).toEqual({
      replace: 'a',
      drop: [],
      append: false,
    });
  });
  test('an edit that was tried is never changed: its key may be known to the server', () => {
    expect(coalesce('property.save', [waiting('a', 'property.save', { attempts: 1 })])).toEqual({
      replace: null,
      drop: [],
      append: true,
    });
    expect(
      coalesce('property.save', [waiting('a', 'property.save', { attempts: 1, state: 'sending' })])
        .append,
    ).toBe(true);
  });
  test('a refused edit takes the new words: the server has nothing of it', () => {
    expect(
      coalesce('property.save', [
        waiting('a', 'property.save', { attempts: 2, state: 'rejected' }),
      ]),
    ).toEqual({ replace: 'a', drop: [], append: false });
    expect(
      coalesce('saved.remove', [waiting('a', 'saved.add', { attempts: 1, state: 'rejected' })]),
    ).toEqual({ replace: null, drop: ['a'], append: false });
  });
  test('save and unsave unsent are nothing, but not when the first was tried', () => {
    expect(coalesce('saved.remove', [waiting('a', 'saved.add')])).toEqual({
      replace: null,
      drop: ['a'],
      append: false,
    });
    expect(coalesce('saved.add', [waiting('a', 'saved.remove')])).toEqual({
      replace: null,
      drop: ['a'],
      append: false,
    });
    expect(coalesce('saved.remove', [waiting('a', 'saved.add', { attempts: 2 })]).append).toBe(
      true,
    );
  });
  test('a listing that never left the phone is deleted without a word to the server', () => {
    const lane = [waiting('a', 'property.save'), waiting('b', 'property.publish')];
    expect(coalesce('property.delete', lane)).toEqual({
      replace: null,
      drop: ['a', 'b'],
      append: false,
    });
    expect(
      coalesce('property.delete', [waiting('a', 'property.save', { baseVersion: 3 })]),
    ).toEqual({ replace: null, drop: ['a'], append: true });
    expect(coalesce('property.delete', [waiting('a', 'property.save', { attempts: 1 })])).toEqual({
      replace: null,
      drop: [],
      append: true,
    });
  });
  test('the last word on publishing counts', () => {
    expect(coalesce('property.unpublish', [waiting('a', 'property.publish')])).toEqual({
      replace: null,
      drop: ['a'],
      append: true,
    });
  });
});

const row = (seq: number, entityId: string, more: Partial<OutboxRow> = {}): OutboxRow => ({
  seq,
  id: `row-${seq}`,
  userId: 'u',
  kind: 'property.save',
  entityId,
  payload: {},
  payloadVersion: 1,
  baseVersion: null,
  dependsOn: [],
  state: 'pending',
  attempts: 0,
  nextAttemptAt: 0,
  lastError: null,
  createdAt: 0,
  leaseUntil: null,
  ...more,
});

describe('lanes', () => {
  test('one row a lane, lanes beside each other', () => {
    expect(readyRows([row(1, 'a'), row(2, 'a'), row(3, 'b')], NOW).map((r) => r.seq)).toEqual([
      1, 3,
    ]);
  });
  test('a refused row holds back its own lane and what depends on it, nothing else', () => {
    const rows = [
      row(1, 'a', { state: 'rejected' }),
      row(2, 'a'),
      row(3, 'b', { dependsOn: ['row-1'] }),
      row(4, 'c'),
    ];
    expect(readyRows(rows, NOW).map((r) => r.seq)).toEqual([4]);
  });
  test('a row whose needs are settled, and whose time has come, goes', () => {
    expect(readyRows([row(1, 'a', { dependsOn: ['long-gone'] })], NOW)).toHaveLength(1);
    expect(readyRows([row(1, 'a', { nextAttemptAt: NOW + 1 })], NOW)).toHaveLength(0);
    expect(
      nextDueAt(
        [row(1, 'a', { nextAttemptAt: 50 }), row(2, 'b', { state: 'rejected' })],
        NOW,
        false,
      ),
    ).toBe(50);
    expect(nextDueAt([row(1, 'a', { nextAttemptAt: NOW + 9 }), row(2, 'b')], NOW, true)).toBe(
      NOW + 9,
    );
    expect(nextDueAt([row(2, 'b', { state: 'conflict' })], NOW, false)).toBeNull();
  });
});

test('[SYNC-3] an item shows the worst of what waits for it', () => {
  const at = (state: string) => ({
    state,
    lastError: { message: 'Price is required', code: 'invalid' },
  });
  expect(deliveryState([])).toEqual({ state: 'sent' });
  expect(deliveryState([at('pending')])).toEqual({ state: 'on-phone' });
  expect(deliveryState([at('pending'), at('sending')])).toEqual({ state: 'sending' });
  expect(deliveryState([at('sending'), at('rejected')])).toEqual({
    state: 'refused',
    why: 'Price is required',
  });
});
