import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemSchema } from '../../src/contract/problem';
import { hashPassword } from '../../server/modules/auth/password';
import { publishProperty } from '../support/publish-property';
import { spyOnStatements } from '../support/spy-on-statements';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';

const lineSchema = z.looseObject({ level: z.number(), requestId: z.optional(z.string()) });
type Line = z.output<typeof lineSchema>;

let lines: string[] = [];
let agent: TestAccount;
let seeker: TestAccount;
const t = sharedApp({ onLog: (line) => lines.push(line), rateLimits: true });
beforeAll(async () => {
  [agent, seeker] = [await t.account('agent'), await t.account('seeker')];
});
beforeEach(() => {
  lines = [];
});

const read = (): Line[] => lines.map((line) => lineSchema.parse(JSON.parse(line)));

describe('a request id', () => {
  test('is on every line about a request and in its answer, whatever the client sends', async () => {
    const answers = [
      await t.app.inject({ url: '/api/health', headers: { 'x-request-id': 'made-up' } }),
      await t.app.inject('/no/such/page'),
      await t.send('GET /api/messages'),
      await t.app.inject('/%ff'),
    ];
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(4);
    for (const { requestId } of read()) expect(ids).toContain(requestId);
    // One line as it comes, one as it has been answered.
    expect(read().filter(({ requestId }) => requestId === ids[0])).toHaveLength(2);
  });

  test('of a command is that of the batch it came in, with its number', async () => {
    const command = { method: 'DELETE', path: `/api/messages/${randomUUID()}`, headers: {} };
    const answer = await t.send('POST /api/commands', {
      as: seeker,
      payload: { commands: [command, command] },
    });
    expect(answer.statusCode).toBe(200);
    const id = String(answer.headers['x-request-id']);
    const known = new Set(read().map(({ requestId }) => requestId));
    expect(known).toEqual(new Set([id, `${id}-1`, `${id}-2`]));
  });

  test('is told to a person where the fault is ours, and found in the log by it', async () => {
    spyOnStatements(t.database).mockRejectedValueOnce(new Error('the disk is gone'));
    const answer = await t.app.inject('/api/properties');
    expect(answer.statusCode).toBe(500);
    const problem = problemSchema.parse(answer.json());
    const id = String(answer.headers['x-request-id']);
    expect(problem.requestId).toBe(id);
    expect(problem.message).toBe(
      `Something went wrong on our side. Please try again later. Reference: ${id}`,
    );
    const fault = read().filter((line) => line.level === 50);
    expect(fault).toEqual([
      expect.objectContaining({
        requestId: id,
        err: expect.objectContaining({ type: 'Error', message: 'the disk is gone' }),
      }),
    ]);
  });

  test('is not told with what a client did wrong, and no sentence has it where waiting helps', async () => {
    const refused = problemSchema.parse((await t.app.inject('/api/nothing')).json());
    expect(refused.requestId).toBeUndefined();
    spyOnStatements(t.database).mockRejectedValueOnce(
      Object.assign(new Error('deadlock detected'), { code: '40P01' }),
    );
    const busy = problemSchema.parse((await t.app.inject('/api/properties')).json());
    expect(busy.requestId).toMatch(/^[0-9a-f]{12}$/);
    expect(busy.message).toBe('Two changes met each other. Please try again.');
  });
});

