import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkAvailability } from '../../server/jobs/check-availability';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { rowsOf } from '../support/rows-of';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

const t = sharedApp();
const agent = sharedAccount(t, 'agent');

const read = async (id: string) =>
  (await t.call(`GET /api/properties/${id}`, { as: agent })).property;
const seen = async (id: string) => (await t.send(`GET /api/properties/${id}`)).statusCode;
const close = (id: string, date: string) =>
  request(`POST /api/properties/${id}/close`, { payload: { date }, as: agent });

describe('the end of a listing’s life', () => {
  test.each([
    ['rent', 'Rented'],
    ['sale', 'Sold'],
  ] as const)(
    'one for %s becomes %s on its day, and seekers find it no more',
    async (kind, end) => {
      const id = await publishProperty(t, agent, { listingType: kind });
      const { property } = await t.call(close(id, '2026-03-04'));
      expect(property).toMatchObject({ status: end, closedOn: '2026-03-04' });
      expect(await seen(id)).toBe(404);
      const again = await t.call(close(id, '2026-03-04'));
      expect(again.property.version).toBe(property.version);
      const republished = await t.call(`POST /api/properties/${id}/publish`, { as: agent });
      expect(republished.property).toMatchObject({ status: 'Active', closedOn: null });
      expect(await seen(id)).toBe(200);
    },
  );

  test('one that was let is offered anew with a date of its own, also as a draft first or where it waits for room', async () => {
    const step = (id: string, name: 'publish' | 'unpublish' | 'publish?whenRoom=true') =>
      t.call(`POST /api/properties/${id}/${name}`, { as: agent });
    const lastYear = async (id: string) => {
      await t.database.query(
        `UPDATE properties SET published_at = '2025-01-02', listed_at = '2025-01-02' WHERE id = $1`,
        [id],
      );
      return (await read(id)).publishedAt;
    };
    const kept = await publishProperty(t, agent);
    const before = await lastYear(kept);
    await step(kept, 'unpublish');
    expect((await step(kept, 'publish')).property.publishedAt).toBe(before);
    for (const words of [
      ['publish'],
      ['unpublish', 'publish'],
      ['publish?whenRoom=true'],
    ] as const) {
      const id = await publishProperty(t, agent);
      await lastYear(id);
      await t.call(close(id, '2026-03-04'));
      for (const word of words) await step(id, word);
      const { status, publishedAt } = await read(id);
      expect([words, status, publishedAt === before]).toEqual([words, 'Active', false]);
      const anew = `SELECT id FROM properties WHERE id = $1 AND listed_at > '2026-01-01'`;
      expect(await rowsOf(t.database, anew, [id])).toEqual([{ id }]);
    }
  });

  test('a published one that a file changes keeps what the file leaves in doubt, for its owner alone', async () => {
    const id = await publishProperty(t, agent);
    const { version } = await read(id);
    const put = (payload: object, etag: number) =>
      t.call(`PUT /api/properties/${id}`, {
        as: agent,
        headers: { 'if-match': `"${etag}"` },
        payload,
      });
    const changed = await put({ price: 5_000_000, reviewNote: 'The size is unclear' }, version);
    expect(changed.property).toMatchObject({ status: 'Active', reviewNote: 'The size is unclear' });
    expect((await t.send(`GET /api/properties/${id}`)).body).not.toContain('The size is unclear');
    await put({ reviewNote: null }, changed.property.version);
    expect((await read(id)).reviewNote).toBeNull();
  });

  test('a day to come is refused in words', async () => {
    const id = await publishProperty(t, agent);
    const refused = await t.refused(422, close(id, '2099-01-01'));
    expect(refused).toMatchObject({ field: 'date', message: 'Please choose a day that has come.' });
    await t.refused(422, close(id, 'soon'));
    expect((await read(id)).status).toBe('Active');
  });
});

describe('still available?', () => {
  const age = (id: string, column: 'confirmed_at' | 'availability_asked_at', days: number) =>
    t.database.query(
      `UPDATE properties SET ${column} = now() - make_interval(days => $2) WHERE id = $1`,
      [id, days],
    );
  const told = async () =>
    (await t.call('GET /api/notifications', { as: agent })).notifications.map(
      ({ type, propertyId }) => [type, propertyId],
    );

  test('asked once after 30 days, hidden after 7 more, and back with a tap', async () => {
    const id = await publishProperty(t, agent);
    await age(id, 'confirmed_at', 29);
    await checkAvailability(t.database);
    expect(await told()).not.toContainEqual(['STILL_AVAILABLE', id]);
    await age(id, 'confirmed_at', 31);
    await checkAvailability(t.database);
    await checkAvailability(t.database);
    const about = (await told()).filter(([, propertyId]) => propertyId === id);
    expect(about).toEqual([['STILL_AVAILABLE', id]]);
    expect(await seen(id)).toBe(200);
    await age(id, 'availability_asked_at', 8);
    await checkAvailability(t.database);
    expect((await told())[0]).toEqual(['LISTING_HIDDEN', id]);
    expect(await seen(id)).toBe(404);
    // The answer comes late, from a phone that was away: it still counts.
    await t.send(`POST /api/properties/${id}/confirm`, { as: agent });
    await checkAvailability(t.database);
    expect(await seen(id)).toBe(200);
  });

  test('an edit of one that was hidden meanwhile takes nothing from the answer behind it', async () => {
    const id = await publishProperty(t, agent);
    await age(id, 'confirmed_at', 40);
    await checkAvailability(t.database);
    await age(id, 'availability_asked_at', 8);
    await checkAvailability(t.database);
    expect(await seen(id)).toBe(404);
    const { property } = await t.call(`GET /api/properties/${id}`, { as: agent });
    await t.call(`PUT /api/properties/${id}`, {
      headers: { 'if-match': `"${property.version}"` },
      payload: propertyContent({ description: 'New paint' }),
      as: agent,
    });
    expect(await seen(id)).toBe(404);
    await t.send(`POST /api/properties/${id}/confirm`, { as: agent });
    expect(await seen(id)).toBe(200);
  });

  test('an answer or an edit counts, and nothing is hidden then', async () => {
    const id = await publishProperty(t, agent);
    await age(id, 'confirmed_at', 40);
    await checkAvailability(t.database);
    const { property } = await t.call(`POST /api/properties/${id}/confirm`, { as: agent });
    expect(Date.now() - Date.parse(property.confirmedAt ?? '')).toBeLessThan(60_000);
    await checkAvailability(t.database);
    expect(await seen(id)).toBe(200);
  });
});

