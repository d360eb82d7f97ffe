import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../src/domain/dates/milliseconds';
import { dayInNigeria } from '../../src/domain/format/day-in-nigeria';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';

const KANO_FLAT = {
  listingType: 'rent',
  type: 'Flat',
  propertyCategory: 'Residential',
  bedrooms: 2,
  address: 'Nassarawa GRA, Kano',
} as const;

const t = sharedApp();

test('what homes of a kind cost in one place is told where there are five of them', async () => {
  const agent = await t.account('agent', 'business');
  const [lat, lng] = [12.0022, 8.592];
  // The size of five of these six is known, and of none of the next.
  for (const [millions, areaSize] of [
    [1, 100],
    [2, 100],
    [3, null],
    [40, 100],
    [50, 1000],
    [3, 100],
  ] as const)
    await publishProperty(t, agent, {
      ...KANO_FLAT,
      price: millions * 1_000_000,
      areaSize,
      location: { lat, lng },
    });
  const three: string[] = [];
  for (const millions of [5, 6, 7, 8, 9])
    three.push(
      await publishProperty(t, agent, {
        ...KANO_FLAT,
        bedrooms: 3,
        price: millions * 1_000_000,
        areaSize: null,
        location: { lat, lng },
      }),
    );
  const alone = await publishProperty(t, agent, {
    ...KANO_FLAT,
    bedrooms: 5,
    location: { lat, lng },
  });
  const { medians } = await t.call('GET /api/price-medians', { as: agent });
  const inKano = medians.filter(({ cell }) => cell === '240:171');
  expect(inKano.sort((a, b) => (a.bedrooms ?? 0) - (b.bedrooms ?? 0))).toEqual([
    {
      cell: '240:171',
      listingType: 'rent',
      type: 'Flat',
      bedrooms: 2,
      median: 3_000_000,
      listings: 6,
      perSqm: { median: 30_000, listings: 5 },
    },
    {
      cell: '240:171',
      listingType: 'rent',
      type: 'Flat',
      bedrooms: 3,
      median: 7_000_000,
      listings: 5,
      perSqm: null,
    },
  ]);
  // A home tells it of its own kind, to anybody (PROP-9).
  const around = async (id: string | undefined) =>
    (await t.call(`GET /api/properties/${id}`)).background?.like;
  expect(await around(three[0])).toEqual({ median: 7_000_000, listings: 5, perSqm: null });
  expect(await around(alone)).toBeNull();
});