describe('the log', () => {
  const EMAIL = 'bisi.alakija@homes.ng';
  const PHONE = '+2348035557713';
  const PASSWORD = 'a quiet lagoon at noon';
  const NAME = 'Bisi Alakija-Thompson';
  const WORDS = 'penthouse-near-the-old-tollgate';
  const TEXT = 'Can I come with my grandmother on Friday';
  const LINK = 'Zr8qT3vLw0XyK5mN1pB7cD9fG2hJ4sA6uE-_oIiQkRt';

  /** What a flow says that no line may repeat. */
  const SECRETS = [EMAIL, PHONE, '8035557713', PASSWORD, NAME, WORDS, TEXT, LINK, 'alakija'];

  const expectNone = (more: string[] = []) => {
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of [...SECRETS, ...more])
      for (const line of lines) expect(line.toLowerCase()).not.toContain(secret.toLowerCase());
  };

  test('has nothing of what people write, search, are called or log in with', async () => {
    const propertyId = await publishProperty(t, agent);
    const post = (url: string, payload: object, as?: TestAccount) =>
      t.send(`POST ${url}`, { payload, as });
    await post('/register', {
      name: NAME,
      email: EMAIL,
      password: PASSWORD,
      userType: 'seeker',
      phone: PHONE,
    });
    await t.app.mailWorker.flush();
    await t.database.query('UPDATE users SET email = $2, password_hash = $3 WHERE id = $1', [
      seeker.id,
      `second.${EMAIL}`,
      await hashPassword(PASSWORD),
    ]);
    const login = { email: `second.${EMAIL}`, password: PASSWORD, userType: 'seeker' };
    const opened = await post('/api/auth/login', login);
    expect(opened.statusCode).toBe(200);
    const token = z.object({ token: z.string() }).parse(opened.json()).token;
    await post('/api/auth/login', { ...login, password: `${PASSWORD}!` });
    await post('/api/auth/forgot-password', { email: EMAIL });
    await post('/api/auth/reset-password', { token: LINK, password: PASSWORD });
    await t.app.inject(`/api/auth/verify?token=${LINK}`);
    await t.app.inject(`/reset-password?token=${LINK}`);
    await t.app.inject(`/api/inspections/calendar.ics?token=${LINK}`);
    await t.app.inject(`/api/properties?keyword=${WORDS}&location=${EMAIL}`);
    await t.app.inject(`/api/places?query=${WORDS}`);
    await t.app.inject(`/results/${WORDS}/${EMAIL}/${PHONE}/${LINK}`);
    await t.app.inject(`/api/properties/${LINK}`);
    await t.app.inject({ url: '/', headers: { cookie: `gida=${LINK}`, referer: `/?q=${WORDS}` } });
    const message = {
      id: randomUUID(),
      recipientId: agent.id,
      propertyId,
      subject: WORDS,
      content: TEXT,
    };
    expect((await post('/api/messages', message, seeker)).statusCode).toBe(201);
    await post('/api/messages', { ...message, content: `${TEXT}?` }, seeker);
    await t.app.mailWorker.flush();
    expectNone([token, seeker.token, agent.token, '127.0.0.1']);
    // Ids of things stay: without them a line says nothing.
    expect(lines.join('')).toContain('/api/properties/:id');
    await t.app.inject(`/api/properties/${propertyId}`);
    expect(lines.join('')).toContain(`/api/properties/${propertyId}`);
  });

  test('has none of what an error carries', async () => {
    const error = Object.assign(
      new Error(
        `Key (email)=(${EMAIL}) of ${PHONE}, token ${LINK}, at /verify?token=${WORDS}, postgres://gida:alakija@db/x`,
        { cause: new Error(`because of ${EMAIL}`) },
      ),
      { code: 'XX000', detail: `Failing row contains (${NAME}, ${TEXT})`, parameters: [PASSWORD] },
    );
    spyOnStatements(t.database).mockRejectedValueOnce(error);
    expect((await t.app.inject('/api/properties')).statusCode).toBe(500);
    t.app.log.error(error);
    t.app.log.warn({ err: error }, `An SMS is given up: the gateway said ${PHONE} is unknown`);
    expectNone();
    expect(lines.join('')).toContain('An SMS is given up: the gateway said [number] is unknown');
    expect(lines.join('')).toContain('XX000');
    expect(lines.join('')).toContain('logs.test.ts');
  });

  test('has the first of many errors that are told as one, and nothing of whom they are about', () => {
    const many = Array.from({ length: 12 }, (_each, index) => new TypeError(`no ${index + 1}`));
    t.app.log.error(
      new AggregateError([new Error(`no box ${EMAIL}`), PHONE, ...many], 'All of it'),
    );
    expectNone();
    const told = z.object({ err: z.object({ errors: z.array(z.unknown()) }) });
    const { errors } = told.parse(read()[0]).err;
    expect(errors).toHaveLength(10);
    expect(errors.slice(0, 3)).toEqual([
      { type: 'Error', message: 'no box [e-mail]' },
      { type: 'string', message: '[number]' },
      { type: 'TypeError', message: 'no 1' },
    ]);
  });
});
