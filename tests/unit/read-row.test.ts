import { expect, test } from 'vitest';
import type { StoredRow } from '../../src/db/outbox-row';
import { readRow } from '../../src/db/read-row';
import { madeRow } from '../support/made-row';

const row = (change: Partial<StoredRow>): StoredRow => ({
  ...madeRow(
    { id: 'me' },
    {
      kind: 'saved.add',
      entityId: 'home',
      payload: { propertyId: 'home', title: 'Flat' },
      ...change,
    },
  ),
  seq: 1,
});

test('a row of this version is read', () =>
  expect(readRow(row({}))?.payload).toEqual({ propertyId: 'home', title: 'Flat' }));

test.each<[string, Partial<StoredRow>]>([
  ['a newer version, though it looks alike', { payloadVersion: 2 }],
  ['an unknown kind', { kind: 'saved.praise' }],
  ['another payload', { payload: { propertyId: 7 } }],
])('a row of %s is not', (_name, change) => expect(readRow(row(change))).toBeNull());
