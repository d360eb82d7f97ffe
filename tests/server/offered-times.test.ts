import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type OfferedTimesChange } from '../../src/contract/inspection/offered-times';
import { dayInNigeria } from '../../src/domain/format/day-in-nigeria';
import { addDays } from '../../src/domain/inspections/times/week-of';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

let agent: TestAccount;
let propertyId: string;
const t = sharedApp();
const seeker = sharedAccount(t, 'seeker');
beforeEach(async () => {
  agent = await t.account('agent');
  propertyId = await publishProperty(t, agent);
});

const TAKEN = 'This time has been taken meanwhile. Please choose another time.';
const ahead = (days: number) => addDays(dayInNigeria(new Date()), days);
const offer = (change: OfferedTimesChange, as = agent) =>
  request('PUT /api/inspections/offered-times', { as, payload: change });
const offers = (change: OfferedTimesChange) => t.call(offer(change));
const free = async (of = agent) => t.call(`GET /api/agents/${of.id}/free-times`);
const book = (requestDate: string, requestTime: string, as = seeker, home = propertyId) =>
  request('POST /api/inspections/requests', {
    as,
    payload: {
      id: randomUUID(),
      propertyId: home,
      requestDate,
      requestTime,
      contactNumber: '+234 800 000 0000',
    },
  });
const booked = (requestDate: string, requestTime: string, as = seeker, home = propertyId) =>
  t.call(book(requestDate, requestTime, as, home));
const MORNING = [{ from: '09:00', to: '12:00' }];

describe('[SLOT-1] the times that an agent offers', () => {
  test('are none at first, and each change touches only what it names', async () => {
    expect(await t.call('GET /api/inspections/offered-times', { as: agent })).toEqual({
      times: { slotMinutes: 60, week: {}, days: {} },
    });
    await offers({ week: { mon: MORNING, tue: MORNING }, days: { [ahead(1)]: [] } });
    const { times } = await offers({
      slotMinutes: 30,
      week: { mon: [] },
      days: { [ahead(1)]: null, [ahead(2)]: MORNING },
    });
    expect(times).toEqual({
      slotMinutes: 30,
      week: { mon: [], tue: MORNING },
      days: { [ahead(2)]: MORNING },
    });
  });

  test.each([
    [{ week: { mon: [{ from: '06:00', to: '10:00' }] } }, 'Homes are shown from 07:00 to 19:00.'],
    [{ week: { mon: [{ from: '10:00', to: '10:00' }] } }, 'Please choose an end after the start'],
    [{ days: { 'no day': [] } }, ''],
    [{ week: { noday: [] } }, ''],
    [{ slotMinutes: 20 }, ''],
    [
      { days: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [ahead(at + 1), []])) },
      'At most 60 single days can be kept.',
    ],
  ])('%o is refused in words', async (change, words) => {
    const { message } = await t.refused(422, offer(change as OfferedTimesChange));
    expect(message).toContain(words);
  });

  test('forget days that are over', async () => {
    const { times } = await offers({ days: { '2020-01-01': MORNING, [ahead(1)]: MORNING } });
    expect(times.days).toEqual({ [ahead(1)]: MORNING });
  });

  test('are in the copy of the account and go with it', async () => {
    await offers({ days: { [ahead(1)]: MORNING } });
    const copy = await t.send('GET /api/account/export', { as: agent });
    expect(copy.json().data.offeredTimes).toEqual([
      { slot_minutes: 60, week: {}, days: { [ahead(1)]: MORNING } },
    ]);
  });
});

describe('[SLOT-2] free slots', () => {
  test('are none of an agent who offers none, and of nobody', async () => {
    expect(await free()).toEqual({ slotMinutes: null, days: [] });
    await offers({ days: { [ahead(1)]: [] } });
    expect(await free()).toEqual({ slotMinutes: null, days: [] });
    expect(await t.call(`GET /api/agents/${randomUUID()}/free-times`)).toEqual({
      slotMinutes: null,
      days: [],
    });
  });

  test('lose what is booked, by any home of the agent, and have it again once it is called off', async () => {
    await offers({ days: { [ahead(2)]: MORNING } });
    const { data } = await booked(ahead(2), '10:00');
    expect(await free()).toEqual({
      slotMinutes: 60,
      days: [{ date: ahead(2), times: ['09:00', '11:00'] }],
    });
    await t.send(`PATCH /api/inspections/requests/${data.id}/cancel`, { as: seeker });
    expect((await free()).days).toEqual([{ date: ahead(2), times: ['09:00', '10:00', '11:00'] }]);
  });
});

describe('[SLOT-3] a slot that somebody else has', () => {
  test('is refused with the nearest free ones, also for another home of the agent', async () => {
    await offers({ days: { [ahead(2)]: MORNING, [ahead(3)]: MORNING } });
    const first = await t.account('seeker');
    await booked(ahead(2), '10:00', first);
    const other = await publishProperty(t, agent);
    for (const home of [propertyId, other]) {
      const problem = await t.refused(409, book(ahead(2), '10:00', seeker, home));
      expect(problem).toMatchObject({
        code: 'slot-taken',
        message: TAKEN,
        field: 'requestTime',
        free: [
          { requestDate: ahead(2), requestTime: '09:00' },
          { requestDate: ahead(2), requestTime: '11:00' },
          { requestDate: ahead(3), requestTime: '09:00' },
          { requestDate: ahead(3), requestTime: '10:00' },
        ],
      });
      expect(JSON.stringify(problem)).not.toContain(first.id);
    }
    await booked(ahead(2), '11:00');
  });

  test('names the free ones also where it is promised already, and the home is the same', async () => {
    await offers({ days: { [ahead(2)]: MORNING } });
    const { data } = await booked(ahead(2), '10:00', await t.account('seeker'));
    const confirmed = await t.send(`PATCH /api/inspections/requests/${data.id}/status`, {
      as: agent,
      payload: { status: 'Confirmed' },
    });
    expect(confirmed.statusCode).toBe(200);
    expect(await t.refused(409, book(ahead(2), '10:00'))).toMatchObject({
      code: 'slot-taken',
      message: TAKEN,
      free: [
        { requestDate: ahead(2), requestTime: '09:00' },
        { requestDate: ahead(2), requestTime: '11:00' },
      ],
    });
  });

  test('also meets a time of one’s own that begins within it; beyond the hours one may ask', async () => {
    await offers({ days: { [ahead(2)]: MORNING } });
    await booked(ahead(2), '10:00', await t.account('seeker'));
    await t.refused(409, book(ahead(2), '10:30'));
    await booked(ahead(2), '15:00');
  });

  test('is nobody’s affair where an agent offers no times', async () => {
    await booked(ahead(2), '10:00', await t.account('seeker'));
    await booked(ahead(2), '10:00');
  });

  test('goes to exactly one of those who ask at once', async () => {
    await offers({ days: { [ahead(2)]: MORNING } });
    const seekers = await Promise.all(Array.from({ length: 4 }, () => t.account('seeker')));
    const homes = [propertyId, await publishProperty(t, agent)];
    const answers = await Promise.all(
      seekers.map((as, at) => t.send(book(ahead(2), '09:00', as, homes[at % 2]))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
  });
});
