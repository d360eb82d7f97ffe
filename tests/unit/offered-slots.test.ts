import { describe, expect, test } from 'vitest';
import type { OfferedTimes } from '../../src/contract/inspection/offered-times';
import {
  changeOfferedTimes,
  joinTimesChanges,
  offersTimes,
} from '../../src/domain/inspections/times/change-offered-times';
import { isOutsideHours } from '../../src/domain/inspections/times/is-outside-hours';
import { nearestSlots } from '../../src/domain/inspections/times/nearest-slots';
import { isTaken, offeredSlots, slotSpan } from '../../src/domain/inspections/times/offered-slots';
import { slotsAhead } from '../../src/domain/inspections/times/slots-ahead';

const offer = (change: Partial<OfferedTimes>): OfferedTimes => ({
  slotMinutes: 60,
  week: {},
  days: {},
  ...change,
});
/** A moment by the clock of Lagos. */
const lagos = (moment: string) => new Date(`${moment}:00+01:00`);
const span = (start: string, end: string) => ({
  start: lagos(start).getTime(),
  end: lagos(end).getTime(),
});
// 2 March 2026 is a Monday.
const MONDAY = lagos('2026-03-02T06:00');

describe('[SLOT-1] free slots', () => {
  test('are the hours of each weekday, cut into viewings, for fourteen days', () => {
    const times = offer({ week: { mon: [{ from: '10:00', to: '12:00' }] } });
    expect(offeredSlots(times, [], MONDAY)).toEqual([
      { date: '2026-03-02', times: ['10:00', '11:00'] },
      { date: '2026-03-09', times: ['10:00', '11:00'] },
    ]);
  });

  test('leave out what remains where the length does not divide the hours', () => {
    const times = offer({ slotMinutes: 45, week: { tue: [{ from: '10:00', to: '12:00' }] } });
    expect(offeredSlots(times, [], MONDAY)[0]).toEqual({
      date: '2026-03-03',
      times: ['10:00', '10:45'],
    });
    const short = offer({ week: { tue: [{ from: '10:00', to: '10:45' }] } });
    expect(offeredSlots(short, [], MONDAY)).toEqual([]);
  });

  test('of hours that overlap or meet are those of one stretch, in the order of the clock', () => {
    const times = offer({
      slotMinutes: 30,
      week: {
        mon: [
          { from: '15:00', to: '16:00' },
          { from: '09:00', to: '10:15' },
          { from: '10:00', to: '10:45' },
          { from: '10:45', to: '11:00' },
        ],
      },
    });
    expect(offeredSlots(times, [], MONDAY)[0]?.times).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '15:00',
      '15:30',
    ]);
  });

  test('are there up to the last hour of the day', () => {
    const times = offer({ week: { mon: [{ from: '17:00', to: '19:00' }] } });
    expect(offeredSlots(times, [], MONDAY)[0]?.times).toEqual(['17:00', '18:00']);
  });

  test('of a single day come beside those of the week, and a day can be closed', () => {
    const times = offer({
      week: { mon: [{ from: '10:00', to: '11:00' }] },
      days: {
        '2026-03-02': [{ from: '14:00', to: '15:00' }],
        '2026-03-04': [{ from: '08:00', to: '09:00' }],
        '2026-03-09': [],
      },
    });
    expect(offeredSlots(times, [], MONDAY)).toEqual([
      { date: '2026-03-02', times: ['10:00', '14:00'] },
      { date: '2026-03-04', times: ['08:00'] },
    ]);
  });

  test('are not those that are over or begin within the hour', () => {
    const times = offer({
      slotMinutes: 30,
      days: { '2026-03-02': [{ from: '09:00', to: '11:30' }] },
    });
    expect(offeredSlots(times, [], lagos('2026-03-02T09:00'))[0]?.times).toEqual([
      '10:00',
      '10:30',
      '11:00',
    ]);
    expect(offeredSlots(times, [], lagos('2026-03-02T09:01'))[0]?.times).toEqual([
      '10:30',
      '11:00',
    ]);
    expect(offeredSlots(times, [], lagos('2026-03-02T10:01'))).toEqual([]);
  });

  test('are not those that something busy meets; what ends as they begin leaves them', () => {
    const times = offer({ days: { '2026-03-02': [{ from: '09:00', to: '13:00' }] } });
    const at = (...busy: { start: number; end: number }[]) =>
      offeredSlots(times, busy, MONDAY)[0]?.times;
    expect(at(span('2026-03-02T10:00', '2026-03-02T11:00'))).toEqual(['09:00', '11:00', '12:00']);
    expect(at(span('2026-03-02T10:59', '2026-03-02T11:01'))).toEqual(['09:00', '12:00']);
    expect(at(span('2026-03-02T10:15', '2026-03-02T10:20'))).toEqual(['09:00', '11:00', '12:00']);
  });

  test('keep clear of what goes on over midnight', () => {
    const times = offer({
      days: {
        '2026-03-02': [{ from: '18:00', to: '19:00' }],
        '2026-03-03': [{ from: '07:00', to: '09:00' }],
      },
    });
    expect(offeredSlots(times, [span('2026-03-02T18:30', '2026-03-03T07:30')], MONDAY)).toEqual([
      { date: '2026-03-03', times: ['08:00'] },
    ]);
  });

  test('begin with the day that it is in Lagos, also in its first hour and over a new year', () => {
    const times = offer({
      days: {
        '2026-12-31': [{ from: '10:00', to: '11:00' }],
        '2027-01-01': [{ from: '10:00', to: '11:00' }],
        '2027-01-13': [{ from: '10:00', to: '11:00' }],
        '2027-01-14': [{ from: '10:00', to: '11:00' }],
      },
    });
    expect(
      offeredSlots(times, [], new Date('2026-12-31T22:59:00Z')).map(({ date }) => date),
    ).toEqual(['2027-01-01', '2027-01-13']);
    expect(
      offeredSlots(times, [], new Date('2026-12-31T23:00:00Z')).map(({ date }) => date),
    ).toEqual(['2027-01-01', '2027-01-13', '2027-01-14']);
  });

  test('are an hour ahead of UTC in summer as in winter', () => {
    expect(slotSpan({ requestDate: '2026-01-15', requestTime: '10:00' }, 30)).toEqual({
      start: Date.UTC(2026, 0, 15, 9, 0),
      end: Date.UTC(2026, 0, 15, 9, 30),
    });
    expect(slotSpan({ requestDate: '2026-07-15', requestTime: '10:00' }, 30).start).toBe(
      Date.UTC(2026, 6, 15, 9, 0),
    );
  });

  test('that begin as others end are not taken', () => {
    const slot = slotSpan({ requestDate: '2026-03-02', requestTime: '10:00' }, 60);
    expect(isTaken(slot, [span('2026-03-02T09:00', '2026-03-02T10:00')])).toBe(false);
    expect(isTaken(slot, [span('2026-03-02T11:00', '2026-03-02T12:00')])).toBe(false);
    expect(isTaken(slot, [span('2026-03-02T08:00', '2026-03-02T12:00')])).toBe(true);
  });
});

