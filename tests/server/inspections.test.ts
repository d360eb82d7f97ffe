import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/domain/dates/milliseconds';
import { dayInNigeria } from '../../src/domain/format/day-in-nigeria';
import { lockVisitsAhead } from '../../server/modules/inspections/visits-ahead';
import { changePassword } from '../../server/modules/auth/repository';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { readFeed } from '../support/read-feed';
import { rowsOf } from '../support/rows-of';

let propertyId: string;
const t = sharedApp();
const agent = sharedAccount(t, 'agent');
const seeker = sharedAccount(t, 'seeker');
beforeAll(async () => {
  propertyId = await publishProperty(t, agent);
});

let hour = 0;
/** A day far ahead, a time nobody else asked for. */
const freeTime = () => {
  hour += 1;
  return {
    requestDate: `2099-0${1 + (hour % 9)}-01`,
    requestTime: `${String(8 + (hour % 11)).padStart(2, '0')}:15`,
  };
};
const booking = (change: object = {}) => ({
  id: randomUUID(),
  propertyId,
  ...freeTime(),
  contactNumber: '+234 800 000 0000',
  notes: 'I come with my sister',
  ...change,
});
type Step = 'status' | 'reschedule' | 'cancel';
const book = (as: TestAccount, payload: object, key?: string) =>
  request('POST /api/inspections/requests', { as, payload, key });
const step = (id: string, what: Step, payload?: object, as = agent) =>
  request(`PATCH /api/inspections/requests/${id}/${what}`, { as, payload });

/** What a person is notified of, of visits at one time of day: type and words. */
const newsOf = async (as: TestAccount, time: string) => {
  const { notifications } = await t.call('GET /api/notifications', { as });
  return notifications
    .filter(({ details }) => details.time === time)
    .map(({ type, message }) => [type, message]);
};

test('a booking is pending, is seen by both sides once, and its mail goes to the agent', async () => {
  const body = booking();
  const key = randomUUID();
  const { inspection, data } = await t.call(book(seeker, body, key));
  expect(data.id).toBe(body.id);
  expect(inspection).toMatchObject({
    status: 'Pending',
    requesterName: 'Sani Seeker',
    requestDate: body.requestDate,
    requestTime: body.requestTime,
    previousDate: null,
  });
  await t.call(book(seeker, body, key));
  await t.call(book(seeker, body));
  for (const [side, as] of [
    ['received', agent],
    ['sent', seeker],
  ] as const) {
    const { requests } = await t.call(`GET /api/inspections/requests/${side}`, { as });
    expect(requests.filter(({ id }) => id === body.id)).toHaveLength(1);
  }
  const mails = await t.database.query(
    `SELECT 1 FROM mails WHERE recipient = $1 AND body_text LIKE $2`,
    [agent.email, `%${body.requestTime}%`],
  );
  expect(mails).toHaveLength(1);
  expect(await newsOf(agent, body.requestTime)).toEqual([
    ['INSPECTION_ASKED', `Sani Seeker asks to see ${inspection.propertyTitle}`],
  ]);
  const { users } = await t.call('GET /api/inspections/enabled-users', { as: agent });
  expect(users).toEqual([{ id: seeker.id, name: 'Sani Seeker' }]);
  // Whoever asks to see a home may be written to about it, and about no other one.
  const write = (about: string) =>
    request('POST /api/messages', {
      as: agent,
      payload: {
        id: randomUUID(),
        recipientId: seeker.id,
        propertyId: about,
        subject: 'Your visit',
        content: 'Please come to the side gate.',
      },
    });
  await t.call(write(body.propertyId));
  await t.refused(404, write(await publishProperty(t, agent)));
});

test.each([
  [{ requestDate: '2020-01-01' }, 'requestDate', 'Please choose a date that is not in the past'],
  [{ requestTime: '25:00' }, 'requestTime', 'Please choose a time, such as 10:00'],
  [
    { requestTime: '03:15' },
    'requestTime',
    'Homes are shown from 07:00 to 19:00. Please choose a time between them.',
  ],
  [{ contactNumber: '' }, 'contactNumber', 'Phone number is required'],
  [{ contactNumber: 'call me' }, 'contactNumber', 'Phone number is invalid'],
])('a booking with %o is refused by its field', async (change, field, message) => {
  const problem = await t.refused(422, book(seeker, booking(change)));
  expect(problem).toMatchObject({ field, message });
});

