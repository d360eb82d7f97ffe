import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { API_VERSION } from '../../src/contract/api-version';
import { problemSchema } from '../../src/contract/problem';
import { issueOneTimeToken } from '../../server/modules/auth/one-time-tokens';
import { publishProperty } from '../support/publish-property';
import { sharedApp } from '../support/shared-app';

const t = sharedApp({ demo: true });

test('every refusal under /api is problem+json, marked as ours and with the security headers', async () => {
  const long = 'a'.repeat(400);
  for (const [method, url, status] of [
    ['GET', '/api', 404],
    ['GET', '/api/nothing', 404],
    ['GET', '/api/properties/%E0%A4%A', 400],
    ['GET', '/api/%', 400],
    ['GET', `/api/properties/${long}`, 414],
    ['DELETE', `/api/messages/${long}`, 414],
    ['POST', '/api/properties', 404],
    ['GET', '/api/properties/not-an-id', 422],
    ['GET', '/api/docs-of-nothing', 404],
  ] as const) {
    const answer = await t.app.inject({ method, url, headers: { accept: 'text/html' } });
    expect(answer.statusCode, url).toBe(status);
    expect(answer.headers['content-type'], url).toContain('application/problem+json');
    expect(answer.headers['x-gida-api'], url).toBe(String(API_VERSION));
    expect(answer.headers['cache-control'], url).toBe('no-store');
    expect(answer.headers['x-content-type-options'], url).toBe('nosniff');
    expect(answer.headers['content-security-policy'], url).toContain("default-src 'self'");
    const problem = problemSchema.parse(answer.json());
    expect(problem.status).toBe(status);
    expect(problem.message).not.toContain(long);
  }
});

test('elsewhere a malformed address is refused without the mark of the API', async () => {
  const answer = await t.app.inject({ url: '/property-detail/%E0%A4%A' });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['x-gida-api']).toBeUndefined();
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('a look at a confirmation link does not use it up', async () => {
  const account = await t.account('seeker');
  const token = await t.database.transaction((tx) =>
    issueOneTimeToken(tx, account.id, 'verify', 60, { email: account.email }),
  );
  const url = `/api/auth/verify?token=${token}`;
  expect((await t.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  expect((await t.app.inject({ url })).body).toContain(
    '<form method="post" action="/api/auth/verify',
  );
  const press = (address: string) => t.app.inject({ method: 'POST', url: address });
  expect((await press(url)).headers.location).toBe('/login?verified=true');
  expect((await press('/api/auth/verify?token=')).headers.location).toBe('/login?verified=false');
});

test('the mailbox is kept by nobody', async () => {
  expect((await t.app.inject({ url: '/mailbox' })).headers['cache-control']).toBe('no-store');
});

test('a field of the search that is left empty is not given', async () => {
  const agent = await t.account('agent');
  const id = await publishProperty(t, agent);
  const page = await t.call(
    'GET /api/properties?listingType=rent&priceMax=&priceMin=&text=&features=&type=&bedroomsMax=&radiusKm=&limit=&cursor=',
  );
  expect(page.properties.map((property) => property.id)).toEqual([id]);
  const upload = await t.send(`PUT /api/properties/${id}/photos/${randomUUID()}?position=`, {
    headers: { 'content-type': 'image/png' },
    payload: Buffer.from('x'),
    as: agent,
  });
  expect(problemSchema.parse(upload.json())).toMatchObject({ status: 422, field: 'position' });
});
