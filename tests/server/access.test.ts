import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallKey } from '../../src/contract/calls/calls';
import { EXPECTED_ACCESS } from '../support/expected-access';
import { makeWorld, requestFor, type Role, type World } from '../support/access-world';
import { readFeed } from '../support/read-feed';
import { propertyContent } from '../support/property-content';
import { sharedApp } from '../support/shared-app';

const ROLES: Role[] = [
  'anonymous',
  'seeker',
  'otherSeeker',
  'agent',
  'otherAgent',
  'pending',
  'approver',
];
/** The column of the table of who may do what. */
const COLUMN = {
  anonymous: 0,
  seeker: 1,
  otherSeeker: 1,
  agent: 2,
  otherAgent: 2,
  approver: 3,
} as const;

let world: World;

const t = sharedApp();

/** Whose things each call about one thing may reach; the same role with another id must not. */
const OWNERS: Partial<Record<CallKey, 'seeker' | 'agent'>> = {
  'PUT /properties/:id': 'agent',
  'POST /properties/:id/publish': 'agent',
  'POST /properties/:id/unpublish': 'agent',
  'POST /properties/:id/close': 'agent',
  'POST /properties/:id/confirm': 'agent',
  'PUT /properties/:id/photo-order': 'agent',
  'GET /properties/:id': 'agent',
  'PUT /properties/:id/photos/:photoId': 'agent',
  'DELETE /properties/:id/photos/:photoId': 'agent',
  'PATCH /messages/:id/read': 'agent',
  'PATCH /messages/:id/unread': 'agent',
  'PATCH /notifications/:id/read': 'seeker',
  'PATCH /inspections/requests/:id/status': 'agent',
  'PATCH /contact-requests/:id': 'agent',
  'PATCH /inspections/requests/:id/reschedule': 'agent',
  'PATCH /inspections/requests/:id/cancel': 'seeker',
  'PUT /search-alerts/:id': 'seeker',
  'GET /search-alerts/:id/matches': 'seeker',
  'POST /boosts/apply': 'agent',
  'GET /analytics/insights/:id': 'agent',
};

/** Deleting what is not there is no failure: the same answer for unknown and foreign ids. */
const QUIET: Partial<Record<CallKey, 'seeker' | 'agent'>> = {
  'DELETE /properties/:id': 'agent',
  'DELETE /messages/:id': 'seeker',
  'DELETE /inspections/requests/:id': 'seeker',
  'DELETE /search-alerts/:id': 'seeker',
};

const CALLS = Object.keys(EXPECTED_ACCESS) as CallKey[];
const ask = (call: CallKey, role: Role, w: World) =>
  t.send({
    method: call.split(' ')[0] ?? 'GET',
    ...requestFor(call, w),
    ...(role === 'anonymous' ? {} : { as: w.people[role] }),
  });

test('[API-3] every call of the table has a route, and every route under /api is in it', () => {
  const printed = t.app.printRoutes({ commonPrefix: false, includeHooks: false });
  expect(printed).toContain('health');
  for (const call of CALLS) {
    const [method = 'GET', path = ''] = call.split(' ');
    expect(t.app.hasRoute({ method, url: `/api${path}` }), call).toBe(true);
  }
  expect(() => t.app.get('/api/secret', async () => 'open')).toThrow(/already listening|access/i);
});