test('[AINS-1] confirm, reschedule with the previous time kept, decline and reactivate', async () => {
  const body = booking();
  await t.call(book(seeker, body));
  const confirmed = await t.call(step(body.id, 'status', { status: 'Confirmed' }));
  expect(confirmed.inspection.status).toBe('Confirmed');
  const moved = await t.call(
    step(body.id, 'reschedule', { requestDate: '2099-11-11', requestTime: '09:00' }),
  );
  expect(moved.inspection).toMatchObject({
    status: 'Rescheduled',
    requestDate: '2099-11-11',
    previousDate: body.requestDate,
    previousTime: body.requestTime,
  });
  // Words to the time that it has already are kept: another phone may have moved it there first.
  const worded = await t.call(
    step(body.id, 'reschedule', {
      requestDate: '2099-11-11',
      requestTime: '09:00',
      notes: 'Ask at the gate',
    }),
  );
  expect(worded.inspection).toMatchObject({
    notes: 'I come with my sister',
    agentNotes: 'Ask at the gate',
    previousDate: body.requestDate,
  });
  const { notifications } = await t.call('GET /api/notifications', { as: seeker });
  expect(notifications.filter(({ type }) => type === 'INSPECTION_CONFIRMED')).toHaveLength(3);
  expect(notifications[0]?.details).toMatchObject({ date: '2099-11-11', time: '09:00' });

  const other = booking();
  await t.call(book(seeker, other));
  await t.call(step(other.id, 'status', { status: 'Declined' }));
  expect(await newsOf(seeker, other.requestTime)).toEqual([
    ['INSPECTION_DECLINED', expect.stringMatching(/^Your inspection of .+ was declined$/)],
  ]);
  const again = await t.call(step(other.id, 'status', { status: 'Confirmed' }));
  expect(again.inspection.status).toBe('Confirmed');
  // A visit that both agreed on can still fall through, also one that was moved.
  for (const requestTime of [other.requestTime, body.requestTime]) {
    const id = requestTime === other.requestTime ? other.id : body.id;
    const off = await t.call(step(id, 'status', { status: 'Declined' }));
    // What was written to another time is no reason for it.
    expect(off.inspection).toMatchObject({ status: 'Declined', agentNotes: '' });
  }
  const told = await t.call('GET /api/notifications', { as: seeker });
  expect(told.notifications.slice(0, 2).map(({ type, message }) => [type, message])).toEqual([
    ['INSPECTION_DECLINED', expect.stringMatching(/^Your inspection of .+ was called off$/)],
    ['INSPECTION_DECLINED', expect.stringMatching(/^Your inspection of .+ was called off$/)],
  ]);
});

test('a cancelled request tells the agent; a removed one leaves the seeker’s devices', async () => {
  const seeker = await t.account('seeker');
  const body = booking();
  await t.call(book(seeker, body));
  const cancelled = await t.call(step(body.id, 'cancel', undefined, seeker));
  expect(cancelled.inspection.status).toBe('Cancelled');
  expect((await newsOf(agent, body.requestTime)).map(([type]) => type)).toEqual([
    'INSPECTION_CANCELLED',
    'INSPECTION_ASKED',
  ]);
  await t.refused(409, step(body.id, 'status', { status: 'Confirmed' }));
  const { cursor } = await readFeed(t, seeker, 'inspections');
  await t.send(`DELETE /api/inspections/requests/${body.id}`, { as: seeker });
  const mine = await readFeed(t, seeker, 'inspections', { cursor });
  expect(mine.deleted).toContain(body.id);
  const theirs = await readFeed(t, agent, 'inspections');
  expect(theirs.items.find(({ id }) => id === body.id)?.status).toBe('Cancelled');
});

test('a visit that is over leaves the list without a word, and stands in nobody’s way', async () => {
  const owner = await t.account('agent');
  const homes = [];
  for (let count = 0; count < 4; count += 1) homes.push(await publishProperty(t, owner));
  const visitor = await t.account('seeker');
  const asked = homes.map((propertyId) => booking({ propertyId }));
  for (const one of asked.slice(0, 3)) await t.call(book(visitor, one));
  const fourth = asked[3] ?? booking();
  const full = await t.refused(422, book(visitor, fourth));
  expect(full.message).toMatch(/^You have 3 inspections with this agent ahead/);
  const yesterday = dayInNigeria(new Date(Date.now() - DAY_MS));
  await t.database.query('UPDATE inspections SET request_date = $2 WHERE id = $1', [
    asked[0]?.id,
    yesterday,
  ]);
  await t.call(book(visitor, fourth));
  await t.send(`DELETE /api/inspections/requests/${asked[0]?.id}`, { as: visitor });
  const theirs = await readFeed(t, owner, 'inspections');
  expect(theirs.items.find(({ id }) => id === asked[0]?.id)?.status).toBe('Pending');
});