test('a deleted listing that is sent as new, as by an import, is a draft again; another’s is not', async () => {
  const id = await publishProperty(t, agent);
  await t.database.query(
    `UPDATE properties SET status = 'Sold', closed_on = '2026-11-03' WHERE id = $1`,
    [id],
  );
  await t.send(`DELETE /api/properties/${id}`, { as: agent });
  const put = request(`PUT /api/properties/${id}`, { payload: propertyContent() });
  const other = await t.account('agent');
  await t.refused(404, put, { as: other });
  const { property } = await t.call(put, { status: 201, as: agent });
  expect(property).toMatchObject({ id, status: 'Draft', publishedAt: null, closedOn: null });
});

test('photos take the order and the captions they are given, and no other listing’s do', async () => {
  const id = await publishProperty(t, agent);
  const other = await publishProperty(t, agent);
  const photo = async (propertyId: string, position: number) => {
    const photoId = randomUUID();
    await t.database.query(
      `INSERT INTO photos (id, property_id, position, width, height, color, small, medium, large)
       VALUES ($1, $2, $3, 4, 3, '#000000', '/photos/a', '/photos/b', '/photos/c')`,
      [photoId, propertyId, position],
    );
    return photoId;
  };
  const [front, kitchen, foreign] = [await photo(id, 0), await photo(id, 1), await photo(other, 0)];
  const { property } = await t.call(`PUT /api/properties/${id}/photo-order`, {
    as: agent,
    payload: {
      photos: [
        { id: kitchen, caption: ' The kitchen ' },
        { id: front, caption: '' },
        { id: foreign, caption: 'Mine now' },
      ],
    },
  });
  expect(property.images.map((image) => [image.id, image.position, image.caption])).toEqual([
    [kitchen, 0, 'The kitchen'],
    [front, 1, ''],
  ]);
  expect((await read(other)).images[0]?.caption).toBe('');
});

test('a draft may lack a price, and nothing without one is published', async () => {
  const id = randomUUID();
  const save = (price: number, version: number | null = null) =>
    request(`PUT /api/properties/${id}`, {
      headers: version === null ? {} : { 'if-match': `"${version}"` },
      payload: propertyContent({ price }),
      as: agent,
    });
  const publish = request(`POST /api/properties/${id}/publish`, { as: agent });
  const { property } = await t.call(save(0), { status: 201 });
  expect(property).toMatchObject({ price: 0, status: 'Draft' });
  const refused = await t.refused(422, publish);
  expect(refused).toMatchObject({ message: 'Price is required', field: 'price' });
  expect(await read(id)).toMatchObject({ status: 'Draft', version: property.version });
  await t.call(save(4_500_000, property.version));
  const published = await t.call(publish);
  const again = await t.refused(422, save(0, published.property.version));
  expect(again.message).toBe('Price is required');
  expect(await read(id)).toMatchObject({ price: 4_500_000, status: 'Active' });
  await t.refused(422, save(-1, published.property.version));
});

test('an edit leaves what it does not name as it is, and a new listing needs all that every version has', async () => {
  const id = randomUUID();
  const url = `/api/properties/${id}` as const;
  const { address: _, ...homeless } = propertyContent();
  const missing = await t.refused(422, `PUT ${url}`, { payload: homeless, as: agent });
  expect(missing).toMatchObject({ message: 'Address is required', field: 'address' });
  const location = { lat: 6.446, lng: 3.477 };
  await t.call(`PUT ${url}`, {
    status: 201,
    payload: propertyContent({ yearBuilt: 2018, location, approximateLocation: true }),
    as: agent,
  });
  const edited = await t.call(`PUT ${url}`, {
    headers: { 'if-match': '"1"' },
    payload: { price: 5_000_000 },
    as: agent,
  });
  expect(edited.property).toMatchObject({
    ...propertyContent({ yearBuilt: 2018, price: 5_000_000, location, approximateLocation: true }),
    // The one that was sent names the street.
    title: '3 Bedroom Flat in Lekki Phase 1',
    version: 2,
  });
});
