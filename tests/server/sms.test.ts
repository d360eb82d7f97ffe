import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayInNigeria } from '../../src/domain/format/day-in-nigeria';
import { eraseAccount } from '../../server/modules/privacy/erase-account';
import { queueSms } from '../../server/modules/sms/repository';
import { sendDueSms } from '../../server/modules/sms/send-due-sms';
import { termiiGateway } from '../../server/modules/sms/termii-gateway';
import { tidy } from '../../server/jobs/tidy';
import type { SmsSettings } from '../../server/plugins/settings';
import { publishProperty } from '../support/publish-property';
import { rowsOf } from '../support/rows-of';
import { type SmsGatewayStub, startSmsGateway, TAKEN } from '../support/start-sms-gateway';
import { createTestApp, type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

const KEY = 'TLsecret4711';
const TODAY = dayInNigeria(new Date());

let gateway: SmsGatewayStub;
let sms: SmsSettings;
let seeker: TestAccount;
let phone: string;
let propertyId: string;
let people = 0;

beforeAll(async () => {
  gateway = await startSmsGateway();
  sms = { url: gateway.url, key: KEY, sender: 'Gida', channel: 'generic' };
});
afterAll(() => gateway.close());
const t = sharedApp(() => ({ sms }));
const agent = sharedAccount(t, 'agent');
beforeAll(() => setPhone(agent, '+2348030000001'));
beforeEach(async () => {
  // What waits of the test before is none of this one's.
  await t.database.query('DELETE FROM sms');
  clock('12:00');
  gateway.answer(TAKEN);
  gateway.received.length = 0;
  people += 1;
  phone = `+23480${String(10_000_000 + people)}`;
  seeker = await t.account('seeker');
  await setPhone(seeker, phone);
  propertyId = await publishProperty(t, agent);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Stops the clock of this process at a time of today in Nigeria. */
function clock(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T${time}:00+01:00`) });
}

const setPhone = (account: TestAccount, number: string | null) =>
  t.database.query('UPDATE users SET phone = $2 WHERE id = $1', [account.id, number]);
const flush = () => t.app.smsWorker?.flush();
const texts = () => gateway.received.map(({ body }) => body.sms);
const rows = () =>
  rowsOf<{
    id: number;
    body: string;
    attempts: number;
    next_attempt_at: Date;
    last_error: string | null;
    sent_at: Date | null;
    given_up_at: Date | null;
  }>(t.database, 'SELECT * FROM sms ORDER BY id');
/** What was put off is due. */
const comeDue = () => t.database.query('UPDATE sms SET next_attempt_at = $1', [new Date()]);

async function book(requestDate = '2099-01-05', requestTime = '10:00'): Promise<string> {
  const id = randomUUID();
  await t.call('POST /api/inspections/requests', {
    as: seeker,
    payload: { id, propertyId, requestDate, requestTime, contactNumber: '08099999999' },
  });
  return id;
}

type Step = 'status' | 'reschedule' | 'cancel';
const step = (id: string, what: Step, payload?: object, as = agent, key?: string) =>
  t.call(`PATCH /api/inspections/requests/${id}/${what}`, { as, payload, key });
const confirm = (id: string, key?: string) =>
  step(id, 'status', { status: 'Confirmed' }, agent, key);

const CONFIRMED =
  'Gida: Ada Agent confirmed your inspection of 3 Bedroom Flat in Admiralty Way on 05/01/2099 at 10:00.';

describe('a confirmed inspection', () => {
  test('[AINS-1] is told to the seeker once, however often the agent says it', async () => {
    const id = await book();
    const key = randomUUID();
    await confirm(id, key);
    await confirm(id, key);
    await confirm(id);
    await flush();
    await flush();
    expect(gateway.received).toHaveLength(1);
    const [request] = gateway.received;
    expect(request).toMatchObject({ method: 'POST', path: '/api/sms/send' });
    expect(request?.headers['content-type']).toBe('application/json');
    expect(request?.body).toEqual({
      to: phone.slice(1),
      from: 'Gida',
      sms: CONFIRMED,
      type: 'plain',
      channel: 'generic',
      api_key: KEY,
    });
    expect(await rows()).toMatchObject([
      { sent_at: expect.any(Date) as unknown, last_error: null },
    ]);
  });

  test('is told again when it is moved, and what still waited about it is not sent', async () => {
    clock('22:00');
    const id = await book();
    await confirm(id);
    await flush();
    await step(id, 'reschedule', { requestDate: '2099-01-06', requestTime: '11:30' });
    await flush();
    expect(gateway.received).toEqual([]);
    clock('12:00');
    await comeDue();
    await flush();
    expect(texts()).toEqual([
      'Gida: Ada Agent moved your inspection of 3 Bedroom Flat in Admiralty Way to 06/01/2099 at 11:30.',
    ]);
  });

  test('is told when a declined one is taken up again, and a declined one is not', async () => {
    const id = await book();
    await step(id, 'status', { status: 'Declined' });
    await flush();
    expect(gateway.received).toEqual([]);
    await confirm(id);
    await flush();
    expect(texts()).toEqual([CONFIRMED]);
  });

  test('that the seeker calls off is told to the agent; a request taken back is not', async () => {
    const asked = await book();
    await step(asked, 'cancel', undefined, seeker);
    await flush();
    expect(gateway.received).toEqual([]);
    const agreed = await book();
    await confirm(agreed);
    await flush();
    await step(agreed, 'cancel', undefined, seeker);
    await flush();
    expect(gateway.received.map(({ body }) => [body.to, body.sms])).toEqual([
      [phone.slice(1), CONFIRMED],
      [
        '2348030000001',
        'Gida: Sani Seeker called off the inspection of 3 Bedroom Flat in Admiralty Way on 05/01/2099 at 10:00.',
      ],
    ]);
  });

  test('that the agent calls off is told to the seeker, whom nothing brings there then', async () => {
    const agreed = await book();
    await confirm(agreed);
    await flush();
    await step(agreed, 'status', { status: 'Declined' });
    await flush();
    expect(texts()).toEqual([
      CONFIRMED,
      'Gida: Ada Agent called off the inspection of 3 Bedroom Flat in Admiralty Way on 05/01/2099 at 10:00.',
    ]);
  });

  test('that is moved again and again costs five SMS at most', async () => {
    const id = await book();
    await confirm(id);
    await flush();
    for (const day of ['06', '07', '08', '09', '10', '11']) {
      await step(id, 'reschedule', { requestDate: `2099-01-${day}`, requestTime: '10:00' });
      await flush();
    }
    expect(gateway.received).toHaveLength(5);
  });
});

test('one change is told to one person once, whoever queues it again', async () => {
  const id = await book();
  const news = { userId: seeker.id, inspection: { id, version: 7 }, text: 'Gida: once' };
  await queueSms(t.database, news);
  await queueSms(t.database, news);
  await queueSms(t.database, { ...news, userId: agent.id });
  await flush();
  expect(gateway.received.map(({ body }) => body.to)).toEqual([phone.slice(1), '2348030000001']);
});

describe('nobody is written to', () => {
  test('without a phone number, or with the flag off', async () => {
    await setPhone(seeker, null);
    await confirm(await book());
    expect(await rows()).toEqual([]);
    await setPhone(seeker, phone);
    await t.call('PUT /api/auth/notification-preferences', {
      as: seeker,
      payload: { smsinspectionConfirmations: false },
    });
    await confirm(await book('2099-01-06'));
    expect(await rows()).toEqual([]);
    expect(gateway.received).toEqual([]);
  });

  test('who has turned it off before the morning', async () => {
    clock('23:00');
    await confirm(await book());
    await flush();
    await t.database.query(
      `UPDATE users SET notification_preferences = '{"smsinspectionConfirmations": false}' WHERE id = $1`,
      [seeker.id],
    );
    clock('12:00');
    await comeDue();
    await flush();
    expect(gateway.received).toEqual([]);
    expect(await rows()).toMatchObject([{ last_error: 'no longer wanted', sent_at: null }]);
  });

  test('about what is a day old, or a visit that has begun', async () => {
    const log = vi.spyOn(t.app.log, 'warn');
    clock('23:00');
    await confirm(await book());
    await flush();
    clock('12:00');
    await comeDue();
    await t.database.query('UPDATE sms SET created_at = $1', [
      new Date(Date.now() - 24 * 3_600_000 - 1000),
    ]);
    await flush();
    clock('06:00');
    gateway.answer({ status: 503, body: {} });
    await confirm(await book(TODAY, '09:00'));
    await flush();
    gateway.answer(TAKEN);
    clock('09:00');
    await comeDue();
    await flush();
    expect(gateway.received).toHaveLength(1);
    expect((await rows()).map(({ last_error }) => last_error)).toEqual([
      'it came too late to be of use',
      'it came too late to be of use',
    ]);
    expect(log).toHaveBeenCalledTimes(2);
  });

  test('where the settings name no gateway, and the switches are told so', async () => {
    const other = await createTestApp();
    const person = await other.account('seeker');
    const preferences = request('GET /api/auth/notification-preferences', { as: person });
    expect((await other.call(preferences)).data.sendsSms).toBe(false);
    expect((await t.call(preferences, { as: seeker })).data.sendsSms).toBe(true);
    expect(other.app.smsWorker).toBeNull();
    await other.close();
  });
});

describe('a gateway that fails', () => {
  test.each([
    [{ status: 503, body: {} }, 'the gateway answered 503'],
    [{ status: 429, body: { message: 'Slow down' } }, 'the gateway answered 429: Slow down'],
    ['hang up' as const, /^the gateway did not answer \((UND_ERR_SOCKET|ECONNRESET)\)$/],
  ])('with %j is asked again later, and then takes it', async (answer, why) => {
    gateway.answer(answer);
    await confirm(await book());
    await flush();
    const [row] = await rows();
    expect(row?.last_error).toMatch(why);
    expect(row).toMatchObject({ attempts: 1, sent_at: null, given_up_at: null });
    expect(row?.next_attempt_at.getTime()).toBe(Date.now() + 30_000);
    gateway.answer(TAKEN);
    await flush();
    expect(gateway.received).toHaveLength(1);
    await comeDue();
    await flush();
    await flush();
    expect(texts()).toEqual([CONFIRMED, CONFIRMED]);
    expect(await rows()).toMatchObject([
      { sent_at: expect.any(Date) as unknown, last_error: null },
    ]);
  });

  test('by saying nothing for ten seconds is asked again later', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    gateway.answer('silence');
    await confirm(await book());
    const arrived = gateway.next();
    const flushed = flush();
    await arrived;
    patience.abort(new DOMException('Too long', 'TimeoutError'));
    await flushed;
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(await rows()).toMatchObject([
      { last_error: 'the gateway did not answer (TimeoutError)', given_up_at: null },
    ]);
  });

  test('for good is asked once; the log has the reason and neither number nor key', async () => {
    const log = vi.spyOn(t.app.log, 'warn');
    gateway.answer({
      status: 401,
      body: { message: `Invalid key ${KEY} for ${phone} and ${phone.slice(1)}` },
    });
    await confirm(await book());
    await flush();
    await comeDue();
    await flush();
    expect(gateway.received).toHaveLength(1);
    const why = 'the gateway answered 401: Invalid key … for … and …';
    const [row] = await rows();
    expect(row).toMatchObject({ sent_at: null, given_up_at: expect.any(Date) as unknown });
    expect(row?.last_error).toBe(why);
    expect(log.mock.calls).toEqual([[{ sms: row?.id }, `An SMS is given up: ${why}`]]);
  });

  test.each([
    [{ status: 200, body: { message: 'Insufficient balance' } }, '200: Insufficient balance'],
    [{ status: 200, body: 'hello' }, '200'],
    [{ status: 301, body: {} }, '301'],
  ])('with %j, which is no word of having taken it, is not asked again', async (answer, why) => {
    gateway.answer(answer);
    await confirm(await book());
    await flush();
    expect(await rows()).toMatchObject([
      { given_up_at: expect.any(Date) as unknown, last_error: `the gateway answered ${why}` },
    ]);
  });
});

describe('at night', () => {
  test.each([
    ['21:00', 1],
    ['23:59', 1],
    ['00:00', 0],
    ['06:59', 0],
  ])('at %s an SMS waits for seven in the morning', async (time, days) => {
    clock(time);
    await confirm(await book());
    await flush();
    expect(gateway.received).toEqual([]);
    const morning = new Date(`${TODAY}T06:00:00Z`).getTime() + days * 86_400_000;
    expect((await rows()).map(({ next_attempt_at }) => next_attempt_at.getTime())).toEqual([
      morning,
    ]);
    clock('07:00');
    await comeDue();
    await flush();
    expect(texts()).toEqual([CONFIRMED]);
  });

  test('one about a visit of the same day does not wait, nor one by day', async () => {
    clock('06:10');
    await confirm(await book(TODAY, '08:00'));
    await flush();
    expect(gateway.received).toHaveLength(1);
    clock('20:59');
    await confirm(await book());
    await flush();
    expect(gateway.received).toHaveLength(2);
  });

  test('one about a visit at seven in the morning goes before it begins', async () => {
    clock('22:00');
    const tomorrow = dayInNigeria(new Date(Date.now() + 86_400_000));
    await confirm(await book(tomorrow, '07:00'));
    await flush();
    expect(gateway.received).toHaveLength(1);
  });
});

test('two workers at once send each SMS once', async () => {
  clock('23:00');
  for (const day of ['10', '11', '12']) await confirm(await book(`2099-02-${day}`));
  await flush();
  clock('12:00');
  await comeDue();
  const work = () => sendDueSms(t.database, termiiGateway(sms), vi.fn(), () => false);
  await Promise.all([work(), work(), work()]);
  expect(texts()).toHaveLength(3);
  expect(new Set(texts()).size).toBe(3);
});

test('an SMS is in its person’s copy, goes with either side’s account, and after thirty days', async () => {
  await confirm(await book());
  await flush();
  const { data } = await t.call('GET /api/account/export', { as: seeker });
  expect(data.sms).toMatchObject([{ body: CONFIRMED }]);
  await t.database.query(`UPDATE sms SET created_at = now() - interval '29 days'`);
  await tidy(t.database);
  expect(await rows()).toHaveLength(1);
  await t.database.query(`UPDATE sms SET created_at = now() - interval '31 days'`);
  await tidy(t.database);
  expect(await rows()).toEqual([]);
  await confirm(await book('2099-03-01'));
  expect(await rows()).toHaveLength(1);
  await t.database.transaction((tx) => eraseAccount(tx, seeker.id));
  expect(await rows()).toEqual([]);
  expect((await t.send('GET /api/auth/profile', { as: seeker })).statusCode).toBe(401);
});