test('a promised time is promised once, however many are confirmed at the same moment', async () => {
  const slot = { requestDate: '2099-12-24', requestTime: '10:00' };
  const seekers = await Promise.all(Array.from({ length: 8 }, () => t.account('seeker')));
  const bodies = seekers.map(() => booking(slot));
  for (const [index, as] of seekers.entries()) await t.call(book(as, bodies[index] ?? {}));
  const answers = await Promise.all(
    bodies.map(({ id }) => t.send(step(id, 'status', { status: 'Confirmed' }))),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409, 409, 409, 409,
  ]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'slot-taken', field: 'requestTime' });
  // And nobody new may ask for it.
  const late = await t.refused(409, book(seeker, booking(slot)));
  expect(late.message).toBe(
    'This time is taken by another inspection. Please choose another time.',
  );
});

test('an owner does not book their own home, and a home taken down takes no bookings', async () => {
  const own = await t.refused(422, book(agent, booking()));
  expect(own.message).toBe('This is your own property.');
  const gone = await publishProperty(t, agent);
  await t.send(`POST /api/properties/${gone}/unpublish`, { as: agent });
  await t.refused(404, book(seeker, booking({ propertyId: gone })));
});

test('[PLAN-1] the calendar address comes with the plans that have a calendar, and is nobody else’s', async () => {
  const ask = (as: TestAccount, contacts = false) =>
    request('POST /api/inspections/calendar', { as, payload: { contacts } });
  const starter = await t.account('agent', 'Small', 'starter');
  const refused = await t.refused(403, ask(starter));
  expect(refused.message).toBe('The calendar address comes with the Business plan.');
  const business = await t.account('agent', 'Large', 'business');
  const home = await publishProperty(t, business);
  const visitor = await t.account('seeker', 'Ngozi Adaeze Obi');
  await t.call(book(visitor, booking({ propertyId: home })));
  const first = await t.call(ask(business));
  const { url } = await t.call(ask(business));
  const read = async (address: string) => t.send(`GET ${address.replace(/^https?:\/\/[^/]+/, '')}`);
  expect((await read(first.url)).statusCode).toBe(404);
  const { body } = await read(url);
  expect(body).toContain('DESCRIPTION:Ngozi\r\n');
  expect(body).not.toMatch(/Obi|800000/);
  expect((await read(`${url}x`)).statusCode).toBe(404);
  // As long as a viewing of theirs takes, and an hour where they said nothing of it.
  const minutes = (ics: string) => {
    const [start = '', end = ''] = [...ics.matchAll(/DT(?:START|END):\d+T(\d{4})/g)].map(
      ([, clock = '']) => clock,
    );
    return (
      Number(end.slice(0, 2)) * 60 +
      Number(end.slice(2)) -
      (Number(start.slice(0, 2)) * 60 + Number(start.slice(2)))
    );
  };
  expect(minutes(body)).toBe(60);
  await t.send('PUT /api/inspections/offered-times', {
    as: business,
    payload: { slotMinutes: 30 },
  });
  expect(minutes((await read(url)).body)).toBe(30);
  const full = await t.call(ask(business, true));
  expect((await read(full.url)).body).toContain('DESCRIPTION:Ngozi Adaeze Obi\\, +234');
  const state = request('GET /api/inspections/calendar', { as: business });
  expect(await t.call(state)).toEqual({
    exists: true,
    contacts: true,
  });
  expect((await t.send({ ...state, method: 'DELETE' })).statusCode).toBe(200);
  expect((await read(full.url)).statusCode).toBe(404);
  const last = await t.call(ask(business));
  await t.database.transaction((tx) => changePassword(tx, business.id, 'a hash'));
  expect((await read(last.url)).statusCode).toBe(404);
});

