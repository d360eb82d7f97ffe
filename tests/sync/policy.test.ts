import { madeRow } from '../support/made-row';
import { deliveryWords } from '../../src/domain/outbox/delivery-words';
import { describe, expect, test } from 'vitest';
import { deliveryOf } from '../../src/domain/outbox/delivery';
import { coalesce, type WaitingRow } from '../../src/domain/outbox/coalesce';
import { decide, MAX_BACKOFF_MS, type Outcome } from '../../src/sync/engine/policy';
import { nextBatch } from '../../src/sync/engine/next-batch';
import { nextDueAt } from '../../src/sync/engine/ready-rows';
import type { StoredRow } from '../../src/db/outbox-row';

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
    expect(decide(refused(413), 1, NOW, 0.5, { shrink: true, logIn: true }).do).toBe('shrink');
    expect(decide(refused(413), 1, NOW, 0.5, { shrink: false, logIn: true }).do).toBe('reject');
  });

  test('what nobody wants any more, or was taken back before it arrived, is dropped', () => {
    expect(decide({ kind: 'obsolete' }, 1, NOW, 0.5)).toEqual({ do: 'drop' });
    const recalled: Outcome = { ...refused(410), code: 'recalled' } as Outcome;
    expect(decide(recalled, 2, NOW, 0.5)).toEqual({ do: 'undo' });
  });

  test('what an older server refuses waits: with its own words where it may be a plain refusal', () => {
    const refusal = { ...refused(422), isServerOlder: true, message: 'Address is required.' };
    expect(decide({ ...refusal, code: 'invalid' } as Outcome, 1, NOW, 0.5)).toMatchObject({
      do: 'retryAt',
      error: {
        message:
          'The server, of an earlier version, says: Address is required. It goes out once the server takes it.',
      },
    });
    expect(decide({ ...refusal, code: 'forbidden' } as Outcome, 1, NOW, 0.5).do).toBe('reject');
  });

  test.each(['approval-pending', 'second-factor-missing'])(
    '%s is about the account: the row waits and keeps its place',
    (code) => {
      const refusal = { ...refused(403), code, message: 'Turn on codes.' } as Outcome;
      expect(decide(refusal, 1, NOW, 0.5)).toMatchObject({
        do: 'retryAt',
        at: NOW + 300_000,
        error: { message: 'Turn on codes.' },
      });
    },
  );

  test('a visitor cannot log in for it: a 401 is tried again', () => {
    expect(decide(refused(401), 1, NOW, 0.5, { shrink: false, logIn: false }).do).toBe('retryAt');
  });

  test('what this build cannot send is parked with words, what was not come to is let go', () => {
    expect(decide({ kind: 'unfit' }, 1, NOW, 0.5)).toMatchObject({
      do: 'reject',
      error: { code: 'unfit', message: 'This version of the app cannot send this' },
    });
    expect(decide({ kind: 'untried' }, 1, NOW, 0.5)).toEqual({ do: 'release' });
  });

  test('no network backs off, doubling with jitter up to five minutes', () => {
    const wait = (attempts: number, random: number) => {
      const decision = decide({ kind: 'network' }, attempts, NOW, random);
      return decision.do === 'retryAt' ? decision.at - NOW : -1;
    };
    expect([wait(1, 0), wait(1, 1), wait(3, 0), wait(3, 1)]).toEqual([500, 1000, 2000, 4000]);
    expect(wait(60, 1)).toBe(MAX_BACKOFF_MS);
  });

  test('Retry-After is honoured up to an hour', () => {
    const at = (ms: number) => {
      const decision = decide(refused(429, ms), 1, NOW, 0);
      return decision.do === 'retryAt' ? decision.at - NOW : -1;
    };
    expect(at(30_000)).toBe(30_000);
    expect(at(10)).toBe(500);
    expect(at(1_800_000)).toBe(1_800_000);
    expect(at(86_400_000)).toBe(3_600_000);
  });
});

const HOME = '11111111-1111-4111-9111-111111111111';
/** As an import makes them, of what a file says. */
const IMPORTED = '11111111-1111-8111-9111-111111111111';
const waiting = (
  id: string,
  kind: WaitingRow['kind'],
  more: Partial<WaitingRow> = {},
): WaitingRow => ({
  id,
  kind,
  entityId: HOME,
  lane: 'lane',
  attempts: 0,
  state: 'pending',
  baseVersion: null,
  lastError: null,
  ...more,
});

