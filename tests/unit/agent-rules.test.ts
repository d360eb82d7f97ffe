import { describe, expect, test } from 'vitest';
import { conversionBadge } from '../../src/domain/analytics/conversion-badge';
import {
  boostRefusal,
  initialBoosts,
  type WaitingBoost,
  withWaitingBoosts,
} from '../../src/domain/boosts/boost-state';
import { initialsOf } from '../../src/domain/format/initials-of';
import { memberSinceLine } from '../../src/domain/format/member-since-line';
import { parseCoordinates } from '../../src/domain/format/parse-coordinates';
import { type KnownListing, planImport } from '../../src/domain/import/plan-import';
import { stableId } from '../../src/domain/import/stable-id';
import { agreedThen, slotClashes } from '../../src/domain/inspections/times/slot-clashes';
import { addDays, weekOf } from '../../src/domain/inspections/times/week-of';
import { isInCategory } from '../../src/domain/map/marker-category';
import { rentedLine } from '../../src/domain/map/rented-line';
import { correspondents } from '../../src/domain/messages/correspondents';
import { limitCounter } from '../../src/domain/plans/limit-counter';
import { planChange } from '../../src/domain/plans/plan-change';
import { yearEnd } from '../../src/domain/plans/year-end';
import { arranged, moved } from '../../src/domain/property/arrange-photos';
import { awaitsConfirmation } from '../../src/domain/property/availability';
import { isTicked, textsOf, withTick } from '../../src/domain/property/feature-flags';
import { findDuplicate } from '../../src/domain/property/form/find-duplicate';
import { listingCompleteness } from '../../src/domain/property/form/listing-completeness';
import { EMPTY_LISTING_FORM } from '../../src/domain/property/form/listing-form';
import { NO_OWN_FILTER, passesOwnFilter } from '../../src/domain/property/own-filter';
import { clusterPoints } from '../../src/geo/pins/cluster-points';
import { propertyContent } from '../support/property-content';

const NOW = Date.parse('2026-06-10T12:00:00Z');
const DAY = 86_400_000;

describe('boosts with what waits here', () => {
  const waiting = (kind: WaitingBoost['kind'], state = 'pending'): WaitingBoost => {
    const row = { id: kind, state, createdAt: NOW };
    return kind === 'boost.apply'
      ? { ...row, kind, payload: { propertyId: 'p1', title: 'Flat' } }
      : { ...row, kind, payload: { quantity: 3, packageId: 'p', title: '3 boosts' } };
  };
  test('a new agent has three and one Free entry', () => {
    const { availableBoosts, usedBoosts, history } = initialBoosts(NOW);
    expect([availableBoosts, usedBoosts]).toEqual([3, 0]);
    expect(history).toMatchObject([{ type: 'Free', amount: 3, status: 'Credited' }]);
  });
  test('applying spends one and runs 30 days', () => {
    const state = withWaitingBoosts(initialBoosts(NOW), [waiting('boost.apply')], NOW);
    expect([state.availableBoosts, state.usedBoosts]).toEqual([2, 1]);
    expect(state.history[0]).toMatchObject({ type: 'Used', status: 'Applied' });
    const [boost] = state.active;
    expect(Date.parse(boost?.endDate ?? '') - Date.parse(boost?.startDate ?? '')).toBe(
      2_592_000_000,
    );
  });
  test('a refused boost runs nowhere, a refused purchase stays credited', () => {
    const refused = (kind: WaitingBoost['kind']) =>
      withWaitingBoosts(initialBoosts(NOW), [waiting(kind, 'rejected')], NOW).availableBoosts;
    expect(refused('boost.apply')).toBe(3);
    expect(refused('boost.purchase')).toBe(6);
  });
  test('a purchase that the server credited counts once, while its answer is on the way', () => {
    const known = withWaitingBoosts(initialBoosts(NOW), [waiting('boost.purchase')], NOW);
    const again = withWaitingBoosts(known, [waiting('boost.purchase')], NOW);
    expect([again.availableBoosts, again.history.length]).toEqual([6, 2]);
  });
  test('never fewer than none are told to be available, and a purchase counts what it is short of', () => {
    const none = { ...initialBoosts(NOW), availableBoosts: 0 };
    const left = (...rows: WaitingBoost[]) => withWaitingBoosts(none, rows, NOW).availableBoosts;
    expect(left(waiting('boost.apply'))).toBe(0);
    expect(left(waiting('boost.apply'), waiting('boost.purchase'))).toBe(2);
  });
  test('a home is boosted again once its boost is known to be over, whatever was heard of it', () => {
    const applied = withWaitingBoosts(initialBoosts(NOW), [waiting('boost.apply')], NOW);
    const id = applied.active[0]?.propertyId ?? '';
    const refusal = (known: typeof applied, now: number) =>
      boostRefusal(
        { ...withWaitingBoosts(known, [], now), mayHaveMore: false },
        { id, isPublic: true, isBoosted: true },
      );
    const BOOSTED = 'This property is already boosted!';
    expect(refusal(applied, NOW + 29 * DAY)).toBe(BOOSTED);
    expect(refusal(applied, NOW + 31 * DAY)).toBe('');
    // Where nothing is known of its boost, what was heard of the home itself stands.
    expect(refusal({ ...applied, active: [] }, NOW + 31 * DAY)).toBe(BOOSTED);
  });
  test('a boost that is over is not shown as active', () => {
    const state = withWaitingBoosts(initialBoosts(NOW), [waiting('boost.apply')], NOW);
    expect(withWaitingBoosts(state, [], NOW + 31 * DAY).active).toEqual([]);
  });
  test.each([
    [{ isBoosted: true }, {}, 'This property is already boosted!'],
    [{ isPublic: false }, {}, 'Publish this property before boosting it.'],
    [
      {},
      { availableBoosts: 0 },
      'You do not have any boosts available. Please purchase more boosts.',
    ],
    // The plan's share of a new month is the server's to count: no phone says that there is none.
    [{}, { availableBoosts: 0, mayHaveMore: true }, ''],
    [{}, {}, ''],
  ])('%o with %o: %s', (property, state, words) => {
    expect(
      boostRefusal(
        { ...initialBoosts(NOW), mayHaveMore: false, ...state },
        { id: 'p1', isPublic: true, isBoosted: false, ...property },
      ),
    ).toBe(words);
  });
});

