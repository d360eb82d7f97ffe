import { describe, expect, test } from 'vitest';
import { busySpans } from '../../src/domain/inspections/times/busy-spans';

const FROM = Date.UTC(2026, 2, 1);
const UNTIL = Date.UTC(2026, 4, 1);
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines, at) => ['BEGIN:VEVENT', `UID:${at}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const read = (...events: string[][]) => busySpans(calendar(...events), FROM, UNTIL);
/** Spans as their beginnings and ends in UTC. */
const told = (...events: string[][]) =>
  read(...events).spans.map(({ start, end }) =>
    [start, end].map((moment) => new Date(moment).toISOString().slice(0, 16)),
  );

describe('[SLOT-4] the busy times of a calendar', () => {
  test('are read in UTC, in a zone by its name, without one in Lagos, and for whole days', () => {
    expect(
      told(
        ['DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z', 'SUMMARY:Secret'],
        ['DTSTART;TZID=Europe/London:20260401T090000', 'DURATION:PT30M'],
        ['DTSTART;TZID="W. Central Africa Standard Time":20260303T090000', 'DURATION:PT1H'],
        ['DTSTART:20260304T090000', 'DTEND:20260304T093000'],
        ['DTSTART;VALUE=DATE:20260305', 'DTEND;VALUE=DATE:20260307'],
        ['DTSTART;VALUE=DATE:20260310'],
      ),
    ).toEqual([
      ['2026-03-02T09:00', '2026-03-02T10:00'],
      ['2026-03-03T08:00', '2026-03-03T09:00'],
      ['2026-03-04T08:00', '2026-03-04T08:30'],
      ['2026-03-04T23:00', '2026-03-06T23:00'],
      ['2026-03-09T23:00', '2026-03-10T23:00'],
      ['2026-04-01T08:00', '2026-04-01T08:30'],
    ]);
  });

  test('end in a zone of their own: a flight to London takes six hours', () => {
    expect(
      told([
        'DTSTART;TZID=Africa/Lagos:20260302T090000',
        'DTEND;TZID=Europe/London:20260302T140000',
      ]),
    ).toEqual([['2026-03-02T08:00', '2026-03-02T14:00']]);
  });

  test('are not those that are cancelled, free, over or far ahead; what meets is one', () => {
    expect(
      told(
        ['DTSTART:20260302T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'],
        ['DTSTART:20260302T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'],
        ['DTSTART:20260201T090000Z', 'DURATION:PT1H'],
        ['DTSTART:20260601T090000Z', 'DURATION:PT1H'],
        ['DTSTART:20260303T100000Z', 'DURATION:PT1H'],
        ['DTSTART:20260303T090000Z', 'DURATION:PT1H'],
      ),
    ).toEqual([['2026-03-03T09:00', '2026-03-03T11:00']]);
  });

  test('repeat by days and weeks, with an interval, a count, an end and weekdays', () => {
    const hour = (rule: string, day = '20260302') =>
      told([`DTSTART:${day}T090000Z`, 'DURATION:PT1H', `RRULE:${rule}`]).map(([start]) =>
        start?.slice(5, 10),
      );
    expect(hour('FREQ=DAILY;COUNT=3')).toEqual(['03-02', '03-03', '03-04']);
    expect(hour('FREQ=DAILY;INTERVAL=2;UNTIL=20260306T090000Z')).toEqual([
      '03-02',
      '03-04',
      '03-06',
    ]);
    expect(hour('FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260311')).toEqual([
      '03-02',
      '03-04',
      '03-09',
      '03-11',
    ]);
    expect(hour('FREQ=WEEKLY;INTERVAL=2;COUNT=2')).toEqual(['03-02', '03-16']);
    // Begun long ago, and never ending: from the time that is asked about.
    expect(hour('FREQ=WEEKLY', '20200106')[0]).toBe('03-02');
    expect(hour('FREQ=WEEKLY', '20200106')).toHaveLength(9);
    expect(hour('FREQ=DAILY;COUNT=5', '20260226')).toEqual(['03-01', '03-02']);
  });

  test('leave out and move single ones of those that repeat', () => {
    const text = [
      'BEGIN:VEVENT',
      'UID:a',
      'DTSTART:20260302T090000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE:20260303T090000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:a',
      'RECURRENCE-ID:20260304T090000Z',
      'DTSTART:20260304T150000Z',
      'DURATION:PT1H',
      'END:VEVENT',
    ].join('\n');
    expect(
      busySpans(text, FROM, UNTIL).spans.map(({ start }) => new Date(start).toISOString()),
    ).toEqual(['2026-03-02T09:00:00.000Z', '2026-03-04T15:00:00.000Z']);
  });

  test('that are not understood are counted, and nothing is guessed', () => {
    const at = ['DTSTART:20260302T090000Z', 'DURATION:PT1H'];
    expect(
      read(
        [...at, 'RRULE:FREQ=MONTHLY'],
        [...at, 'RRULE:FREQ=WEEKLY;BYDAY=1MO'],
        [...at, 'RRULE:FREQ=DAILY;BYHOUR=9'],
        [...at, 'RRULE:FREQ=DAILY;INTERVAL=0'],
        ['DTSTART;TZID=Nowhere/Here:20260302T090000', 'DURATION:PT1H'],
        ['DTSTART:soon'],
      ),
    ).toEqual({ spans: [], unreadRepeats: 4, unread: 2 });
    expect(busySpans('<html>Log in</html>', FROM, UNTIL)).toEqual({
      spans: [],
      unreadRepeats: 0,
      unread: 0,
    });
  });

  test('are counted from the first day on, however long ago that was', () => {
    // 2 January 2020 and 2,299 days more: the last is 19 April 2026, the 2,250th the last of February.
    const starts = (count: number) =>
      told([
        'DTSTART;TZID=Europe/London:20200102T090000',
        'DURATION:PT1H',
        `RRULE:FREQ=DAILY;COUNT=${count}`,
      ]).map(([start]) => start);
    expect(starts(2250)).toEqual([]);
    expect(starts(2300).at(0)).toBe('2026-03-01T09:00');
    expect(starts(2300).at(-1)).toBe('2026-04-19T08:00');
  });

  test('of a calendar made to keep a server busy are followed so far and no further', () => {
    const daily = [
      'DTSTART;TZID=Europe/London:20260101T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY',
    ];
    const { spans, unreadRepeats } = read(...Array.from({ length: 500 }, () => daily));
    expect(spans).toHaveLength(61);
    expect(unreadRepeats).toBeGreaterThan(100);
  });

  test('are found through folded lines, and an alarm is no time of its entry', () => {
    expect(
      told([
        'DTSTART:2026030',
        ' 2T090000Z',
        'DURATION:PT1H',
        'BEGIN:VALARM',
        'DURATION:PT9H',
        'END:VALARM',
      ]),
    ).toEqual([['2026-03-02T09:00', '2026-03-02T10:00']]);
  });
});