describe('coalescing', () => {
  test('unsent edits of one listing are one edit, under the same key', () => {
    expect(coalesce('property.save', 'lane', [waiting('a', 'property.save')])).toEqual({
      replace: 'a',
      drop: [],
      append: false,
    });
  });
  test('an edit that was tried is never changed: its key may be known to the server', () => {
    expect(
      coalesce('property.save', 'lane', [waiting('a', 'property.save', { attempts: 1 })]),
    ).toEqual({
      replace: null,
      drop: [],
      append: true,
    });
    expect(
      coalesce('property.save', 'lane', [
        waiting('a', 'property.save', { attempts: 1, state: 'sending' }),
      ]).append,
    ).toBe(true);
  });
  test('a refused edit takes the new words: the server has nothing of it', () => {
    expect(
      coalesce('property.save', 'lane', [
        waiting('a', 'property.save', { attempts: 2, state: 'rejected' }),
      ]),
    ).toEqual({ replace: 'a', drop: [], append: false });
    expect(
      coalesce('saved.remove', 'lane', [
        waiting('a', 'saved.add', { attempts: 1, state: 'rejected' }),
      ]),
    ).toEqual({ replace: null, drop: ['a'], append: false });
  });
  test('save and unsave unsent are nothing, but not when the first was tried', () => {
    expect(coalesce('saved.remove', 'lane', [waiting('a', 'saved.add')])).toEqual({
      replace: null,
      drop: ['a'],
      append: false,
    });
    expect(coalesce('saved.add', 'lane', [waiting('a', 'saved.remove')])).toEqual({
      replace: null,
      drop: ['a'],
      append: false,
    });
    expect(
      coalesce('saved.remove', 'lane', [waiting('a', 'saved.add', { attempts: 2 })]).append,
    ).toBe(true);
  });
  test('an answer to a visit takes the place of the last one alone: before a move it would mean something else', () => {
    const answer = waiting('a', 'inspection.answer');
    const move = waiting('b', 'inspection.reschedule');
    expect(coalesce('inspection.answer', 'lane', [move, answer]).replace).toBe('a');
    expect(coalesce('inspection.answer', 'lane', [answer, move])).toEqual({
      replace: null,
      drop: [],
      append: true,
    });
  });
  test('a listing is deleted behind an edit of which it is not known whether it came', () => {
    const unfit = waiting('a', 'property.save', {
      attempts: 1,
      state: 'rejected',
      lastError: { code: 'unfit' },
    });
    expect(coalesce('property.delete', 'lane', [unfit])).toEqual({
      replace: null,
      drop: ['a'],
      append: true,
    });
  });
  test('a listing that never left the phone is deleted without a word to the server', () => {
    const lane = [waiting('a', 'property.save'), waiting('b', 'property.publish')];
    expect(coalesce('property.delete', 'lane', lane)).toEqual({
      replace: null,
      drop: ['a', 'b'],
      append: false,
    });
    expect(
      coalesce('property.delete', 'lane', [waiting('a', 'property.save', { baseVersion: 3 })]),
    ).toEqual({ replace: null, drop: ['a'], append: true });
  });
  test('a listing that was tried and deleted is only taken back; one that is being sent is waited for', () => {
    const tried = [
      waiting('a', 'property.save', { attempts: 1 }),
      waiting('b', 'property.publish', { attempts: 1 }),
    ];
    const after = { replace: null, append: true };
    expect(coalesce('property.delete', 'lane', tried)).toEqual({ ...after, drop: ['a', 'b'] });
    const sending = tried.map((row) => ({ ...row, state: 'sending' }));
    expect(coalesce('property.delete', 'lane', sending)).toEqual({ ...after, drop: [] });
    // The next import gives its listing the same id: the server cannot refuse a late original by it.
    const imported = tried.map((row) => ({ ...row, entityId: IMPORTED }));
    expect(coalesce('property.delete', 'lane', imported)).toEqual({ ...after, drop: ['b'] });
  });
  test.each([
    ['property.unpublish', 'property.publish'],
    ['property.publish', 'property.close'],
    ['property.close', 'property.unpublish'],
  ] as const)('the last word on publishing counts: %s after %s', (last, earlier) => {
    expect(coalesce(last, 'lane', [waiting('a', earlier)])).toEqual({
      replace: null,
      drop: ['a'],
      append: true,
    });
  });
});