test('[DASH-7] a request that is answered or called off is new to the agent no more, and another one is', async () => {
  const seeker = await t.account('seeker');
  const [answered, calledOff, open] = [booking(), booking(), booking()];
  for (const body of [answered, calledOff, open]) await t.call(book(seeker, body));
  const unread = async () => {
    const { notifications } = await t.call('GET /api/notifications', { as: agent });
    const asked = [answered, calledOff, open].map(({ requestTime }) => requestTime);
    return notifications
      .filter(({ type, read }) => type === 'INSPECTION_ASKED' && !read)
      .map(({ details }) => details.time ?? '')
      .filter((time) => asked.includes(time));
  };
  expect(await unread()).toHaveLength(3);
  await t.call(step(answered.id, 'status', { status: 'Confirmed' }));
  await t.call(step(calledOff.id, 'cancel', undefined, seeker));
  expect(await unread()).toEqual([open.requestTime]);
});

test('a visit taken off the list stands on it again once the agent agrees to it or moves it', async () => {
  const visitor = await t.account('seeker');
  const [declined, over] = [booking(), booking()];
  for (const one of [declined, over]) await t.call(book(visitor, one));
  await t.call(step(declined.id, 'status', { status: 'Declined' }));
  await t.call(step(over.id, 'status', { status: 'Confirmed' }));
  await t.database.query("UPDATE inspections SET request_date = '2026-01-05' WHERE id = $1", [
    over.id,
  ]);
  for (const { id } of [declined, over])
    await t.send(`DELETE /api/inspections/requests/${id}`, { as: visitor });
  await t.call(step(declined.id, 'status', { status: 'Confirmed' }));
  await t.call(step(over.id, 'reschedule', freeTime()));
  const { items } = await readFeed(t, visitor, 'inspections');
  expect(Object.fromEntries(items.map(({ id, status }) => [id, status]))).toEqual({
    [declined.id]: 'Confirmed',
    [over.id]: 'Rescheduled',
  });
  const off = await t.call(step(declined.id, 'cancel', undefined, visitor));
  expect(off.inspection.status).toBe('Cancelled');
});

test('a day that is over is not confirmed, and declined or cancelled without telling the other side', async () => {
  const visitor = await t.account('seeker');
  const [asked, agreed, mine] = [booking(), booking(), booking()];
  for (const one of [asked, agreed, mine]) await t.call(book(visitor, one));
  await t.call(step(agreed.id, 'status', { status: 'Confirmed' }));
  await t.database.query(
    "UPDATE inspections SET request_date = '2026-01-05' WHERE requester_id = $1",
    [visitor.id],
  );
  const mailsOf = async () =>
    (
      await t.database.query('SELECT id FROM mails WHERE recipient IN ($1, $2)', [
        visitor.email,
        agent.email,
      ])
    ).length;
  const told = async () =>
    [
      ...(await newsOf(visitor, asked.requestTime)),
      ...(await newsOf(visitor, agreed.requestTime)),
      ...(await newsOf(agent, mine.requestTime)),
    ].length + (await mailsOf());
  const before = await told();
  const late = await t.refused(422, step(asked.id, 'status', { status: 'Confirmed' }));
  expect(late.message).toBe('The time of this inspection is over, so it cannot be confirmed.');
  for (const { id } of [asked, agreed]) await t.call(step(id, 'status', { status: 'Declined' }));
  await t.call(step(mine.id, 'cancel', undefined, visitor));
  expect(await told()).toBe(before);
  const { items } = await readFeed(t, visitor, 'inspections');
  expect(items.map(({ status }) => status).toSorted()).toEqual([
    'Cancelled',
    'Declined',
    'Declined',
  ]);
  await t.refused(422, step(agreed.id, 'status', { status: 'Confirmed' }));
});

