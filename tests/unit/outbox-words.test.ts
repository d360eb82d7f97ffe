import { describe, expect, test } from 'vitest';
import { writtenLine } from '../../src/domain/format/written-line';
import { discardWords } from '../../src/domain/outbox/discard-words';
import { parseOutboxFile } from '../../src/domain/outbox/outbox-file';
import {
  exportedWords,
  FILE_PROBLEM_WORDS,
  takenInWords,
} from '../../src/domain/outbox/outbox-file-words';

describe('what is said when a row is given up', () => {
  const row = { kind: 'saved.add', state: 'pending', attempts: 0, lastError: null };

  test.each([
    ['never tried', {}, 'It was not sent and will not be.'],
    ['tried', { attempts: 2 }, 'It may have arrived already.'],
    [
      'a message that was tried',
      { kind: 'message.send', attempts: 1 },
      'It may have arrived. The server is asked to take it back.',
    ],
    [
      'an inspection that was tried, its session ended since',
      { kind: 'inspection.request', attempts: 1, state: 'paused' },
      'It may have arrived. The server is asked to take it back.',
    ],
    [
      'refused',
      {
        kind: 'message.send',
        attempts: 1,
        state: 'rejected',
        lastError: { code: 'validation-failed' },
      },
      'The server did not take it.',
    ],
    [
      'changed elsewhere',
      { kind: 'property.save', attempts: 1, state: 'conflict', lastError: { code: 'conflict' } },
      'The server did not take it.',
    ],
    [
      'of another version, never sent',
      { kind: 'teleport', state: 'rejected', lastError: { code: 'unreadable' } },
      'It was not sent and will not be.',
    ],
    [
      'sent, with an answer nobody here understands',
      { kind: 'message.send', attempts: 1, state: 'rejected', lastError: { code: 'unfit' } },
      'It may have arrived. The server is asked to take it back.',
    ],
    [
      'saved, with an answer nobody here understands',
      { kind: 'property.save', attempts: 1, state: 'rejected', lastError: { code: 'unfit' } },
      'It may have arrived already.',
    ],
  ])('%s', (_name, change, words) => {
    expect(discardWords({ ...row, ...change })).toBe(words);
  });
});

test('when a row was written', () => {
  const now = new Date('2026-05-10T12:00:00Z');
  expect(writtenLine(new Date('2026-05-10T11:59:30Z'), now)).toBe('Written just now');
  expect(writtenLine(new Date('2026-05-10T11:55:00Z'), now)).toBe('Written 5 minutes ago');
  expect(writtenLine(new Date('2026-05-09T11:55:00Z'), now)).toBe('Written 1 day ago');
  expect(writtenLine(new Date('2026-04-03T12:00:00Z'), now)).toBe('Written on 3 Apr');
});

describe('a file of an outbox', () => {
  const whole = {
    format: 'gida-outbox',
    version: 1,
    userId: 'u1',
    exportedAt: '2026-05-10T12:00:00.000Z',
    rows: [
      {
        id: 'r1',
        kind: 'saved.add',
        entityId: 'p1',
        lane: 'saved p1',
        payload: { propertyId: 'p1', title: 'A flat' },
        payloadVersion: 1,
        baseVersion: null,
        dependsOn: [],
        createdAt: 1,
        before: [],
      },
    ],
    photos: [],
    documents: [],
    records: {
      messages: [],
      myProperties: [],
      savedProperties: [],
      alerts: [],
      inspections: [],
      ownApplications: [],
    },
  };
  const parse = (value: unknown) => parseOutboxFile(JSON.stringify(value));

  test('is read as it is', () => expect(parse(whole)).toEqual(whole));
  test('that was cut short is damaged', () =>
    expect(parseOutboxFile(JSON.stringify(whole).slice(0, -40))).toBe('damaged'));
  test('of another program is none of ours', () => {
    expect(parse([1, 2])).toBe('not-ours');
    expect(parse({ ...whole, format: 'notes' })).toBe('not-ours');
  });
  test('of another version is named so', () =>
    expect(parse({ ...whole, version: 2 })).toBe('version'));
  test.each([
    ['a row without a key', { rows: [{ ...whole.rows[0], id: undefined }] }],
    ['a key twice', { rows: [whole.rows[0], whole.rows[0]] }],
    ['a row that brings what to put back', { rows: [{ ...whole.rows[0], before: [{}] }] }],
    ['no records', { records: undefined }],
    ['a photo without bytes', { photos: [{ record: { id: 'f1' }, type: 'image/jpeg' }] }],
  ])('with %s is damaged', (_name, change) => {
    expect(parse({ ...whole, ...change })).toBe('damaged');
  });
});

test('what came of a file', () => {
  expect(takenInWords({ taken: 3, known: 0, unsendable: 0 })).toBe('3 taken in.');
  expect(takenInWords({ taken: 2, known: 1, unsendable: 1 })).toBe(
    '2 taken in. 1 was known here already. 1 cannot be sent by this version of the app.',
  );
  expect(takenInWords({ taken: 0, known: 3, unsendable: 0 })).toBe(
    'Nothing new. 3 were known here already.',
  );
  expect(takenInWords({ taken: 0, known: 0, unsendable: 0 })).toBe('Nothing waits in this file.');
  expect(exportedWords({ rows: 4, left: 0 })).toBe('4 exported.');
  expect(exportedWords({ rows: 0, left: 2 })).toMatch(/^Nothing exported\. An application stays/);
  expect(FILE_PROBLEM_WORDS['other-account']).toBe(
    'This file belongs to another account. Nothing was changed.',
  );
});