const row = (seq: number, entityId: string, more: Partial<StoredRow> = {}): StoredRow => ({
  ...madeRow({ id: 'u' }, { id: `row-${seq}`, kind: 'property.save', entityId, ...more }),
  seq,
});

describe('what goes next', () => {
  const next = (rows: StoredRow[], batched = true) =>
    nextBatch({ rows, now: NOW, maySend: () => true, batched: () => batched, aloneAtOnce: 3 });
  const places = (rows: StoredRow[]) =>
    next(rows).together.map(({ row: { seq }, after }) => [seq, after]);
  const alone = (rows: StoredRow[]) => next(rows, false).alone.map(({ seq }) => seq);

  test('by itself one row a lane, lanes beside each other', () => {
    expect(alone([row(1, 'a'), row(2, 'a'), row(3, 'b')])).toEqual([1, 3]);
  });
  test('together a lane travels whole, each after the one before it', () => {
    expect(places([row(1, 'a'), row(2, 'a'), row(3, 'b'), row(4, 'a')])).toEqual([
      [1, []],
      [2, [0]],
      [3, []],
      [4, [1]],
    ]);
  });
  test('what depends on a row in the same request goes after it', () => {
    const rows = [row(1, 'a'), row(2, 'b', { dependsOn: ['row-1'] })];
    expect(places(rows)).toEqual([
      [1, []],
      [2, [0]],
    ]);
  });
  test('at most fifty travel together', () => {
    const rows = Array.from({ length: 60 }, (_, at) => row(at + 1, `lane ${at}`));
    expect(next(rows).together).toHaveLength(50);
  });
  test('a row in its pause holds back its lane', () => {
    expect(places([row(1, 'a', { nextAttemptAt: NOW + 9 }), row(2, 'a'), row(3, 'b')])).toEqual([
      [3, []],
    ]);
  });
  test('a refused row holds back its own lane and what depends on it, nothing else', () => {
    const rows = [
      row(1, 'a', { state: 'rejected' }),
      row(2, 'a'),
      row(3, 'b', { dependsOn: ['row-1'] }),
      row(4, 'c'),
    ];
    expect(places(rows)).toEqual([[4, []]]);
    expect(alone(rows)).toEqual([4]);
  });
  test('a row whose needs are settled, and whose time has come, goes', () => {
    expect(alone([row(1, 'a', { dependsOn: ['long-gone'] })])).toEqual([1]);
    expect(alone([row(1, 'a', { nextAttemptAt: NOW + 1 })])).toEqual([]);
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

test('[SYNC-3] an item shows the worst of what waits for it, and Sent for the server’s word alone', () => {
  const at = (state: string, code = 'invalid', behind = false) => ({
    state,
    attempts: 0,
    behind,
    lastError: { message: 'Price is required', code },
  });
  expect(deliveryOf([], true)).toEqual({ state: 'sent' });
  expect(deliveryOf([], false)).toEqual({ state: 'silent' });
  expect(deliveryOf([at('pending', 'network')], true)).toEqual({ state: 'on-phone' });
  // The network is there: what puts it off is the server's own word.
  const late = {
    ...at('pending', 'rate-limited'),
    lastError: { message: 'Please try again in 9 minutes.', code: 'rate-limited' },
  };
  expect(deliveryOf([late], false)).toEqual({
    state: 'put-off',
    why: 'Please try again in 9 minutes.',
  });
  expect(deliveryWords(deliveryOf([late], false))?.long).toBe(
    'Safe on this device, and tried again by itself. The server said: Please try again in 9 minutes.',
  );
  expect(deliveryOf([at('pending'), at('sending')], true)).toEqual({ state: 'sending' });
  expect(deliveryOf([at('pending', 'network', true)], true)).toEqual({ state: 'behind' });
  expect(deliveryOf([at('sending'), at('rejected')], true)).toEqual({
    state: 'refused',
    why: 'Price is required',
  });
  for (const [code, tried] of [
    ['unreadable', false],
    ['unfit', true],
  ] as const)
    expect(deliveryOf([at('rejected', code)], false)).toEqual({ state: 'unreadable', tried });
});