describe('who may do what', () => {
  beforeAll(async () => {
    world = await makeWorld(t);
  });

  test.each(CALLS)('%s', async (call) => {
    for (const role of ROLES) {
      const answer = await ask(call, role, world);
      const where = `${call} as ${role}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
      expect(answer.statusCode, where).toBeLessThan(500);
      if (role === 'pending') {
        // A session that outlived its approval opens nothing at all.
        expect(answer.statusCode, where).toBe(403);
        continue;
      }
      const expected = EXPECTED_ACCESS[call][COLUMN[role]];
      if (expected !== 'yes') expect(answer.statusCode, where).toBe(expected);
      else expect([401, 403], where).not.toContain(answer.statusCode);
      // Ending one's own session or account would end the walk.
      if (expected === 'yes' && (call === 'POST /auth/logout' || call === 'DELETE /account'))
        world = await makeWorld(t);
    }
  });
});

describe('what is another’s', () => {
  test.each(Object.entries(OWNERS))(
    '%s answers a foreign id like an unknown one',
    async (call, owner) => {
      const w = await makeWorld(t);
      const key = call as CallKey;
      for (const role of ROLES) {
        if (role === owner || role === 'pending' || role === 'anonymous') continue;
        if (EXPECTED_ACCESS[key][COLUMN[role]] !== 'yes') continue;
        const answer = await ask(key, role, w);
        expect(answer.statusCode, `${call} as ${role}: ${answer.body}`).toBe(404);
      }
      const own = await ask(key, owner, w);
      // The picture of the walk is no picture: reaching its refusal is reaching the photo.
      const reached =
        key.includes('/photos/:photoId') && key.startsWith('PUT') ? [422] : [200, 409];
      if (key === 'PUT /properties/:id') reached.push(409);
      expect(reached, `${call} as its owner: ${own.body}`).toContain(own.statusCode);
    },
  );

  test.each(Object.entries(QUIET))('%s removes nothing of another’s', async (call, owner) => {
    const w = await makeWorld(t);
    const key = call as CallKey;
    for (const role of ['otherSeeker', 'otherAgent'] as const) {
      const answer = await ask(key, role, w);
      if (answer.statusCode === 403) continue;
      expect([call, role, answer.json().removed]).toEqual([call, role, false]);
    }
    const own = await ask(key, owner, w);
    expect([call, own.json().removed]).toEqual([call, true]);
  });

  test('lists and feeds hold what is one’s own and nothing else', async () => {
    const w = await makeWorld(t);
    const holders: [CallKey, Role][] = [
      ['GET /messages', 'agent'],
      ['GET /notifications', 'seeker'],
      ['GET /inspections/requests/received', 'agent'],
      ['GET /inspections/requests/sent', 'seeker'],
      ['GET /search-alerts', 'seeker'],
    ];
    for (const [call, holder] of holders) {
      const own = Object.values((await ask(call, holder, w)).json<object>()).find(Array.isArray);
      expect([call, own?.length]).not.toEqual([call, 0]);
      for (const role of ['otherSeeker', 'otherAgent'] as const) {
        const answer = await ask(call, role, w);
        if (answer.statusCode === 403) continue;
        const list = Object.values(answer.json<object>()).find(Array.isArray);
        expect([call, role, list]).toEqual([call, role, []]);
      }
    }
    for (const [collection, holder] of [
      ['messages', 'seeker'],
      ['properties', 'agent'],
    ] as const) {
      const own = await readFeed(t, w.people[holder], collection);
      expect([collection, own.items.length]).not.toEqual([collection, 0]);
      for (const role of ['otherSeeker', 'otherAgent'] as const) {
        const { items } = await readFeed(t, w.people[role], collection);
        expect([collection, role, items]).toEqual([collection, role, []]);
      }
    }
  });
});

describe('fields that only the server sets', () => {
  test.each([
    ['verified', true],
    ['isBoosted', true],
    ['viewCount', 9000],
    ['views', 9000],
    ['ownerId', randomUUID()],
    ['agent', { verified: true }],
    ['status', 'Active'],
  ])('a listing with %s is refused, not quietly cleaned', async (field, value) => {
    const agent = await t.account('agent');
    const answer = await t.send(`PUT /api/properties/${randomUUID()}`, {
      as: agent,
      payload: { ...propertyContent(), [field]: value },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toContain(field);
  });

  test.each([
    ['POST', '/api/register', { userType: 'agent' }],
    ['PUT', '/api/auth/profile', { userType: 'approver' }],
    ['PUT', '/api/auth/profile', { plan: 'enterprise' }],
    ['PUT', '/api/auth/profile', { verified: true }],
    ['POST', '/api/agent-signup', { approval: 'approved' }],
    ['POST', '/api/inspections/requests', { status: 'Confirmed' }],
  ] as const)('%s %s with %o is refused', async (method, url, extra) => {
    const as = await t.account('seeker');
    const bodies: Record<string, object> = {
      '/api/register': {
        name: 'A',
        email: 'a@b.example',
        password: 'long enough 7',
        preferences: {
          purpose: 'rent',
          budget: '0-500000',
          preferredLocation: 'Yaba',
          moveInTimeline: 'immediately',
        },
      },
      '/api/agent-signup': {
        email: 'a@b.example',
        name: 'A',
        companyName: 'B',
        phone: '08030000000',
      },
      '/api/inspections/requests': {
        propertyId: randomUUID(),
        requestDate: '2099-01-01',
        requestTime: '10:00',
        contactNumber: '08000000000',
      },
    };
    const answer = await t.send(`${method} ${url}`, { as, payload: { ...bodies[url], ...extra } });
    expect(answer.statusCode, answer.body).toBe(422);
  });
});
