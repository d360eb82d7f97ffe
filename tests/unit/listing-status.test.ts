import { describe, expect, test } from 'vitest';
import type { PropertyStatus } from '../../src/contract/listing/property-options';
import { messageWarning } from '../../src/domain/plans/message-warning';
import { manyPublishWarning, publishWarning } from '../../src/domain/plans/publish-warning';
import { deleteListingWords } from '../../src/domain/property/words/delete-listing-words';
import {
  countsAsPublished,
  shownStatus,
  type StatusRow,
} from '../../src/domain/property/shown-status';

/** A waiting row; `was` is where the listing stood before it. */
const row = (
  kind: string,
  change: Partial<StatusRow> & { was?: PropertyStatus } = {},
): StatusRow => {
  const { was, ...rest } = change;
  return {
    id: kind,
    kind,
    state: 'pending',
    dependsOn: [],
    lastError: null,
    before: was === undefined ? [] : [{ was: 'fields', fields: { status: was } }],
    ...rest,
  };
};
const refused = { state: 'rejected', lastError: { message: 'No room.' } };
const save = row('property.save');

describe('where a listing of one’s own stands', () => {
  test.each<[string, PropertyStatus, number | null, StatusRow[], string, string, boolean, string]>([
    ['published', 'Active', 3, [], 'Active', 'good', true, 'Active'],
    [
      'published, with an edit under way',
      'Active',
      3,
      [save],
      'Active, changes not sent',
      'good',
      true,
      'Active',
    ],
    [
      'published, with a refused edit',
      'Active',
      3,
      [row('property.save', refused)],
      'Active, changes not sent',
      'good',
      true,
      'Active',
    ],
    ['a draft', 'Draft', 3, [], 'Draft', 'plain', false, 'Draft'],
    ['a draft that is only here', 'Draft', null, [save], 'Draft', 'plain', false, 'Draft'],
    ['rented', 'Rented', 3, [], 'Rented', 'plain', false, 'Rented or sold'],
    [
      'new and to be published',
      'Active',
      null,
      [save, row('property.publish', { was: 'Draft' })],
      'Waiting to be published',
      'warn',
      false,
      'Waiting',
    ],
    [
      'sent, and still to be published',
      'Active',
      1,
      [row('property.publish', { was: 'Draft', state: 'sending' })],
      'Waiting to be published',
      'warn',
      false,
      'Waiting',
    ],
    [
      'refused by the server',
      'Active',
      1,
      [row('property.publish', { was: 'Draft', ...refused })],
      'Not published',
      'bad',
      false,
      'Not published',
    ],
    [
      'changed here after it was deleted elsewhere',
      'Active',
      3,
      [
        row('property.save', {
          state: 'rejected',
          lastError: { message: 'This listing was deleted.', code: 'gone' },
        }),
      ],
      'Deleted on another device',
      'bad',
      false,
      'Not published',
    ],
    [
      'published, with a photo that this device has lost',
      'Active',
      3,
      [row('photo.add', { state: 'rejected', lastError: { message: 'Lost.', code: 'gone' } })],
      'Active',
      'good',
      true,
      'Active',
    ],
    [
      'held up by refused fields',
      'Active',
      null,
      [row('property.save', refused), row('property.publish', { was: 'Draft' })],
      'Not published',
      'bad',
      false,
      'Not published',
    ],
    [
      'held up by a refused photo',
      'Active',
      1,
      [
        row('property.publish', { was: 'Draft', dependsOn: ['photo.add'] }),
        row('photo.add', refused),
      ],
      'Not published',
      'bad',
      false,
      'Not published',
    ],
    [
      'not held up by another photo',
      'Active',
      1,
      [row('property.publish', { was: 'Draft' }), row('photo.add', refused)],
      'Waiting to be published',
      'warn',
      false,
      'Waiting',
    ],
    [
      'not held up by an edit after it',
      'Active',
      1,
      [row('property.publish', { was: 'Draft' }), row('property.save', refused)],
      'Waiting to be published',
      'warn',
      false,
      'Waiting',
    ],
    [
      'being taken offline',
      'Draft',
      3,
      [row('property.unpublish', { was: 'Active' })],
      'Being taken offline',
      'warn',
      true,
      'Active',
    ],
    [
      'not taken offline',
      'Draft',
      3,
      [row('property.unpublish', { was: 'Active', ...refused })],
      'Not taken offline',
      'bad',
      true,
      'Active',
    ],
    [
      'taken offline and back before it was sent',
      'Active',
      3,
      [row('property.publish', { was: 'Active' })],
      'Active',
      'good',
      true,
      'Active',
    ],
    [
      'published and taken back before it was sent',
      'Draft',
      3,
      [row('property.unpublish', { was: 'Draft' })],
      'Draft',
      'plain',
      false,
      'Draft',
    ],
    [
      'tried without an answer, and taken back',
      'Draft',
      null,
      [row('property.publish', { was: 'Draft' }), row('property.unpublish', { was: 'Active' })],
      'Draft',
      'plain',
      false,
      'Draft',
    ],
    [
      'to be marked sold',
      'Sold',
      3,
      [row('property.close', { was: 'Active' })],
      'Waiting to be marked sold',
      'warn',
      true,
      'Active',
    ],
    [
      'not marked rented',
      'Rented',
      3,
      [row('property.close', { was: 'Active', ...refused })],
      'Not marked rented',
      'bad',
      true,
      'Active',
    ],
  ])('%s', (_name, status, version, rows, label, tone, isPublic, group) => {
    expect(shownStatus({ status, version }, rows)).toMatchObject({ label, tone, isPublic, group });
  });

  test('a refusal names the row to decide about, its reason and the limit it met', () => {
    const over = {
      state: 'rejected',
      lastError: { message: 'The plan is full.', limit: 'listings' as const },
    };
    expect(
      shownStatus({ status: 'Active', version: 1 }, [
        row('property.publish', { was: 'Draft', ...over }),
      ]).refusal,
    ).toEqual({
      rowId: 'property.publish',
      why: 'The plan is full.',
      isConflict: false,
      limit: 'listings',
    });
    expect(
      shownStatus({ status: 'Active', version: 1 }, [
        row('property.save', { state: 'conflict', lastError: { message: 'Changed' } }),
        row('property.publish', { was: 'Draft' }),
      ]).refusal,
    ).toEqual({
      rowId: 'property.save',
      why: 'it was changed on another device too',
      isConflict: true,
      limit: null,
    });
  });

  test('what the plan counts: published and waiting to be, not what was refused or is going', () => {
    const counts = (status: PropertyStatus, rows: StatusRow[]) =>
      countsAsPublished(status, shownStatus({ status, version: 1 }, rows));
    expect(counts('Active', [])).toBe(true);
    expect(counts('Active', [row('property.publish', { was: 'Draft' })])).toBe(true);
    expect(counts('Active', [row('property.publish', { was: 'Draft', ...refused })])).toBe(false);
    expect(counts('Draft', [row('property.unpublish', { was: 'Active' })])).toBe(false);
    expect(counts('Draft', [row('property.unpublish', { was: 'Active', ...refused })])).toBe(true);
    expect(counts('Draft', [])).toBe(false);
  });

  test('the question before it is deleted says what is true', () => {
    const ask = (isPublic: boolean, isOnlyHere: boolean) =>
      deleteListingWords({ title: 'Home', isPublic, isOnlyHere });
    expect(ask(true, false)).toBe("Delete 'Home'? Seekers will no longer find it.");
    expect(ask(false, true)).toBe("Delete 'Home'? It is only on this device, and was not sent.");
    expect(ask(false, false)).toBe(
      "Delete 'Home'? Seekers do not find it now, and it goes from your account too.",
    );
  });
});

