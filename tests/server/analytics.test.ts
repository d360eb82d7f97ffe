import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  analyticsOverviewSchema,
  historySchema,
  insightsSchema,
  messageAnalyticsSchema,
  propertiesAnalyticsSchema,
} from '../../src/contract/analytics';
import { priceMediansSchema } from '../../src/contract/price-medians';
import { problemSchema } from '../../src/contract/problem';
import { propertyViewAnswerSchema } from '../../src/contract/property-view';
import { publishProperty } from '../support/publish-property';
import { call, createTestApp, send, type TestAccount, type TestApp } from '../support/test-app';

const KANO_FLAT = {
  listingType: 'rent',
  type: 'Flat',
  propertyCategory: 'Residential',
  bedrooms: 2,
  address: 'Nassarawa GRA, Kano',
} as const;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('what homes of a kind cost in one place is told where there are five of them', async () => {
  const agent = await t.account('agent', 'business');
  const [lat, lng] = [12.0022, 8.592];
  for (const price of [1, 2, 3, 40, 50].map((millions) => millions * 1_000_000))
    await publishProperty(t, agent, {
      ...KANO_FLAT,
      price,
      location: { lat, lng },
    });
  await publishProperty(t, agent, { ...KANO_FLAT, bedrooms: 5, location: { lat, lng } });
  const { medians } = await call(t.app, priceMediansSchema, 200, {
    url: '/api/price-medians',
    as: agent,
  });
  expect(medians.filter(({ cell }) => cell === '240:171')).toEqual([
    {
      cell: '240:171',
      listingType: 'rent',
      type: 'Flat',
      bedrooms: 2,
      median: 3_000_000,
      listings: 5,
    },
  ]);
});

describe('[ANL-1] figures', () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const view = (id: string, deviceId: string, day = today(), as?: TestAccount) =>
    call(t.app, propertyViewAnswerSchema, 200, {
      method: 'POST',
      url: `/api/properties/${id}/views`,
      payload: { deviceId, day },
      ...(as === undefined ? {} : { as }),
    });
  const daysAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

  test('count a device once a day, late ones too, and not the owner’s own looks', async () => {
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
    await send(t.app, {
      method: 'POST',
      url: '/api/saved-properties',
      as: seeker,
      payload: { propertyId: id },
    });
    const write = (as: TestAccount, to: TestAccount) =>
      send(t.app, {
        method: 'POST',
        url: '/api/messages',
        as,
        payload: {
          id: randomUUID(),
          recipientId: to.id,
          propertyId: id,
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
    const { data } = await call(t.app, analyticsOverviewSchema, 200, {
      url: '/api/analytics/overview?period=week',
      as: agent,
    });
    expect(data).toEqual({
      totalViews: 3,
      totalMessages: 1,
      totalSaves: 1,
      totalInspections: 0,
      conversionRate: 33.3,
      averageResponseTime: 6,
    });
    const byProperty = await call(t.app, propertiesAnalyticsSchema, 200, {
      url: '/api/analytics/properties',
      as: agent,
    });
    expect(byProperty.data.properties).toMatchObject([
      { id, views: 3, messages: 1, saves: 1, inspections: 0, conversionRate: 33.3 },
    ]);
    const history = await call(t.app, historySchema, 200, {
      url: '/api/analytics/historical/views?period=week',
      as: agent,
    });
    expect(history.data).toHaveLength(8);
    expect(history.data.reduce((sum, point) => sum + point.value, 0)).toBe(3);
    expect(history.data.at(-1)).toEqual({ date: today(), value: 2 });
    const answers = await call(t.app, messageAnalyticsSchema, 200, {
      url: '/api/analytics/messages?period=all',
      as: agent,
    });
    expect(answers.data).toEqual({ received: 1, answered: 1, averageResponseTime: 6 });
  });

  test('[ANL-2] show what the plan shows: views alone, everything, CSV, and the market nearby', async () => {
    const starter = await t.account('agent', 'Small', 'starter');
    await view(await publishProperty(t, starter), randomUUID());
    const small = await call(t.app, analyticsOverviewSchema, 200, {
      url: '/api/analytics/overview',
      as: starter,
    });
    expect(small.data).toMatchObject({ totalViews: 1, totalMessages: null, conversionRate: null });
    for (const [url, plan] of [
      ['/api/analytics/historical/saves', 'Pro'],
      ['/api/analytics/messages', 'Pro'],
      ['/api/analytics/export.csv', 'Business'],
      [`/api/analytics/insights/${randomUUID()}`, 'Business'],
    ] as const) {
      const problem = await call(t.app, problemSchema, 403, { url, as: starter });
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
    for (const price of [1_000_000, 2_000_000, 9_000_000])
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
    const csv = await send(t.app, { url: '/api/analytics/export.csv', as: business });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body.split('\r\n')[0]).toBe(
      'Property,Views,Messages,Saves,Inspections,Conversion %',
    );
    expect(csv.body).toContain("'=cmd()");
    const insights = await call(t.app, insightsSchema, 200, {
      url: `/api/analytics/insights/${id}`,
      as: business,
    });
    expect(insights.data).toEqual({
      radiusKm: 10,
      listings: 3,
      medianPrice: 2_000_000,
      medianDaysOnMarket: 0,
    });
  });
});
