import { expect, test } from 'vitest';
import type { PlanUse } from '../../src/contract/plan/plan-usage';
import { limitMark, nearLimits } from '../../src/domain/today/near-limits';
import { todayThings } from '../../src/domain/today/today-things';
import { NOTHING_WAITING, type Waiting } from '../../src/domain/today/waiting';

const AGENT = 'agent-1';
const NOW = new Date('2026-11-23T09:00:00+01:00');

const visit = (
  id: string,
  requestDate: string,
  part: Partial<Waiting['inspections'][number]> = {},
): Waiting['inspections'][number] => ({
  id,
  propertyTitle: `Home ${id}`,
  requesterName: `Seeker ${id}`,
  requestDate,
  requestTime: '10:00',
  status: 'Pending',
  agent: { id: AGENT, name: 'Tunde' },
  ...part,
});
const talk = (name: string, unread = 1) => ({
  key: name,
  name,
  words: 'Is it free?',
  unread,
  available: null,
});
const visitor = (name: string, part: Partial<Waiting['visitors'][number]> = {}) => ({
  id: name,
  name,
  email: `${name}@test.example`,
  phone: '+2348030000000',
  kind: 'chat' as const,
  message: 'Is it free?',
  propertyTitle: 'Home 1',
  ...part,
});
const home = (id: string) => ({ id, title: `Home ${id}` });
const limitUse = (part: Partial<PlanUse>): PlanUse => ({
  limit: 'listings',
  used: 9,
  allowed: 10,
  renewsAt: null,
  ...part,
});
const today = (waiting: Partial<Waiting>) =>
  todayThings({ ...NOTHING_WAITING, ...waiting }, AGENT, NOW);
const rows = (waiting: Partial<Waiting>) =>
  today(waiting).things.map(({ text, detail, label }) => `${text} | ${detail} | ${label}`);

test('[TODAY-1] nothing is said where nothing needs an answer', () => {
  expect(today({})).toEqual({ summary: '', things: [] });
});

test('[TODAY-1] the most urgent comes first, and one line says how much of each', () => {
  const waiting = {
    refused: ['Save listing: Home 1'],
    inspections: [visit('b', '2026-11-25'), visit('a', '2026-11-24')],
    talks: [talk('Amina', 2)],
    visitors: [visitor('Vera', { kind: 'call', message: '' })],
    unconfirmed: [home('1'), home('2')],
    hidden: [home('3')],
    withoutRoom: [home('4')],
    limits: [limitUse({})],
  };
  expect(today(waiting).summary).toBe(
    '1 not sent, 2 visits to confirm, 2 messages, 1 left their number, 2 listings to confirm, 1 hidden listing, 1 listing without room, 1 limit near',
  );
  expect(rows(waiting)).toEqual([
    '1 not sent | Save listing: Home 1 | See Outbox',
    'Visit 10:00, 24/11/2026 | Seeker a, Home a | Confirm',
    'Visit 10:00, 25/11/2026 | Seeker b, Home b | Confirm',
    'Amina wrote 2 times | Is it free? | Reply',
    'Vera asks for a call | Home 1 | Call',
    '2 listings still available? | Home 1, Home 2 | Confirm all',
    'Hidden from search | Home 3 | Publish',
    'No room in plan: 1 waits | Home 4 | Plan',
    '9 of 10 published listings | The Starter plan allows more | Plan',
  ]);
});

test('[TODAY-1] of many listings three are named, and the rest counted', () => {
  const homes = Array.from({ length: 1_026 }, (_, at) => home(`${at + 1}`));
  const named = 'Home 1, Home 2, Home 3 and 1,023 more';
  expect(rows({ withoutRoom: homes })).toEqual([`No room in plan: 1,026 wait | ${named} | Plan`]);
  expect(rows({ hidden: homes })).toEqual([`1,026 hidden from search | ${named} | Publish all`]);
  expect(rows({ unconfirmed: homes })).toEqual([
    `1,026 listings still available? | ${named} | Confirm all`,
  ]);
  expect(rows({ refused: homes.map(({ title }) => title) })).toEqual([
    `1,026 not sent | ${named} | See Outbox`,
  ]);
  expect(rows({ hidden: homes.slice(0, 4) })[0]).toContain('Home 1, Home 2, Home 3 and 1 more');
  expect(
    today({ withoutRoom: homes, hidden: homes, refused: homes.map(() => 'one') }).summary,
  ).toBe('1,026 not sent, 1,026 hidden listings, 1,026 listings without room');
});

test('[TODAY-1] a visit is one that the agent can still say yes to', () => {
  const others = [
    visit('over', '2026-11-22'),
    visit('answered', '2026-11-25', { status: 'Confirmed' }),
    visit('elsewhere', '2026-11-25', { agent: { id: 'agent-2', name: 'Ngozi' } }),
  ];
  expect(today({ inspections: others }).things).toEqual([]);
  expect(today({ inspections: [visit('today', '2026-11-23')] }).things).toHaveLength(1);
});

