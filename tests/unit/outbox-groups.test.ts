import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/domain/outbox/commands/all-commands';
import type { DeliveryRow } from '../../src/domain/outbox/delivery';
import { groupRows } from '../../src/domain/outbox/group-rows';
import { deliveryOf } from '../../src/domain/outbox/delivery';
import {
  groupLine,
  needsDecision,
  partsLine,
  wholeWords,
} from '../../src/domain/outbox/group-words';

describe('which rows stand together', () => {
  test('those of one subject, the group with the oldest row first', () => {
    expect(
      groupRows([
        { seq: 9, subject: 'listing a' },
        { seq: 4, subject: 'message m' },
        { seq: 2, subject: 'listing a' },
        { seq: 3, subject: 'listing b' },
        { seq: 11, subject: 'listing a' },
      ]),
    ).toEqual([
      { subject: 'listing a', seqs: [2, 9, 11] },
      { subject: 'listing b', seqs: [3] },
      { subject: 'message m', seqs: [4] },
    ]);
  });

  test('a row that tells no subject stands alone', () => {
    expect(groupRows([{ seq: 2 }, { seq: 1, subject: undefined }])).toEqual([
      { subject: 'row 1', seqs: [1] },
      { subject: 'row 2', seqs: [2] },
    ]);
  });

  test('nothing is no group', () => expect(groupRows([])).toEqual([]));

  test('photos, their order and a boost stand with their listing, and the listing’s lane is its own', () => {
    const photo = { propertyId: 'home', position: 0, shrunk: true };
    const order = { propertyId: 'home', title: 'Flat', photos: [] };
    expect(COMMANDS['property.publish'].lane('home', { title: 'Flat' })).toBe('listing home');
    expect(COMMANDS['property.publish'].subject).toBeUndefined();
    expect(COMMANDS['photo.add'].subject?.('p1', photo)).toBe('listing home');
    expect(COMMANDS['photo.remove'].subject?.('p1', { propertyId: 'home', image: null })).toBe(
      'listing home',
    );
    expect(COMMANDS['photo.arrange'].subject?.('home', order)).toBe('listing home');
    expect(COMMANDS['boost.apply'].subject?.('home', { propertyId: 'home', title: 'Flat' })).toBe(
      'listing home',
    );
  });

  test('papers stand with their application, and messages each alone', () => {
    const paper = { title: 'CAC', applicationId: 'a1' };
    expect(COMMANDS['document.send'].subject?.('d1', paper)).toBe('application a1');
    const message = { id: 'm1', recipientId: 'r', propertyId: 'home', subject: '', content: '' };
    expect(COMMANDS['message.send'].subject?.('m1', message)).toBe('message m1');
    expect(COMMANDS['message.delete'].subject?.('m1', { conversation: null })).toBe('message m1');
  });
});

test.each([
  [['photo.add', 'photo.add', 'photo.add', 'photo.add'], '4 photos'],
  [
    ['property.save', 'photo.add', 'photo.add', 'property.publish'],
    'the listing, 2 photos and publishing it',
  ],
  [['property.save', 'photo.arrange'], 'the listing and the order of its photos'],
  [['photo.remove', 'photo.add'], '1 photo to remove and 1 photo'],
  [['inspection.request'], 'ask for an inspection'],
  [['inspection.answer', 'inspection.answer'], 'answer an inspection request (2)'],
  [['teleport', 'teleport'], '2 things of another version'],
  [[], ''],
])('%j is called %s', (kinds, words) => expect(partsLine(kinds)).toBe(words));

describe('where a whole stands', () => {
  const row = (state: string, code?: string, behind = false): DeliveryRow => ({
    state,
    attempts: code === undefined ? 0 : 1,
    lastError: code === undefined ? null : { code, message: 'Why' },
    behind,
  });
  const [waits, sends, refused] = [row('pending'), row('sending'), row('rejected', 'invalid')];

  test.each([
    ['all wait', [waits, waits], 'waiting for a connection', false],
    ['one is sent', [waits, sends], 'sending', false],
    ['held for a login', [row('paused'), sends], 'waiting for you to log in', false],
    ['put off', [row('pending', 'limited'), waits], 'tried again by itself', false],
    ['two refused', [waits, refused, sends, refused], '2 refused', true],
    ['one alone refused', [refused], 'refused', true],
    [
      'refused and what waits behind it',
      [refused, row('pending', undefined, true)],
      '1 refused',
      true,
    ],
    ['changed elsewhere', [row('conflict', 'conflict'), waits], '1 changed elsewhere', true],
    ['both', [row('conflict', 'conflict'), refused], '1 refused, 1 changed elsewhere', true],
    ['parked', [row('rejected', 'unfit')], 'not for this version of the app', true],
  ] as const)('%s', (_name, rows, words, asks) => {
    const delivery = deliveryOf(rows, false);
    expect([wholeWords(rows, delivery), needsDecision(delivery)]).toEqual([words, asks]);
  });

  test('as the chips say it', () => {
    expect(deliveryOf([waits, refused], false)).toEqual({ state: 'refused', why: 'Why' });
  });
});

test('a line begins as a sentence does', () => {
  expect(groupLine('4 photos', 'waiting for a connection')).toBe(
    '4 photos, waiting for a connection',
  );
  expect(groupLine('the listing', 'sending')).toBe('The listing, sending');
  expect(groupLine('', 'refused')).toBe('Refused');
});