describe('[ANL-1] figures', () => {
  const today = () => dayInNigeria(new Date());
  const view = (id: string, deviceId: string, day = today(), as?: TestAccount) =>
    t.call(`POST /api/properties/${id}/views`, { payload: { deviceId, day }, as });
  const daysAgo = (days: number) => dayInNigeria(new Date(Date.now() - days * DAY_MS));

  test('tell how often homes like it are looked at, where there are five of them', async () => {
    const agent = await t.account('agent', 'business');
    const other = await t.account('agent', 'business');
    const at = { ...KANO_FLAT, bedrooms: null, location: { lat: 11.5022, lng: 8.592 } } as const;
    const mine = await publishProperty(t, agent, at);
    const others: string[] = [];
    for (let count = 0; count < 3; count += 1) others.push(await publishProperty(t, other, at));
    const such = async (period: string) => {
      const { data } = await t.call(`GET /api/analytics/properties?period=${period}`, {
        as: agent,
      });
      return data.properties.find(({ id }) => id === mine)?.viewsOfSuch;
    };
    // Another kind of home, and one in another part of the town.
    await publishProperty(t, other, { ...at, bedrooms: 1 });
    await publishProperty(t, other, { ...at, location: { lat: 11.6022, lng: 8.592 } });
    expect(await such('all')).toBeUndefined();
    others.push(await publishProperty(t, other, at));
    for (const [index, id] of others.entries())
      for (let looks = 0; looks <= index; looks += 1) await view(id, randomUUID());
    await view(others[3] ?? '', randomUUID(), daysAgo(20));
    // Nobody looked at its own; at the others one to four times. What was looked at before it was listed was another offer.
    const out = (days: number, ids: string[]) =>
      t.database.query(
        `UPDATE properties SET listed_at = now() - make_interval(days => $2) WHERE id = ANY($1::uuid[])`,
        [ids, days],
      );
    expect(await such('month')).toEqual({ median: 2, listings: 5 });
    await out(25, [mine, ...others]);
    expect(await such('week')).toEqual({ median: expect.closeTo(2), listings: 5 });
    await view(mine, randomUUID());
    await view(mine, randomUUID(), daysAgo(20));
    await view(mine, randomUUID(), daysAgo(20));
    expect(await such('week')).toEqual({ median: expect.closeTo(2), listings: 5 });
    expect(await such('month')).toEqual({ median: expect.closeTo(3), listings: 5 });
    // The others were out six times as long: in one day they had a sixth of their looks.
    await out(0, [mine]);
    await out(6, others);
    expect((await such('week'))?.median).toBeCloseTo(0.5, 2);
    await t.send(`POST /api/properties/${mine}/unpublish`, { as: agent });
    expect(await such('week')).toBeUndefined();
  });

  test('count a device once a day, late ones too, and not the owner’s own looks and saves', async () => {
    const agent = await t.account('agent');
    const id = await publishProperty(t, agent);
    const device = randomUUID();
    expect(await view(id, device)).toEqual({ counted: true });
    expect(await view(id, device)).toEqual({ counted: false });
    expect(await view(id, device, daysAgo(3))).toEqual({ counted: true });
    expect(await view(id, device, daysAgo(60))).toEqual({ counted: false });
    expect(await view(id, randomUUID(), '2999-01-01')).toEqual({ counted: false });
    expect(await view(id, randomUUID(), today(), agent)).toEqual({ counted: false });
    await Promise.all(
      Array.from({ length: 10 }, () => view(id, '00000000-0000-4000-8000-000000000001')),
    );
    const seeker = await t.account('seeker');
    for (const as of [seeker, agent]) {
      const payload = { propertyId: id };
      await t.send('POST /api/saved-properties', { as, payload });
    }
    const write = (as: TestAccount, to: TestAccount, propertyId = id) =>
      t.send('POST /api/messages', {
        as,
        payload: {
          id: randomUUID(),
          recipientId: to.id,
          propertyId,
          subject: 'Hi',
          content: 'Hi',
        },
      });
    await write(seeker, agent);
    await t.database.query(
      `UPDATE messages SET created_at = created_at - interval '6 hours' WHERE property_id = $1`,
      [id],
    );
    await write(agent, seeker);
    // Of another agent's home it is this one who asks.
    const other = await t.account('agent');
    const theirs = await publishProperty(t, other);
    await write(agent, other, theirs);
    await write(other, agent, theirs);
    await write(agent, other, theirs);
    const { data } = await t.call('GET /api/analytics/overview?period=week', { as: agent });
    expect(data).toEqual({
      totalViews: 3,
      totalMessages: 1,
      totalSaves: 1,
      totalInspections: 0,
      conversionRate: 33.3,
      averageResponseTime: 6,
    });
    const byProperty = await t.call('GET /api/analytics/properties', { as: agent });
    expect(byProperty.data.properties).toMatchObject([
      { id, views: 3, messages: 1, saves: 1, inspections: 0, conversionRate: 33.3 },
    ]);
    expect(byProperty.data.properties[0]?.viewsOfSuch).toBeUndefined();
    const history = await t.call('GET /api/analytics/historical/views?period=week', { as: agent });
    expect(history.data).toHaveLength(7);
    expect(history.data.reduce((sum, point) => sum + point.value, 0)).toBe(3);
    expect(history.data.at(-1)).toEqual({ date: today(), value: 2 });
    expect(history.before).toHaveLength(7);
    expect(history.before?.at(-1)).toEqual({ date: daysAgo(7), value: 0 });
    const answers = await t.call('GET /api/analytics/messages?period=all', { as: agent });
    expect(answers.data).toEqual({ received: 1, answered: 1, averageResponseTime: 6 });
  });

  test('tell of what was found by seekers, and of drafts that somebody looked at', async () => {
    const agent = await t.account('agent');
    const [out, seen, offline, longGone, never] = await Promise.all([
      publishProperty(t, agent),
      publishProperty(t, agent),
      publishProperty(t, agent),
      publishProperty(t, agent),
      publishProperty(t, agent),
    ]);
    await view(seen, randomUUID());
    await t.database.query(`UPDATE properties SET status = 'Draft' WHERE id = ANY($1)`, [
      [seen, offline, longGone, never],
    ]);
    await t.database.query(
      `UPDATE properties SET published_at = now() - interval '20 days' WHERE id = ANY($1)`,
      [[out, longGone]],
    );
    await t.database.query('UPDATE properties SET published_at = NULL WHERE id = $1', [never]);
    const { data } = await t.call('GET /api/analytics/properties?period=week', { as: agent });
    expect(data.properties.map(({ id }) => id).toSorted()).toEqual([out, seen, offline].toSorted());
  });

  test('tell as many days, or months, from just before', async () => {
    const agent = await t.account('agent');
    const id = await publishProperty(t, agent);
    for (const ago of [0, 6, 7, 7, 13, 14]) await view(id, randomUUID(), daysAgo(ago));
    const historyOf = (period: string) =>
      t.call(`GET /api/analytics/historical/views?period=${period}`, { as: agent });
    const week = await historyOf('week');
    expect(week.data.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    expect(week.before?.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0, 0, 2]);
    const month = await historyOf('month');
    expect([month.data.length, month.before?.length]).toEqual([30, 30]);
    expect(month.data[0]?.date).toBe(daysAgo(29));
    expect(month.before?.[0]?.date).toBe(daysAgo(59));
    const year = await historyOf('year');
    expect([year.data.length, year.before?.length]).toEqual([12, 12]);
    expect(year.data.reduce((sum, { value }) => sum + value, 0)).toBe(6);
    expect(new Set([...year.data, ...(year.before ?? [])].map(({ date }) => date)).size).toBe(
      2 * year.data.length,
    );
  });

  test('count days as they are in Lagos, where midnight is an hour earlier', async () => {
    const agent = await t.account('agent');
    const seeker = await t.account('seeker');
    const id = await publishProperty(t, agent);
    const writtenAt = async (moment: string) => {
      const payload = { recipientId: agent.id, propertyId: id, subject: 'Hi', content: 'Hi' };
      const message = randomUUID();
      await t.send('POST /api/messages', { as: seeker, payload: { id: message, ...payload } });
      await t.database.query('UPDATE messages SET created_at = $2 WHERE id = $1', [
        message,
        moment,
      ]);
    };
    await writtenAt(`${daysAgo(7)}T23:30:00+01:00`);
    await writtenAt(`${daysAgo(6)}T00:30:00+01:00`);
    await writtenAt(`${daysAgo(3)}T23:30:00+01:00`);
    await writtenAt(`${daysAgo(2)}T00:30:00+01:00`);
    const historyOf = async (metric: string) =>
      (await t.call(`GET /api/analytics/historical/${metric}?period=week`, { as: agent })).data;
    expect((await historyOf('messages')).map(({ value }) => value)).toEqual([1, 0, 0, 1, 1, 0, 0]);
    // In UTC it is yesterday still.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${daysAgo(1)}T23:30:00Z`) });
    await t.send('POST /api/saved-properties', { as: seeker, payload: { propertyId: id } });
    vi.useRealTimers();
    expect((await historyOf('saves')).at(-1)).toEqual({ date: today(), value: 1 });
  });

  test('of all time are days at first, and weeks once there are many', async () => {
    const agent = await t.account('agent');
    const id = await publishProperty(t, agent);
    const all = () => t.call('GET /api/analytics/historical/views', { as: agent });
    expect(await all()).toEqual({ data: [{ date: today(), value: 0 }], before: null });
    await view(id, randomUUID(), daysAgo(4));
    expect((await all()).data.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0]);
    await t.database.query(`UPDATE property_events SET day = day - 40 WHERE property_id = $1`, [
      id,
    ]);
    const { data } = await all();
    expect(data[0]?.value).toBe(1);
    // 44 days are six weeks and two days: seven or eight Mondays.
    expect([7, 8]).toContain(data.length);
    expect(data.map(({ date }) => new Date(date).getUTCDay())).toEqual(data.map(() => 1));
  });

  test('[ANL-2] show what the plan shows: views alone, everything, CSV, and the market nearby', async () => {
    const starter = await t.account('agent', 'Small', 'starter');
    await view(await publishProperty(t, starter), randomUUID());
    const small = await t.call('GET /api/analytics/overview', { as: starter });
    expect(small.data).toMatchObject({ totalViews: 1, totalMessages: null, conversionRate: null });
    for (const [url, plan] of [
      ['/api/analytics/historical/saves', 'Pro'],
      ['/api/analytics/messages', 'Pro'],
      ['/api/analytics/export.csv', 'Business'],
      [`/api/analytics/insights/${randomUUID()}`, 'Business'],
    ] as const) {
      const problem = await t.refused(403, `GET ${url}`, { as: starter });
      expect([url, problem.code, problem.message]).toEqual([
        url,
        'plan-limit',
        expect.stringContaining(`the ${plan} plan`),
      ]);
    }
    const business = await t.account('agent', 'Big', 'business');
    const place = { lat: 7.39, lng: 3.9 };
    const id = await publishProperty(t, business, {
      title: '=cmd()',
      address: 'Bodija, Ibadan',
      location: place,
    });
    // One of other rooms and one of another type say nothing of what such a home costs.
    for (const other of [{ bedrooms: 5 }, { type: 'Detached' }] as const)
      await publishProperty(t, business, {
        ...other,
        price: 90_000_000,
        address: 'Bodija, Ibadan',
        location: place,
      });
    const insightsOf = () => t.call(`GET /api/analytics/insights/${id}`, { as: business });
    for (const price of [1_000_000, 2_000_000, 3_000_000, 9_000_000])
      await publishProperty(t, business, {
        price,
        address: 'Bodija, Ibadan',
        location: { lat: place.lat + 0.01, lng: place.lng },
      });
    await publishProperty(t, business, {
      price: 77,
      address: 'Bodija, Ibadan',
      location: { lat: place.lat + 0.2, lng: place.lng },
    });
    // Of four nobody can say what is usual.
    expect((await insightsOf()).data).toEqual({
      radiusKm: 10,
      listings: 4,
      medianPrice: null,
      medianDaysOnMarket: null,
    });
    await publishProperty(t, business, {
      price: 9_500_000,
      address: 'Bodija, Ibadan',
      location: place,
    });
    const csv = await t.send('GET /api/analytics/export.csv', { as: business });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body.split('\r\n')[0]).toBe(
      'Property,Views,Messages,Saves,Inspections,Conversion %',
    );
    expect(csv.body).toContain("'=cmd()");
    expect((await insightsOf()).data).toEqual({
      radiusKm: 10,
      listings: 5,
      medianPrice: 3_000_000,
      medianDaysOnMarket: 0,
    });
  });
});