describe('inspections of one agent', () => {
  const slot = (id: string, requestTime: string, status = 'Confirmed', day = '2026-06-11') => ({
    id,
    requestTime,
    requestDate: day,
    status: status as 'Confirmed',
    propertyTitle: id,
  });
  test('within an hour of one day they clash, unless one is called off', () => {
    const clashes = slotClashes([
      slot('a', '10:00'),
      slot('b', '10:59', 'Pending'),
      slot('c', '11:59'),
      slot('d', '10:30', 'Declined'),
      slot('e', '10:00', 'Confirmed', '2026-06-12'),
    ]);
    expect([...clashes].map(([id, others]) => [id, others.map((other) => other.id)])).toEqual([
      ['a', ['b']],
      ['b', ['a']],
    ]);
  });
  test('viewings of half an hour that follow each other do not', () => {
    const day = [slot('a', '10:00'), slot('b', '10:30', 'Pending'), slot('c', '10:59', 'Pending')];
    expect([...slotClashes(day, 30).keys()]).toEqual(['b', 'c']);
  });
  test('only what was agreed is a reason to ask before a yes, also to one that was declined', () => {
    const day = [
      slot('a', '10:00'),
      slot('b', '10:30', 'Pending'),
      slot('c', '11:00', 'Rescheduled'),
      slot('d', '10:30', 'Declined'),
    ];
    expect(agreedThen(slot('x', '10:30', 'Declined'), day, 60).map(({ id }) => id)).toEqual([
      'a',
      'c',
    ]);
    expect(agreedThen(slot('a', '10:00'), day, 30)).toEqual([]);
  });
  test('a week begins on Monday, also over the end of a year', () => {
    expect(weekOf('2026-01-01')[0]).toBe('2025-12-29');
    expect(weekOf('2026-01-04')[6]).toBe('2026-01-04');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });
});

