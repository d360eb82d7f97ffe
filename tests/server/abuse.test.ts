import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../server/modules/auth/password';
import { type MailServer, startMailServer } from '../support/start-mail-server';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { rowsOf } from '../support/rows-of';
import { spyOnStatements } from '../support/spy-on-statements';

let mails: MailServer;
let propertyId: string;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.close());
const t = sharedApp(() => ({ smtpUrl: mails.url }));
const agent = sharedAccount(t, 'agent');
const seeker = sharedAccount(t, 'seeker');
beforeAll(async () => {
  propertyId = await publishProperty(t, agent);
});

const write = (change: object = {}, as = seeker) =>
  request('POST /api/messages', {
    as,
    payload: {
      id: randomUUID(),
      recipientId: agent.id,
      propertyId,
      subject: 'Hello',
      content: 'Is it free?',
      ...change,
    },
  });

// The headings are those of the OWASP API Security Top 10 of 2023.
describe('API1 and API5, objects and functions of others', () => {
  // Every call, role and foreign id is walked by access.test.ts; here is what ids alone cannot show.
  test('a foreign id answers as an unknown one does, to the letter', async () => {
    const other = await t.account('agent');
    const of = async (id: string) => {
      const answer = await t.send(`PUT /api/properties/${id}`, {
        headers: { 'if-match': '"1"' },
        as: other,
        payload: propertyContent(),
      });
      return [answer.statusCode, answer.body];
    };
    expect(await of(propertyId)).toEqual(await of(randomUUID()));
  });

  test('a message cannot be sent in another’s name, nor read into another’s talk', async () => {
    const id = randomUUID();
    await t.call(write({ id }));
    const thief = await t.account('seeker');
    const answer = await t.send(write({ id }, thief));
    expect(answer.statusCode).toBe(409);
    expect(answer.body).not.toContain('Sani');
    const forged = await t.send(write({ senderId: agent.id }, thief));
    expect(forged.statusCode).toBe(422);
  });
});

describe('API2, authentication', () => {
  test.each(['Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'a'.repeat(5000)}`, 'Bearer null'])(
    'the header %s opens nothing',
    async (authorization) => {
      const answer = await t.app.inject({
        url: '/api/auth/profile',
        headers: { authorization: authorization.slice(0, 6000) },
      });
      expect(answer.statusCode).toBe(401);
    },
  );

  test('login, register and recovery answer alike for known and unknown addresses', async () => {
    await t.database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
      seeker.id,
      await hashPassword('a river in the dry season'),
    ]);
    const unknown = `${randomUUID()}@nobody.example`;
    const asks = [
      (email: string) =>
        request('POST /api/auth/login', {
          payload: { email, password: 'wrong', userType: 'seeker' },
        }),
      (email: string) => request('POST /api/auth/forgot-password', { payload: { email } }),
      (email: string) => request('POST /api/email/verify', { payload: { email } }),
      (email: string) =>
        request('POST /register', {
          payload: {
            name: 'A',
            email,
            password: 'under the mango tree',
            userType: 'seeker',
            preferences: {
              purpose: 'rent',
              budget: '0-500000',
              preferredLocation: 'Yaba',
              moveInTimeline: 'immediately',
            },
          },
        }),
    ];
    for (const ask of asks) {
      const [known, none] = await Promise.all(
        [seeker.email, unknown].map((email) => t.send(ask(email))),
      );
      expect([known?.statusCode, known?.body]).toEqual([none?.statusCode, none?.body]);
    }
  });

  test('recovery does the same work for known and unknown addresses', async () => {
    // The statements of the request are what its time depends on: they are the same ones.
    const statementsFor = async (email: string) => {
      await Promise.all([t.app.mailWorker.flush(), t.app.pushWorker.flush()]);
      const statements = spyOnStatements(t.database);
      await t.send('POST /api/auth/forgot-password', { payload: { email } });
      const seen = statements.mock.calls.map(([statement]) => statement.sql);
      statements.mockRestore();
      expect(seen.some((sql) => /insert into "account_mails"/.test(sql))).toBe(true);
      // The mail worker may wake meanwhile: what it does is not in the answer's time.
      return seen.filter((sql) => !/update "mails"/.test(sql));
    };
    expect(await statementsFor(seeker.email)).toEqual(
      await statementsFor(`${randomUUID()}@nobody.example`),
    );
  });
});

