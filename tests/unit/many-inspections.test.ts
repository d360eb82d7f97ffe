import { awaitsAnswer } from '../../src/domain/inspections/awaits-answer';
import { expect, test } from 'vitest';
import {
  CALL_OFF,
  DECLINE,
  CONFIRM,
  REACTIVATE,
  takesAnswer,
} from '../../src/domain/inspections/many-inspections';

/** Noon in Nigeria. */
const NOW = new Date('2026-06-30T11:00:00.000Z');

test.each([
  ['an agreed one of today', CALL_OFF, 'Confirmed', '2026-06-30', true],
  ['an agreed one of yesterday', CALL_OFF, 'Rescheduled', '2026-06-29', false],
  ['one that was not agreed on', CALL_OFF, 'Pending', '2026-07-01', false],
  ['one that was asked for', DECLINE, 'Pending', '2026-07-01', true],
  ['one that was asked for and is over', DECLINE, 'Pending', '2026-06-29', true],
  ['a yes to today', CONFIRM, 'Pending', '2026-06-30', true],
  ['a yes to yesterday', CONFIRM, 'Pending', '2026-06-29', false],
  ['yesterday taken up again', REACTIVATE, 'Declined', '2026-06-29', false],
] as const)('[AINS-4] %s', (_what, answer, status, requestDate, takes) => {
  expect(takesAnswer(answer, { status, requestDate, requestTime: '12:00' }, NOW)).toBe(takes);
});

test('[AINS-4] nobody waits for a yes an hour after the time', () => {
  const today = { status: 'Pending', requestDate: '2026-06-30' } as const;
  expect(takesAnswer(CONFIRM, { ...today, requestTime: '11:30' }, NOW)).toBe(true);
  expect(takesAnswer(CONFIRM, { ...today, requestTime: '10:30' }, NOW)).toBe(false);
  const mine = { ...today, agent: { id: 'me' } };
  expect(awaitsAnswer({ ...mine, requestTime: '11:30' }, 'me', NOW)).toBe(true);
  expect(awaitsAnswer({ ...mine, requestTime: '10:30' }, 'me', NOW)).toBe(false);
});