describe('plans', () => {
  const use = (used: number, allowed: number | null) =>
    limitCounter({ limit: 'listings', used, allowed, renewsAt: null }, new Date(NOW));
  test('a counter says how much, when it is tight, and which plan lifts it', () => {
    expect(use(3, 20)).toMatchObject({ text: '3 of 20 published listings', tight: false });
    expect(use(16, 20)).toMatchObject({ tight: true, liftedBy: 'Pro' });
    expect(use(900, null)).toMatchObject({ text: '900 published listings, no limit', share: null });
  });
  test('what was used in a month that is over is not told as used in this one', () => {
    const november = {
      limit: 'messages',
      used: 10,
      allowed: 10,
      renewsAt: '2026-11-30T23:00:00.000Z',
    } as const;
    const before = limitCounter(november, new Date('2026-11-30T22:00:00Z'));
    expect(before).toMatchObject({ text: '10 of 10 messages sent this month', tight: true });
    expect(limitCounter(november, new Date('2026-12-01T08:00:00Z'))).toEqual({
      text: 'Up to 10 messages sent this month: what is used is counted once the server is reached',
      share: null,
      tight: false,
      liftedBy: null,
    });
  });
  test('an upgrade costs the difference for the days left, a downgrade waits for the next month', () => {
    const half = new Date('2026-06-15T23:00:00Z');
    expect(planChange('starter', 'pro', 'monthly', half)).toEqual({
      kind: 'upgrade',
      naira: 35_000,
      days: 15,
    });
    expect(planChange('pro', 'starter', 'monthly', half)).toEqual({
      kind: 'downgrade',
      on: new Date('2026-06-30T23:00:00Z'),
    });
    expect(planChange('pro', 'pro', 'yearly', half)).toEqual({ kind: 'same' });
    // When the year ends, the server tells.
    expect(planChange('pro', 'starter', 'yearly', half)).toEqual({ kind: 'downgrade', on: null });
  });
  test.each([
    ['in the first year', '2026-03-15T14:00:00Z', '2026-06-15T12:00:00Z', '2027-03-15T23:00:00Z'],
    ['in the third year', '2026-03-15T14:00:00Z', '2028-06-15T12:00:00Z', '2029-03-15T23:00:00Z'],
    ['on its last day', '2026-03-15T14:00:00Z', '2027-03-15T22:59:59Z', '2027-03-15T23:00:00Z'],
    ['by the day in Lagos', '2026-03-15T23:30:00Z', '2026-06-15T12:00:00Z', '2027-03-16T23:00:00Z'],
    ['from a leap day', '2028-02-29T12:00:00Z', '2028-06-15T12:00:00Z', '2029-03-01T23:00:00Z'],
    ['begun nobody knows when', null, '2026-06-15T12:00:00Z', '2027-06-15T23:00:00Z'],
  ])('a paid year ends the day after its anniversary: %s', (_what, since, at, end) => {
    expect(yearEnd(since === null ? null : new Date(since), new Date(at)).toISOString()).toBe(
      new Date(end).toISOString(),
    );
  });
});