describe('API3, properties of objects', () => {
  test('the public answer of a listing shows no e-mail, hash or owner’s account', async () => {
    const { body } = await t.send(`GET /api/properties/${propertyId}`);
    expect(body).not.toContain(agent.email);
    expect(body).not.toMatch(/password|hash|token|source_key|reviewNote|review_note/);
  });

  test('keys that reach for prototypes are refused and reach nothing', async () => {
    const answer = await t.app.inject({
      method: 'PUT',
      url: `/api/properties/${randomUUID()}`,
      headers: { authorization: `Bearer ${agent.token}`, 'content-type': 'application/json' },
      payload: `{"__proto__":{"verified":true},"constructor":{"prototype":{"verified":true}}}`,
    });
    expect([400, 422]).toContain(answer.statusCode);
    expect(({} as { verified?: boolean }).verified).toBe(undefined);
  });
});

describe('API4, resources', () => {
  test.each([
    ['a body beyond the limit', 'x'.repeat(300 * 1024), 413],
    ['10,000 arrays in each other', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 422],
    ['10,000 objects in each other', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 422],
    ['half of a body', '{"id":', 400],
    ['a body of another kind', 'just words', 400],
  ])('%s is refused', async (_what, payload, status) => {
    const text = status === 413 ? JSON.stringify({ content: payload }) : payload;
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/messages',
      headers: { authorization: `Bearer ${seeker.token}`, 'content-type': 'application/json' },
      payload: text,
    });
    expect(answer.statusCode).toBe(status);
    expect(typeof answer.json().message).toBe('string');
  });

  test('a photo beyond 5 MB is refused before it is decoded', async () => {
    const answer = await t.send(
      `PUT /api/properties/${propertyId}/photos/${randomUUID()}?position=0`,
      {
        headers: { 'content-type': 'image/jpeg' },
        as: agent,
        payload: Buffer.alloc(5 * 1024 * 1024 + 1),
      },
    );
    expect(answer.statusCode).toBe(413);
  });

  test('numbers out of range, far pages and wide boxes are answered or refused, never failed', async () => {
    for (const query of [
      'priceMin=-1',
      'priceMax=1e300',
      'limit=100000',
      'limit=0',
      'lat=91&lng=0&radiusKm=1',
      'lat=89.999&lng=0&radiusKm=100',
      'south=-90&west=-180&north=90&east=180',
      'cursor=%F0%9F%98%80',
      `cursor=${Buffer.from('[9e15,true,"x"]').toString('base64url')}`,
      `cursor=${Buffer.from(`[1999999999999999,false,"${propertyId}"]`).toString('base64url')}`,
      `cursor=${Buffer.from(`[-1000000000000000,false,"${propertyId}"]`).toString('base64url')}`,
      `cursor=${Buffer.from(`[-1999999999999999,false,"${propertyId}"]`).toString('base64url')}`,
      'text=%25%25%25_%5C',
      `location=${','.repeat(150)}`,
      'addedWithinDays=99999999',
    ]) {
      const answer = await t.send(`GET /api/properties?${query}`);
      expect([query, answer.statusCode < 500]).toEqual([query, true]);
    }
  });

  test('a client that never ends its request is cut off and holds nobody up', async () => {
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(address);
    const slow = connect(Number(port), '127.0.0.1');
    slow.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    const answer = await fetch(`${address}/api/health`);
    expect(answer.status).toBe(200);
    slow.destroy();
    expect(t.app.server.headersTimeout).toBe(60_000);
    // A paper may take 140 seconds on a phone's slow line.
    expect(t.app.server.requestTimeout).toBe(150_000);
  });
});