describe('the plan is told of before it refuses', () => {
  const plan = (limits: Partial<Record<'listings' | 'states' | 'messages', number | null>>) => ({
    plan: 'starter' as const,
    uses: (['listings', 'states', 'messages'] as const).map((limit) => ({
      limit,
      used: limit === 'messages' ? 2 : 0,
      allowed: limits[limit] ?? null,
      renewsAt: limit === 'messages' ? '2026-10-31T23:00:00.000Z' : null,
    })),
  });
  const active = { isWaiting: false, state: 'Lagos' };
  const waiting = { isWaiting: true, state: 'Lagos' };

  test.each([
    [5, [active, active, active, active], null],
    [
      5,
      [active, active, active, active, active],
      'Your Starter plan publishes 5 listings; 5 are active.',
    ],
    [
      5,
      [active, active, active, waiting, waiting],
      'Your Starter plan publishes 5 listings; 3 are active and 2 wait to be published.',
    ],
    [1, [waiting], 'Your Starter plan publishes 1 listing; 1 waits to be published.'],
    [0, [], 'Your Starter plan publishes 0 listings; 0 are active.'],
    [null, [active, active], null],
  ])('%s listings allowed', (listings, others, words) => {
    expect(publishWarning(plan({ listings }), others, 'Lagos')?.text ?? null).toBe(words);
  });

  test('another state than the plan has room for', () => {
    const one = plan({ states: 1 });
    expect(publishWarning(one, [active], 'Lagos')).toBeNull();
    expect(publishWarning(one, [active], null)).toBeNull();
    expect(publishWarning(one, [], 'Oyo')).toBeNull();
    expect(publishWarning(plan({ states: 3 }), [active], 'Oyo')).toBeNull();
    expect(publishWarning(one, [active, active], 'Oyo')?.limit).toBe('states');
    expect(publishWarning(one, [active, active], 'Oyo')?.text).toBe(
      'Your Starter plan publishes in 1 state, and yours are in Lagos; Oyo would be one more.',
    );
  });

  test('of many it is said how many have room, and of none of them that it waits already', () => {
    const five = Array(5).fill(active);
    const lagos = (count: number) => Array<string>(count).fill('Lagos');
    expect(manyPublishWarning(plan({ listings: 20 }), five, lagos(841))).toEqual({
      limit: 'listings',
      room: 15,
      text: 'Your Starter plan publishes 20 listings and has room for 15 of these 841 listings.',
    });
    expect(manyPublishWarning(plan({ listings: 20 }), five, lagos(15))).toBeNull();
    expect(manyPublishWarning(plan({}), five, lagos(1500))).toBeNull();
    expect(manyPublishWarning(plan({ listings: 5 }), five, lagos(1500))?.text).toBe(
      'Your Starter plan publishes 5 listings and has no room for these 1,500 listings.',
    );
    // One in another state is passed over for the next.
    const mixed = ['Lagos', 'Oyo', 'Lagos'];
    expect(manyPublishWarning(plan({ listings: 20, states: 1 }), five, mixed)).toEqual({
      limit: 'states',
      room: 2,
      text: 'Your Starter plan publishes in 1 state and has room for 2 of these 3 listings.',
    });
    expect(manyPublishWarning(plan({ states: 1 }), [], ['Oyo', 'Oyo', null])).toBeNull();
    // Of one alone more can be said.
    expect(manyPublishWarning(plan({ listings: 5 }), five, ['Lagos'])).toEqual({
      limit: 'listings',
      room: 0,
      text: 'Your Starter plan publishes 5 listings; 5 are active.',
    });
  });

  test('messages of the month: what the server counted, what is known here, and what waits', () => {
    const october = new Date('2026-10-15T12:00:00Z');
    const sent = (...days: string[]) => days.map((day) => `2026-${day}T12:00:00.000Z`);
    const ask = (times: string[], waits: number, now = october) =>
      messageWarning(plan({ messages: 3 }), times, waits, now);
    expect(ask([], 0)).toBeNull();
    expect(ask([], 1)).toBe(
      'Your Starter plan sends 3 messages a month; 2 are sent and 1 waits to be sent. The server will refuse another one before 01/11/2026.',
    );
    // One more is known here than when the plan was asked; those of September do not count.
    expect(ask(sent('09-30', '10-01', '10-02', '10-03'), 0)).toBe(
      'Your Starter plan sends 3 messages a month; 3 are sent. The server will refuse another one before 01/11/2026.',
    );
    // The month of the server's count is over.
    expect(ask(sent('10-01', '10-02', '10-03'), 0, new Date('2026-11-02T12:00:00Z'))).toBeNull();
    expect(messageWarning(plan({}), sent('10-01'), 50, october)).toBeNull();
  });
});