test('[FEE-2] what a visit was said to cost when it was asked for is kept with it, whatever the home says later', async () => {
  const [other, asker] = [await t.account('agent'), await t.account('seeker')];
  const home = await publishProperty(t, other, {
    inspectionFee: 5000,
    inspectionFeeComesOff: true,
  });
  const told = { inspectionFee: 5000, inspectionFeeComesOff: true };
  const body = booking({ propertyId: home });
  const { inspection } = await t.call(book(asker, body));
  expect(inspection.toldFee).toEqual(told);
  await t.database.query('UPDATE properties SET inspection_fee = 20000 WHERE id = $1', [home]);
  for (const [side, as] of [
    ['received', other],
    ['sent', asker],
  ] as const) {
    const url = `/api/inspections/requests/${side}` as const;
    const { requests } = await t.call(`GET ${url}`, { as });
    expect(requests.find(({ id }) => id === body.id)?.toldFee).toEqual(told);
  }
  // A request that waited for a network says what its phone showed; the home says more by now.
  const late = await t.call(book(asker, booking({ propertyId: home, toldFee: told })));
  expect(late.inspection.toldFee).toEqual(told);
  const id = randomUUID();
  const payload = { id, subject: 'listing', subjectId: home, reason: 'fee', note: '' };
  await t.send('POST /api/reports', { payload, as: asker });
  const [report] = await t.database.query('SELECT evidence FROM reports WHERE id = $1', [id]);
  expect(report?.evidence).toEqual(
    expect.arrayContaining([
      { name: 'Inspection fee', text: '₦20,000, comes off the price' },
      {
        name: 'Inspection fee on the reporter’s phone when they asked to see it',
        text: '₦5,000, comes off the price',
      },
    ]),
  );
  // Asked for before this was kept: nothing is known, which is not that nobody said.
  await t.database.query(
    'UPDATE inspections SET told_fee = NULL, told_fee_comes_off = NULL WHERE id = $1',
    [body.id],
  );
  const url = '/api/inspections/requests/sent';
  const { requests } = await t.call(`GET ${url}`, { as: asker });
  expect(requests.find((one) => one.id === body.id)).not.toHaveProperty('toldFee');
});

test('a time of today that is long past is not asked for; one that came a little late is', async () => {
  const [other, asker] = [await t.account('agent'), await t.account('seeker')];
  const home = await publishProperty(t, other);
  // Half past two in the afternoon in Lagos.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2098-03-03T13:30:00Z') });
  try {
    const at = (requestTime: string) =>
      book(asker, booking({ propertyId: home, requestDate: '2098-03-03', requestTime }));
    expect(await t.refused(422, at('13:00'))).toMatchObject({
      field: 'requestTime',
      message: 'This time is over. Please choose a time to come',
    });
    await t.call(at('14:00'));
  } finally {
    vi.useRealTimers();
  }
});

test('[DASH-4] a visit that is called off with its home says why', async () => {
  for (const [close, why] of [
    ['Rented', 'is let'],
    ['Sold', 'is sold'],
    [null, 'is not offered any more'],
  ] as const) {
    const owner = await t.account('agent');
    const seeker = await t.account('seeker');
    const home = await publishProperty(t, owner);
    const body = booking({ propertyId: home });
    await t.call(book(seeker, body));
    await t.call(step(body.id, 'status', { status: 'Confirmed' }, owner));
    await t.database.query(
      close === null
        ? 'UPDATE properties SET deleted_at = now() WHERE id = $1'
        : `UPDATE properties SET status = '${close}' WHERE id = $1`,
      [home],
    );
    await t.call(step(body.id, 'status', { status: 'Declined' }, owner));
    const { notifications } = await t.call('GET /api/notifications', { as: seeker });
    expect(notifications[0]?.message).toMatch(
      new RegExp(`^Your inspection of .+ was called off: it ${why}$`),
    );
    const [mail] = await rowsOf<{ body_text: string }>(
      t.database,
      'SELECT body_text FROM mails WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
      [seeker.email],
    );
    expect(mail?.body_text).toContain(`The home ${why}.`);
  }
});

test('a visit of this morning is none ahead: nobody is told to stay away, and it takes no place', async () => {
  const visitor = await t.account('seeker');
  const { data } = await t.call(book(visitor, booking()));
  const moveTo = (hours: number) => {
    const lagos = new Date(Date.now() + (hours + 1) * HOUR_MS).toISOString();
    return t.database.query(
      'UPDATE inspections SET request_date = $2, request_time = $3 WHERE id = $1',
      [data.id, lagos.slice(0, 10), lagos.slice(11, 16)],
    );
  };
  const ahead = () =>
    t.database.transaction(async (tx) =>
      (await lockVisitsAhead(tx, visitor.id)).map(({ id }) => id),
    );
  await moveTo(2);
  expect(await ahead()).toEqual([data.id]);
  await moveTo(-2);
  expect(await ahead()).toEqual([]);
});