test('[SLOT-3] the nearest slots to a wish are told in the order of the clock', () => {
  const days = [
    { date: '2026-03-02', times: ['09:00', '11:00', '16:00'] },
    { date: '2026-03-03', times: ['09:00', '10:00'] },
  ];
  expect(nearestSlots(days, { requestDate: '2026-03-02', requestTime: '10:00' })).toEqual([
    { requestDate: '2026-03-02', requestTime: '09:00' },
    { requestDate: '2026-03-02', requestTime: '11:00' },
    { requestDate: '2026-03-02', requestTime: '16:00' },
    { requestDate: '2026-03-03', requestTime: '09:00' },
  ]);
  expect(nearestSlots([], { requestDate: '2026-03-02', requestTime: '10:00' })).toEqual([]);
});

test('[SLOT-2] slots heard of before lose what has passed since', () => {
  const days = [
    { date: '2026-03-02', times: ['09:00', '10:00'] },
    { date: '2026-03-03', times: ['09:00'] },
  ];
  expect(slotsAhead(days, lagos('2026-03-02T08:30'))).toEqual([
    { date: '2026-03-02', times: ['10:00'] },
    { date: '2026-03-03', times: ['09:00'] },
  ]);
  expect(slotsAhead(days, lagos('2026-03-02T12:00'))).toEqual([
    { date: '2026-03-03', times: ['09:00'] },
  ]);
});

test('[SLOT-1] a change touches only the days that it names', () => {
  const ten = [{ from: '10:00', to: '12:00' }];
  const before = offer({ week: { mon: ten, tue: ten }, days: { '2026-03-09': [] } });
  const change = joinTimesChanges(
    { week: { mon: [] }, days: { '2026-03-09': null } },
    { slotMinutes: 30, week: { wed: ten }, days: { '2026-03-10': ten } },
  );
  expect(changeOfferedTimes(before, change)).toEqual({
    slotMinutes: 30,
    week: { mon: [], tue: ten, wed: ten },
    days: { '2026-03-10': ten },
  });
  expect(joinTimesChanges({ week: { mon: ten } }, { week: { mon: [] } })).toEqual({
    week: { mon: [] },
  });
  expect(offersTimes(before)).toBe(true);
  expect(offersTimes(offer({ week: { mon: [] }, days: { '2026-03-09': [] } }))).toBe(false);
});

// 3 March is a Tuesday.
test.each([
  ['2026-03-02', '10:00', false],
  ['2026-03-02', '11:15', false],
  ['2026-03-02', '11:30', true],
  ['2026-03-02', '09:45', true],
  ['2026-03-03', '10:00', true],
  ['2026-03-09', '10:00', true],
  ['2026-03-14', '08:00', false],
])('[SLOT-2] a viewing on %s at %s is outside of the offered hours: %s', (date, time, outside) => {
  const times = offer({
    slotMinutes: 45,
    week: {
      mon: [
        { from: '10:00', to: '11:00' },
        { from: '11:00', to: '12:00' },
      ],
    },
    days: { '2026-03-09': [], '2026-03-14': [{ from: '08:00', to: '09:00' }] },
  });
  expect(isOutsideHours(times, { requestDate: date, requestTime: time })).toBe(outside);
});

test('[SLOT-2] nothing is outside of the hours of an agent who offers none', () => {
  const slot = { requestDate: '2026-03-02', requestTime: '03:00' };
  expect(isOutsideHours(offer({}), slot)).toBe(false);
  expect(isOutsideHours(offer({ days: { '2026-03-02': [] } }), slot)).toBe(false);
});