test('[TODAY-1] a visit at the time of another is looked at, not confirmed with one tap', () => {
  const agreed = visit('first', '2026-11-25', { status: 'Confirmed', requestTime: '10:30' });
  const [thing] = today({ inspections: [agreed, visit('second', '2026-11-25')] }).things;
  expect(thing).toMatchObject({
    text: 'Visit 10:00, 25/11/2026, clashes',
    detail: 'Seeker second, Home second. At 10:30: Home first',
    label: 'See',
    tap: { does: 'go', to: '/dashboard/inspections' },
  });
});

test('[TODAY-1] visits of half an hour that follow each other are confirmed with one tap', () => {
  const agreed = visit('first', '2026-11-25', { status: 'Confirmed', requestTime: '10:30' });
  const { things } = today({
    inspections: [agreed, visit('second', '2026-11-25')],
    viewingMinutes: 30,
  });
  expect(things.map(({ label }) => label)).toEqual(['Confirm']);
});

test('[TODAY-1] more than three of a kind are one row', () => {
  const days = ['2026-11-27', '2026-11-24', '2026-11-25', '2026-11-26'];
  expect(rows({ inspections: days.map((day) => visit(day, day)) })).toEqual([
    '4 visits to confirm | The next: 24/11/2026, 10:00, Seeker 2026-11-24 | See all',
  ]);
  const names = ['Ada', 'Bola', 'Chidi', 'Dayo'];
  expect(rows({ talks: names.map((name) => talk(name)) })).toEqual([
    '4 people wrote | Ada, Bola, Chidi, Dayo | See all',
  ]);
  expect(rows({ talks: names.slice(1).map((name) => talk(name)) })).toHaveLength(3);
  expect(today({ talks: [talk('Amina', 0)] }).summary).toBe('1 message');
  expect(rows({ talks: [talk('Amina', 0)] })).toEqual([
    'Amina waits for an answer | Is it free? | Reply',
  ]);
});

test('[TODAY-1] one answer is for all listings that wait for it', () => {
  expect(today({ unconfirmed: [home('1'), home('2')] }).things).toMatchObject([
    {
      name: 'Confirm all 2 listings: still available',
      tap: { does: 'confirm-listings', ids: ['1', '2'] },
    },
  ]);
  expect(today({ unconfirmed: [home('1')] }).things).toMatchObject([
    { text: 'Still available?', name: 'Confirm Home 1: still available' },
  ]);
});

test('[TODAY-1] a limit that is reached is not called near', () => {
  const limits = [limitUse({ used: 10 }), limitUse({ limit: 'inspections' })];
  expect(today({ limits }).summary).toBe('1 limit reached, 1 limit near');
  expect(today({ limits: limits.slice(0, 1) }).summary).toBe('1 limit reached');
});

test('[TODAY-1] a limit is near from four fifths on, until it was looked at or a month begins', () => {
  const near = (part: Partial<PlanUse>, seen: string[] = []) =>
    nearLimits([limitUse(part)], seen, NOW).length === 1;
  expect(near({ used: 8 })).toBe(true);
  expect(near({ used: 7 })).toBe(false);
  expect(near({ allowed: null })).toBe(false);
  expect(near({ limit: 'states' })).toBe(false);
  expect(near({ limit: 'messages', renewsAt: '2026-12-01T00:00:00.000Z' })).toBe(true);
  expect(near({ limit: 'messages', renewsAt: '2026-11-01T00:00:00.000Z' })).toBe(false);
  const seen = [limitMark(limitUse({ used: 8 }))];
  expect(near({ used: 8 }, seen)).toBe(false);
  expect(near({ used: 9 }, seen)).toBe(true);
});

test('[TODAY-1] [AMSG-4] visitors are reached as they asked, and by mail where their number is none', () => {
  const vera = visitor('Vera');
  expect(today({ visitors: [vera] }).things.map(({ tap }) => tap)).toEqual([
    {
      does: 'answer-visitor',
      id: 'Vera',
      name: 'Vera',
      href: 'https://wa.me/2348030000000?text=Hello%20Vera%2C%20you%20asked%20about%20Home%201.',
    },
  ]);
  const ways = [
    { ...vera, kind: 'call' as const },
    { ...vera, phone: '080' },
  ].map((one) => today({ visitors: [one] }).things[0]?.tap);
  expect(ways).toMatchObject([
    { href: 'tel:+2348030000000' },
    { href: expect.stringMatching(/^mailto:Vera@test\.example\?subject=Home%201&body=Hello/) },
  ]);
  expect(rows({ visitors: ['A', 'B', 'C', 'D'].map((name) => visitor(name)) })).toEqual([
    '4 left their number | A, B, C, D | See all',
  ]);
});