describe('a listing being written', () => {
  test('photos move, and the first is the cover', () => {
    const order = ['a', 'b', 'c'];
    expect(moved(order, 'c', 'first')).toEqual(['c', 'a', 'b']);
    expect(moved(order, 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(order, 'a', -1)).toEqual(order);
    expect(arranged([{ id: 'a' }, { id: 'new' }, { id: 'b' }], ['b', 'a'])).toEqual([
      { id: 'b' },
      { id: 'a' },
      { id: 'new' },
    ]);
  });
  test('texts and flags are the same feature', () => {
    expect(isTicked(['Boys quarters'], 'boyQuarters', 'Boys quarters')).toBe(true);
    expect(isTicked(['Modern Kitchen'], 'modernKitchen', 'Modern kitchen')).toBe(true);
    expect(withTick(['balcony', 'Own well'], { flag: 'balcony', label: 'Balcony' }, false)).toEqual(
      ['Own well'],
    );
    expect(textsOf('a, ,b,a ')).toEqual(['a', 'b']);
  });
  test('completeness adds up to 100 and names what is missing', () => {
    expect(listingCompleteness(EMPTY_LISTING_FORM, 0).percent).toBe(0);
    const whole = {
      ...EMPTY_LISTING_FORM,
      address: 'a',
      price: '1',
      lat: '6',
      description: 'x'.repeat(80),
      bedrooms: '1',
      bathrooms: '1',
      areaSize: '1',
      keyFeatures: ['Balcony'],
    };
    expect(listingCompleteness(whole, 5)).toEqual({ percent: 100, missing: [] });
    expect(listingCompleteness({ ...whole, areaSize: '' }, 4).missing).toEqual([
      '1 more photo',
      'the area',
    ]);
    expect(listingCompleteness(whole, 2).missing).toEqual(['3 more photos']);
    expect(listingCompleteness(whole, 0).missing).toEqual(['at least 5 photos']);
  });
  const home = {
    ...propertyContent({
      address: '12 Admiralty Way, Lekki Phase 1, Lagos',
      price: 5_000_000,
      location: null,
    }),
    id: 'new',
  };
  test.each([
    ['the same words in another order', { address: 'Lekki Phase 1, 12, Admiralty way' }, true],
    ['a price nearby', { price: 5_400_000 }, true],
    ['another price', { price: 6_000_000 }, false],
    ['another number of the street', { address: '14 Admiralty Way, Lekki Phase 1' }, false],
    ['no number', { address: 'Lekki Phase 1, Lagos' }, false],
    ['more bedrooms', { bedrooms: 9 }, false],
    ['itself', { id: 'new' }, false],
  ])('%s: %o is the same home: %s', (_, change, same) => {
    const other = { ...home, id: 'other', ...change };
    expect(findDuplicate(home, [other]) !== undefined).toBe(same);
  });
  test('asked again after 30 days, only while it is published', () => {
    const at = (days: number, status = 'Active') =>
      awaitsConfirmation({ status, confirmedAt: NOW - days * DAY }, NOW);
    expect([at(30), at(31), at(31, 'Draft')]).toEqual([false, true, false]);
  });
});

test('the filter bar over one’s own listings', () => {
  const content = propertyContent({ address: '3 Palm Close, Ikeja', bedrooms: 6, type: 'Flat' });
  const passes = (change: Partial<typeof NO_OWN_FILTER>, reviewNote: string | null = null) =>
    passesOwnFilter({ content, reviewNote }, 'Draft', { ...NO_OWN_FILTER, ...change });
  expect(passes({ location: ' palm close' })).toBe(true);
  expect(passes({ location: 'yaba' })).toBe(false);
  expect(passes({ bedrooms: '5' })).toBe(true);
  expect(passes({ bedrooms: '4' })).toBe(false);
  expect(passes({ type: 'Land' })).toBe(false);
  expect(passes({ category: 'Commercial' })).toBe(false);
  expect(passes({ status: 'Draft' })).toBe(true);
  expect(passes({ status: 'Active' })).toBe(false);
  expect(passes({ status: 'To look at' })).toBe(false);
  expect(passes({ status: 'To look at' }, 'Price is per plot')).toBe(true);
  expect(passes({ status: 'Draft' }, 'Price is per plot')).toBe(true);
  expect(passes({ status: 'To look at', type: 'Land' }, 'Price is per plot')).toBe(false);
});

describe('the map', () => {
  test('many points are gathered and come apart on the way in; few stand singly', () => {
    const points = Array.from({ length: 60 }, (_, at) => ({
      id: String(at),
      lat: 6.5 + (at % 8) / 5000,
      lng: 3.4 + Math.floor(at / 8) / 5000,
    }));
    const world = { south: -90, west: -180, north: 90, east: 180 };
    const gathered = clusterPoints(points)(world, 8);
    expect(gathered).toHaveLength(1);
    expect(gathered[0]).toMatchObject({ kind: 'cluster', count: 60 });
    expect(clusterPoints(points)(world, 18)).toHaveLength(60);
    expect(clusterPoints(points.slice(0, 50))(world, 8)).toHaveLength(50);
  });
  test('what lies at one place is one pin with all of it, among few and among many', () => {
    const points = Array.from({ length: 60 }, (_, at) => ({
      id: String(at),
      lat: 6.5 + at / 100,
      lng: 3.4,
    }));
    const above = { id: 'above', lat: 6.5000001, lng: 3.4 };
    const world = { south: -90, west: -180, north: 90, east: 180 };
    for (const few of [points.slice(0, 3), points]) {
      const spots = clusterPoints([...few, above])(world, 18);
      expect(spots).toHaveLength(few.length);
      expect(spots).toContainEqual({ kind: 'spot', points: [few[0], above] });
    }
  });
  test('categories, days until rented, coordinates', () => {
    const office = { propertyCategory: 'Commercial', type: 'Office Space', listingType: 'rent' };
    expect(
      (['Residential', 'Sales', 'Commercial', 'Rental', 'Other'] as const).filter((category) =>
        isInCategory(office as never, category),
      ),
    ).toEqual(['Commercial', 'Rental']);
    expect(rentedLine(Date.parse('2026-01-01T20:00:00Z'), '2026-01-12')).toBe('Rented in 11 days');
    expect(rentedLine(NOW, null)).toBeNull();
    expect(parseCoordinates('6.4474, 3.4723')).toEqual({ lat: 6.4474, lng: 3.4723 });
    expect(parseCoordinates('6°27′N, 3°24′E')).toEqual({ lat: 6.45, lng: 3.4 });
    expect(parseCoordinates(`3° 24' 36" E 6° 27' N`)).toEqual({ lat: 6.45, lng: 3.41 });
    for (const wrong of [
      '',
      '6.4',
      '3.4723, 6.4474, 1',
      '52.5, 13.4',
      'six, three',
      '6°27′N',
      '52°N 13°E',
    ])
      expect(parseCoordinates(wrong), wrong).toBeNull();
  });
});

test('badges, initials, membership', () => {
  expect([3.1, 3, 1.1, 1, 0].map(conversionBadge)).toEqual([
    'high',
    'medium',
    'medium',
    'low',
    'low',
  ]);
  expect(['Tunde Adeyemi Cole', 'ngozi', '', null].map(initialsOf)).toEqual([
    'TA',
    'N',
    'UA',
    'UA',
  ]);
  expect(memberSinceLine(undefined)).toBe('');
  expect(memberSinceLine({ memberSince: null })).toBe('Member since March 2025');
  expect(memberSinceLine({ memberSince: '2026-05-31T23:30:00Z' })).toBe('Member since June 2026');
});

test('everybody in contact once for each property', () => {
  const me = { id: 'me', name: 'Me' };
  const amina = { id: 'a', name: 'Amina' };
  const letter = {
    propertyId: 'p',
    propertyTitle: 'P',
    sender: amina,
    recipient: me,
    sentByMe: false,
  };
  const people = correspondents(
    [letter, { ...letter, sender: me, recipient: amina, sentByMe: true }],
    [{ propertyId: 'q', propertyTitle: 'Q', requester: amina }],
  );
  expect(people.map(({ person, propertyId }) => [person.name, propertyId])).toEqual([
    ['Amina', 'p'],
    ['Amina', 'q'],
  ]);
});

test('an imported listing has one id for its owner and reference, and it is a UUID', async () => {
  const id = await stableId('owner', 'ref:gh-1');
  expect(id).toBe(await stableId('owner', 'ref:gh-1'));
  expect(id).not.toBe(await stableId('another', 'ref:gh-1'));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

describe('an import of listings that are there already', () => {
  const read = propertyContent({ price: 5_000_000, bedrooms: 3, yearBuilt: null });
  const listing = (content = read) => ({
    id: 'i1',
    key: 'ref:1',
    line: 2,
    reference: '1',
    content,
    postedAt: null,
    doubts: [],
    notes: [],
  });
  const plan = (content: typeof read, known: KnownListing) =>
    planImport([listing(content)], new Map([['i1', known]]))[0];
  const edited = { ...read, yearBuilt: 2019, location: { lat: 6.5, lng: 3.4 } };

  test('the same file again changes nothing of what was done since', () => {
    expect(plan(read, { content: edited, lastRead: read })?.step).toBe('same');
    // Nor on a phone that never saw the file before.
    expect(plan(read, { content: edited, lastRead: undefined })?.step).toBe('same');
  });
  test('what the file says anew is taken, and nothing else', () => {
    const dearer = { ...read, price: 6_000_000 };
    for (const lastRead of [read, undefined]) {
      const planned = plan(dearer, { content: edited, lastRead });
      expect(planned?.step).toBe('update');
      expect(planned?.content).toEqual({ ...edited, price: 6_000_000 });
    }
  });
  test('what was mended in the preview is taken, and stays with the next import of the file', () => {
    const mended = { ...listing({ ...read, price: 7_000_000 }), unmended: read };
    const here = new Map([['i1', { content: edited, lastRead: read }]]);
    const [again] = planImport([mended], here);
    expect(again?.content).toEqual({ ...edited, price: 7_000_000 });
    expect(again?.unmended).toEqual(read);
    // Also over what is the agent's own, and where the file said nothing of it.
    const counted = { ...listing({ ...read, yearBuilt: 2020 }), unmended: read };
    expect(planImport([counted], here)[0]?.content.yearBuilt).toBe(2020);
  });
  test('what the agent changed against the file stays until the file changes it too', () => {
    const cheaper = { ...read, price: 4_000_000 };
    expect(plan(read, { content: cheaper, lastRead: read })?.content.price).toBe(4_000_000);
  });
});