describe('API6, business flows', () => {
  test('one key is one message, also when twenty arrive at once', async () => {
    const key = randomUUID();
    const request = { ...write(), key };
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.send(request)));
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 425)).toBe(true);
    const rows = await t.database.query('SELECT 1 FROM messages WHERE id = $1', [
      request.payload.id,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('API7, requests made by the server', () => {
  test('no field takes an address that the server would fetch', async () => {
    for (const field of ['images', 'imageUrl', 'photoUrl', 'geocoder']) {
      const answer = await t.send(`PUT /api/properties/${randomUUID()}`, {
        as: agent,
        payload: { ...propertyContent(), [field]: 'http://169.254.169.254/latest/meta-data/' },
      });
      expect([field, answer.statusCode]).toEqual([field, 422]);
    }
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file:///etc/passwd"/></svg>`;
    const picture = await t.send(
      `PUT /api/properties/${propertyId}/photos/${randomUUID()}?position=0`,
      { headers: { 'content-type': 'image/png' }, as: agent, payload: Buffer.from(svg) },
    );
    expect(picture.statusCode).toBe(422);
  });
});

describe('API8, configuration', () => {
  test('paths out of the folders of photos, pages and mails lead nowhere', async () => {
    for (const path of [
      '/photos/../../etc/passwd',
      '/photos/..%2f..%2fetc%2fpasswd',
      '/photos/%2e%2e/%2e%2e/etc/passwd',
      '/..%5c..%5cetc%5cpasswd',
      '/mail/00000001.eml',
      '/pages/..%2findex.html',
      '/.env',
      '/package.json',
      '/api/../server/main.ts',
    ]) {
      const answer = await t.app.inject({ url: path, headers: { accept: '*/*' } });
      expect([path, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([path, true]);
      expect(answer.body).not.toContain('root:');
    }
  });

  test('a document’s name reaches no file and no header', async () => {
    const signup = await t.send('POST /api/agent-signup', {
      payload: {
        email: `${randomUUID()}@x.example`,
        name: 'A',
        companyName: randomUUID(),
        phone: '08030000000',
      },
    });
    const { uploadToken } = signup.json<{ uploadToken: string }>();
    const name = encodeURIComponent('../../../evil"; Set-Cookie: a=b');
    const before = readdirSync(t.dataDir, { recursive: true }).length;
    const stored = await t.send(
      `PUT /api/agent-signup/documents/validID?token=${uploadToken}&name=${name}`,
      { headers: { 'content-type': 'application/pdf' }, payload: Buffer.from('%PDF-1.7') },
    );
    expect(stored.statusCode).toBe(200);
    expect(readdirSync(t.dataDir, { recursive: true })).toHaveLength(before);
    const [row] = await rowsOf<{ user_id: string }>(
      t.database,
      'SELECT user_id FROM agent_documents LIMIT 1',
    );
    const read = await t.send(`GET /api/agents/${row?.user_id}/documents/validID`, {
      as: await t.account('approver'),
    });
    expect(read.headers['set-cookie']).toBe(undefined);
    expect(read.headers['content-disposition']).toBe('attachment; filename="validID"');
  });

  test('an unknown method or a strange content type is refused in words', async () => {
    for (const [method, type, status] of [
      ['POST', 'text/xml', 415],
      ['POST', 'multipart/form-data; boundary=x', 415],
      ['PATCH', 'application/json', 404],
    ] as const) {
      const answer = await t.app.inject({
        method,
        url: '/api/messages',
        headers: { authorization: `Bearer ${seeker.token}`, 'content-type': type },
        payload: '{}',
      });
      expect([method, type, answer.statusCode]).toEqual([method, type, status]);
    }
  });
});

describe('API10, what others send on', () => {
  test('line breaks in names and subjects become no header of a mail', async () => {
    const evil = await t.account('seeker', 'Eve\r\nBcc: all@world.example');
    await t.call(
      write({ subject: 'Hi To: all@world.example', content: 'x\r\nTo: all@world.example' }, evil),
    );
    await t.app.mailWorker.flush();
    const mail = mails.to(agent.email).at(-1);
    expect(mails.to('all@world.example')).toEqual([]);
    expect(mail?.subject).toBe('Somebody wrote to you on Gida');
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.html).not.toContain('<script');
  });

  test('text of four bytes is kept whole, NUL goes, and markup stays text', async () => {
    const content = '🏠 Ẹ jọ̀ọ́, ¿libre? <b>𝕏</b> \u202Eabc';
    const answer = await t.call(write({ content }));
    expect(answer.message.content).toBe(content);
    const nul = await t.send(write({ subject: 'a\u0000b' }));
    expect([nul.statusCode, nul.json().code]).toEqual([422, 'invalid']);
    const broken = write({ content: 'a\u0000b\rc' });
    const mended = await t.call(broken);
    expect(mended.message.content).toBe('ab\nc');
    // Half an emoji, where a text was cut.
    const half = await t.call(write({ content: 'Hi \ud83c', subject: 'A\ude00 home' }));
    expect([half.message.content, half.message.subject]).toEqual(['Hi', 'A home']);
    await t.call('POST /api/auth/forgot-password', { payload: { email: seeker.email } });
  });
});
