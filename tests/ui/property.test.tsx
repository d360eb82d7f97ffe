import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Listing } from '../../src/contract/listing/property';
import { reportReach } from '../../src/platform/network/connectivity';
import { answering } from '../support/answering';
import { madeInspection } from '../support/made-inspection';
import { madeListing } from '../support/made-listing';
import { madeMessage } from '../support/made-message';
import { madeRow, refused } from '../support/made-row';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const on = (scope: HTMLElement, name: string) => within(scope).getByRole('button', { name });
/** The section under a heading. */
const section = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('section') ?? document.body;
const photo = (n: number) => ({
  id: crypto.randomUUID(),
  position: n,
  width: 4,
  height: 3,
  color: '#484848',
  caption: '',
  small: `/photos/${n}s.webp`,
  medium: `/photos/${n}m.webp`,
  large: `/photos/${n}l.webp`,
});

/** Opens a home that the phone knows, with no network. */
async function open(part: Partial<Listing> = {}) {
  const listing = madeListing(part);
  await phoneOf(null).listings.put({ ...listing, fetchedAt: Date.now() });
  const shown = await renderScreen(`/property-detail/${listing.id}`);
  await screen.findByRole('heading', { level: 1, name: listing.title });
  return { ...shown, listing };
}

test('[PROP-1] says that there is no connection only for as long as that is so', async () => {
  const listing = madeListing();
  await phoneOf(null).listings.put({ ...listing, fetchedAt: 1 });
  let isAway = true;
  await renderScreen(`/property-detail/${listing.id}`, {
    network: answering({
      [`GET /api/properties/${listing.id}`]: () => {
        if (isAway) throw new TypeError('Failed to fetch');
        return { body: { property: listing } };
      },
    }),
  });
  await screen.findByText(/^No connection. This listing is from this device/);
  isAway = false;
  act(() => reportReach(true));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
});

test('[PROP-9] says the price beside such homes and how soon the agent answers, once told also without a network', async () => {
  const listing = madeListing({ price: 4_400_000 });
  const background = {
    agent: { since: '2025-03-04T10:00:00.000Z', answerMinutes: 150, feeReports: 3 },
    like: { median: 5_000_000, listings: 8, perSqm: null },
  };
  await phoneOf(null).listings.put({ ...listing, fetchedAt: 1 });
  const path = `/property-detail/${listing.id}`;
  await renderScreen(path, {
    network: answering({
      [`GET /api/properties/${listing.id}`]: () => ({ body: { property: listing, background } }),
    }),
  });
  const said = async () => {
    const agent = within(await screen.findByRole('region', { name: 'Harmattan Homes' }));
    await agent.findByText('Usually answers within 3 hours');
    expect(agent.getByText('Member since March 2025')).toBeTruthy();
    expect(
      agent.getByText(
        '3 people say they were asked for a fee to see a home that its listing did not tell of',
      ),
    ).toBeTruthy();
    const beside = '12% below similar homes nearby (median of 8: ₦5,000,000)';
    expect(screen.getByText(beside)).toBeTruthy();
  };
  await said();
  cleanup();
  await renderScreen(path);
  await said();
});

describe('the head of the page', () => {
  test.each([
    ['rent', 6_000_000, 120, '₦50,000 per sqm per year'],
    ['sale', 100_000_000, 300, '₦333,333 per sqm'],
  ] as const)(
    '[PROP-2] says the rooms in a line, and what a square metre costs: %s',
    async (listingType, price, areaSize, words) => {
      await open({ listingType, price, areaSize, bedrooms: 3, bathrooms: 1 });
      for (const fact of ['3 beds', '1 bath', `${areaSize} sqm`])
        expect(screen.getByText(fact)).toBeTruthy();
      expect(screen.getByText(words)).toBeTruthy();
    },
  );

  test.each([
    ['where no size is given', { areaSize: null }],
    ['of a short let', { listingType: 'shortlet', areaSize: 120 }],
  ] as const)('[PROP-2] leaves out what a square metre costs %s', async (_, part) => {
    await open(part);
    expect(screen.queryByText(/per sqm/)).toBeNull();
  });

  test('[PROP-8] tells what one did about the home already, of this home and of oneself alone', async () => {
    const as = madePerson('seeker');
    const listing = madeListing();
    const about = { propertyId: listing.id };
    const phone = phoneOf(as);
    await phone.listings.put({ ...listing, fetchedAt: Date.now() });
    await phone.inspections.bulkPut([
      madeInspection(as, { ...about, requestDate: '2099-05-04', requestTime: '15:00' }),
      madeInspection(as, { requestDate: '2099-05-03' }),
    ]);
    await phone.notes.put({ id: listing.id, text: 'Ask about the borehole', updatedAt: 1 });
    await phone.messages.put(madeMessage(as, { ...about, fromUserId: listing.agent.id }));
    await renderScreen(`/property-detail/${listing.id}`, { as });
    const done = await screen.findByRole('list', { name: 'What you did about this home' });
    const told = () =>
      within(done)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(told()).toEqual([
      'You asked to see it on 04/05/2099 at 15:00: Pending',
      'Your note: Ask about the borehole',
    ]);
    // They lie on the photo, whose box does not hold the way back above it.
    const back = screen.getByRole('link', { name: 'Back to search results' });
    expect(done.parentElement?.contains(screen.getByText('1 / 5'))).toBe(true);
    expect(done.parentElement?.contains(back)).toBe(false);
    // What waits on this device reached nobody yet, and what was refused never did.
    const mine = madeMessage(as, { ...about, fromUserId: as.id, onServer: false });
    await phone.messages.put(mine);
    await phone.outbox.add(madeRow(as, { kind: 'message.send', entityId: mine.id }));
    await waitFor(() => expect(told()).toContain('You wrote to the agent: saved on this device'));
    await phone.outbox.toCollection().modify(refused('Too many messages.'));
    await waitFor(() =>
      expect(told()).toContain('You wrote to the agent: refused: Too many messages.'),
    );
    await phone.messages.put(madeMessage(as, { ...about, fromUserId: as.id }));
    await waitFor(() => expect(told()).toContain('You wrote to the agent'));
  });

  test('[PROP-8] tells whose time it is: proposed by the agent, with the way to answer, or agreed', async () => {
    const as = madePerson('seeker');
    const listing = madeListing();
    const phone = phoneOf(as);
    await phone.listings.put({ ...listing, fetchedAt: Date.now() });
    const visit = madeInspection(as, {
      propertyId: listing.id,
      version: 2,
      status: 'Rescheduled',
      requestDate: '2099-05-06',
      requestTime: '10:00',
      previousDate: '2099-05-04',
      previousTime: '15:00',
    });
    await phone.inspections.put(visit);
    await renderScreen(`/property-detail/${listing.id}`, { as });
    const done = await screen.findByRole('list', { name: 'What you did about this home' });
    const answer = within(done).getByRole('link', {
      name: 'The agent proposes 06/05/2099 at 10:00 instead of 04/05/2099 at 15:00. Answer',
    });
    expect(answer.getAttribute('href')).toBe('/customer-dashboard?tab=inspections');
    const yes = { fromUserId: as.id, sentByMe: true, propertyId: listing.id };
    const content = 'The new time suits me: 06/05/2099 at 10:00.';
    await phone.messages.put(madeMessage(as, { ...yes, content }));
    await waitFor(() =>
      expect(done.textContent).toContain('Your visit is agreed: 06/05/2099 at 10:00'),
    );
    expect(within(done).queryByRole('link')).toBeNull();
    await phone.messages.clear();
    await within(done).findByRole('link');
    await phone.inspections.update(visit.id, { status: 'Confirmed' });
    await waitFor(() => expect(done.textContent).toBe('Your visit is agreed: 06/05/2099 at 10:00'));
  });

  test('[PROP-8] tells nothing of a request that the server refused', async () => {
    const as = madePerson('seeker');
    const listing = madeListing();
    const phone = phoneOf(as);
    await phone.listings.put({ ...listing, fetchedAt: Date.now() });
    const taken = madeInspection(as, {
      propertyId: listing.id,
      requestDate: '2099-05-04',
      version: 0,
    });
    const held = madeInspection(as, {
      propertyId: listing.id,
      requestDate: '2099-05-05',
      requestTime: '15:00',
    });
    await phone.inspections.bulkPut([taken, held]);
    const { propertyId, requestDate, requestTime, contactNumber } = taken;
    await phone.outbox.add(
      madeRow(as, {
        kind: 'inspection.request',
        entityId: taken.id,
        payload: {
          title: listing.title,
          request: { id: taken.id, propertyId, requestDate, requestTime, contactNumber },
        },
        ...refused('Taken.'),
      }),
    );
    await renderScreen(`/property-detail/${listing.id}`, { as });
    const done = await screen.findByRole('list', { name: 'What you did about this home' });
    expect(done.textContent).toBe('You asked to see it on 05/05/2099 at 15:00: Pending');
    await phone.outbox.toCollection().modify({ state: 'pending', lastError: null });
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'What you did about this home' }).textContent).toBe(
        `You asked to see it on 04/05/2099 at ${requestTime}: saved on this device`,
      ),
    );
  });

  test('[PROP-8] tells what changed since one saved it', async () => {
    const as = madePerson('seeker');
    const listing = madeListing({ price: 9_000_000 });
    const phone = phoneOf(as);
    await phone.listings.put({ ...listing, fetchedAt: Date.now() });
    await phone.savedProperties.put({
      id: listing.id,
      listing,
      savedAt: 1,
      onServer: true,
      before: { price: 10_000_000, status: 'Active' },
    } as never);
    await renderScreen(`/property-detail/${listing.id}`, { as });
    const done = await screen.findByRole('list', { name: 'What you did about this home' });
    expect(within(done).getByRole('listitem').textContent).toBe(
      'Price down 10 %, from ₦10,000,000 when you saved it',
    );
  });

  test('[PROP-8] tells nothing where nothing was done', async () => {
    await open();
    expect(screen.queryByRole('list', { name: 'What you did about this home' })).toBeNull();
  });
});

test('[PROP-1] one’s own home says so, with the way to change it and nothing of a seeker’s', async () => {
  const as = madePerson('agent');
  const { agent } = madeListing();
  const listing = madeListing({ agent: { ...agent, id: as.id } });
  const phone = phoneOf(as);
  await phone.listings.put({ ...listing, fetchedAt: Date.now() });
  // What the agent answered somebody about it.
  await phone.messages.put(madeMessage(as, { propertyId: listing.id, fromUserId: as.id }));
  await renderScreen(`/property-detail/${listing.id}`, { as });
  expect(await screen.findByText('This is how others see it.')).toBeTruthy();
  // What they changed since is seen by nobody else yet.
  await phone.outbox.add(madeRow(as, { kind: 'property.save', entityId: listing.id }));
  expect(
    (await screen.findByText(/^This is how others see it\. What you changed since:/)).textContent,
  ).toContain('Saved on this device');
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    `/edit-property/${listing.id}`,
  );
  expect(screen.queryByRole('list', { name: 'What you did about this home' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Hide|Save) / })).toBeNull();
});

describe('[PROP-1] the photos', () => {
  test('are stepped through by buttons, keys and thumbnails', async () => {
    const { person } = await open({ images: [photo(1), photo(2)] });
    const photos = screen.getByRole('region', { name: 'Photos' });
    await person.click(on(photos, 'Next photo'));
    expect(within(photos).getByText('2 / 2')).toBeTruthy();
    await person.keyboard('{ArrowRight}');
    expect(within(photos).getByText('1 / 2')).toBeTruthy();
    await person.keyboard('{ArrowLeft}');
    expect(within(photos).getByText('2 / 2')).toBeTruthy();
    await person.click(on(photos, 'Show photo 1'));
    expect(
      within(photos).getByRole('button', { name: 'Show photo 1', current: true }),
    ).toBeTruthy();
    await person.click(on(photos, 'Full screen'));
    expect(await dialog('Photo 1 of 2')).toBeTruthy();
    await person.click(on(await dialog('Photo 1 of 2'), 'Next'));
    expect(await dialog('Photo 2 of 2')).toBeTruthy();
  });

  test('are stepped through on the whole screen only where there are several', async () => {
    const { person } = await open({ images: [photo(1)] });
    await person.click(on(screen.getByRole('region', { name: 'Photos' }), 'Full screen'));
    const whole = await dialog('Photo 1 of 1');
    expect(within(whole).queryByRole('button', { name: 'Next' })).toBeNull();
  });

  test('are called by their captions, which stand below them on the whole screen', async () => {
    const { person } = await open({
      images: [photo(1), { ...photo(2), caption: 'The kitchen, fitted' }],
    });
    const photos = screen.getByRole('region', { name: 'Photos' });
    await person.click(on(photos, 'Next photo'));
    expect(within(photos).getByRole('img', { name: 'The kitchen, fitted' })).toBeTruthy();
    await person.click(on(photos, 'Full screen'));
    const whole = await dialog('Photo 2 of 2');
    expect(within(whole).getByRole('img', { name: 'The kitchen, fitted' })).toBeTruthy();
    expect(within(whole).getByText('The kitchen, fitted')).toBeTruthy();
    await person.click(on(whole, 'Previous'));
    const first = await dialog('Photo 1 of 2');
    expect(within(first).queryByText('The kitchen, fitted')).toBeNull();
  });

  test('are five drawings where there are none, and the day is told', async () => {
    await open({ publishedAt: '2026-03-07T08:00:00.000Z' });
    const photos = screen.getByRole('region', { name: 'Photos' });
    expect(within(photos).getAllByRole('button', { name: /^Show photo/ })).toHaveLength(5);
    expect(within(photos).queryByRole('button', { name: 'Full screen' })).toBeNull();
    expect(screen.getByText(/^Listed on 07\/03\/2026 by /)).toBeTruthy();
  });

  test('are of a draft: it was begun, not listed', async () => {
    await open({ publishedAt: null, createdAt: '2026-03-07T08:00:00.000Z' });
    expect(screen.getByText(/^Begun on 07\/03\/2026 by /)).toBeTruthy();
  });

  test('wait until they are asked for where data is saved', async () => {
    localStorage.setItem('dataSaver', 'on');
    const { person, listing } = await open({ images: [photo(1)] });
    expect(screen.queryByRole('img', { name: `${listing.title}, photo 1 of 1` })).toBeNull();
    await person.click(button('Show photo'));
    expect(screen.getByRole('img', { name: `${listing.title}, photo 1 of 1` })).toBeTruthy();
    expect(button('Show map')).toBeTruthy();
  });

  test('that the phone has are shown where data is saved, and nothing larger is fetched for them', async () => {
    localStorage.setItem('dataSaver', 'on');
    const kept = photo(1);
    const here = new Set<unknown>([kept.small]);
    vi.stubGlobal('caches', { match: async (address: unknown) => here.has(address) });
    const { listing } = await open({ images: [kept] });
    const shown = await screen.findByRole('img', { name: `${listing.title}, photo 1 of 1` });
    expect(shown.getAttribute('src')).toBe(kept.small);
    expect(shown.getAttribute('srcset')).toBeNull();
    fireEvent.error(shown);
    expect(screen.queryByRole('img', { name: `${listing.title}, photo 1 of 1` })).toBeNull();
  });
});

describe('[PROP-1] the address of a home', () => {
  test('is copied where there is no share sheet', async () => {
    const { person } = await open();
    await person.click(button('Share'));
    expect(await screen.findByText('The message with its link was copied')).toBeTruthy();
    expect((await navigator.clipboard.readText()).split('\n').at(-1)).toBe(window.location.href);
  });

  test('is given to the share sheet', async () => {
    const { person, listing } = await open({
      title: '3 Bedroom Flat in Admiralty Way',
      price: 4_500_000,
      listingType: 'rent',
      address: '12 Admiralty Way, Lekki Phase 1, Lagos',
      bedrooms: 3,
      bathrooms: 1,
      areaSize: null,
      furnished: false,
    });
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await person.click(button('Share'));
    expect(share).toHaveBeenCalledWith({
      title: listing.title,
      text: [
        '3 Bedroom Flat in Admiralty Way',
        '₦4,500,000 per year, to rent',
        '12 Admiralty Way, Lekki Phase 1, Lagos',
        '3 beds · 1 bath',
        window.location.href,
      ].join('\n'),
    });
  });
});

describe('[PROP-2] what is said of a home', () => {
  const fact = (title: string, name: string) =>
    within(section(title)).queryAllByText(name, { selector: 'dt' })[0]?.nextElementSibling
      ?.textContent;

  test('its facts, what it takes to move in, and the whole description', async () => {
    const { person } = await open({
      listingType: 'rent',
      price: 4_500_000,
      serviceCharge: 300_000,
      cautionFee: 450_000,
      agencyFee: 450_000,
      legalFee: 900_000,
      parkingSpaces: null,
      floors: 1,
      keyFeatures: ['Balcony'],
      amenities: ['Security', 'Car park'],
      description: `First paragraph.\n\n${'More of it. '.repeat(20)}The very end.`,
    });
    expect(
      ['Bathrooms', 'Square meters', 'Parking', 'Property type', 'Floors', 'Furnished'].map(
        (name) => fact('About Property', name),
      ),
    ).toEqual(['3', '120', 'Yes', 'Flat', '1', 'No']);
    expect(
      ['Rent per year', 'Service charge', 'Caution fee'].map((name) => fact('Finance', name)),
    ).toEqual(['₦4,500,000', '₦300,000', '₦450,000']);
    const moveIn = screen.getByRole('region', { name: 'To move in' });
    expect(moveIn.textContent).toContain('Move-in total₦6,600,000');
    expect(screen.getByText('₦6,600,000 to move in')).toBeTruthy();
    expect(moveIn.textContent).toContain("20 % of a year's rent, more than the usual 10 %.");
    expect(within(moveIn).getAllByText(/more than the usual/)).toHaveLength(1);
    expect(screen.queryByText(/The very end/)).toBeNull();
    await person.click(button('Read more'));
    expect(screen.getByText(/The very end/)).toBeTruthy();
    const items = (title: string) =>
      within(section(title))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items('Key Features')).toEqual(['Balcony']);
    expect(items('Amenities')).toEqual(['Security', 'Car park']);
  });

  test('of an office its year, class and tenure, and nothing of moving in', async () => {
    await open({
      propertyCategory: 'Commercial',
      type: 'Office Space',
      bedrooms: null,
      yearBuilt: 2015,
      buildingClass: 'A (Premium)',
      commercialTenureType: 'Lease',
      price: 90_000_000,
    });
    expect(
      ['Year built', 'Building class', 'Tenure type'].map((name) => fact('About Property', name)),
    ).toEqual(['2015', 'A (Premium)', 'Lease']);
    expect(fact('About Property', 'Furnished')).toBe('No');
    expect(fact('Finance', 'Price')).toBe('₦90,000,000');
    expect(screen.queryByRole('region', { name: 'To move in' })).toBeNull();
    expect(screen.queryByText(/₦.* to move in/)).toBeNull();
  });
});

describe('[PROP-5] what lies around', () => {
  test('of a home without a pin is about where its address says, and that is told', async () => {
    await open({ location: null, address: '5 Bisola Street, Surulere, Lagos' });
    expect(
      await screen.findByText('About here, by its address: the agent has set no pin.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View larger map' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=5%20Bisola%20Street%2C%20Surulere%2C%20Lagos',
    );
    const nearby = screen.getByRole('region', { name: 'Nearby places' });
    expect((await within(nearby).findAllByRole('listitem')).length).toBeGreaterThan(0);
    expect(within(nearby).queryByText('No place is known nearby.')).toBeNull();
  });

  test('is a larger map, and places and homes near by with no network', async () => {
    const neighbour = madeListing({
      title: 'Neighbour',
      description: 'Next to the palm tree market',
    });
    await phoneOf(null).listings.put({ ...neighbour, fetchedAt: 1 });
    const { person, fill } = await open();
    const larger = screen.getByRole('link', { name: 'View larger map' });
    expect(larger.getAttribute('href')).toMatch(/#map=15\/6\.446\/3\.477$/);
    const nearby = screen.getByRole('region', { name: 'Nearby places' });
    const places = await within(nearby).findAllByRole('listitem');
    // The home's own district is no place near it.
    expect(within(nearby).queryByText('Lekki Phase 1')).toBeNull();
    expect(places[0]?.textContent).toMatch(/\d (m|km)$/);
    const field = within(nearby).getByLabelText('Search near this property');
    await fill(field, '   ');
    await person.click(on(nearby, 'Search'));
    expect(on(nearby, 'Search')).toHaveProperty('disabled', false);
    await fill(field, 'zzzz');
    await person.click(on(nearby, 'Search'));
    expect(on(nearby, 'Searching...')).toHaveProperty('disabled', true);
    expect(
      await within(nearby).findByText('No results found for "zzzz" near this property'),
    ).toBeTruthy();
    await fill(field, 'lekki phase');
    await person.click(on(nearby, 'Search'));
    expect((await within(nearby).findAllByText('Lekki Phase 1')).length).toBeGreaterThan(0);
    await fill(field, 'palm tree');
    await person.click(on(nearby, 'Search'));
    expect(await within(nearby).findByRole('link', { name: 'Neighbour' })).toBeTruthy();
  });
});

describe('[PROP-6] a home that is not here', () => {
  const ADDRESS = '/property-detail/00000000-0000-4000-8000-000000000000';

  test('is being loaded, and then is nowhere', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const network = answering({
      'GET /api/properties/00000000-0000-4000-8000-000000000000': async () => {
        await held;
        return {
          status: 404,
          body: { status: 404, code: 'not_found', message: 'Property not found' },
        };
      },
    });
    await renderScreen(ADDRESS, { network });
    expect(await screen.findByText('Loading property details...')).toBeTruthy();
    answer();
    expect(await screen.findByRole('heading', { name: 'Property not found' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to Search Results' });
    expect(back.getAttribute('href')).toBe('/search-results');
  });

  test('with no network is asked for again by itself', async () => {
    await renderScreen(ADDRESS);
    expect(await screen.findByText(/there is no connection to look it up now/)).toBeTruthy();
  });
});

test('[ANL-1] a look at a home counts once a day, also with no network', async () => {
  const { phone, listing } = await open();
  const looks = async () =>
    (await phone.outbox.toArray()).map(({ kind, entityId }) => [kind, entityId]);
  await waitFor(async () => expect(await looks()).toHaveLength(1));
  expect((await phone.outbox.toArray())[0]?.payload).toMatchObject({ propertyId: listing.id });
  await renderScreen(`/property-detail/${listing.id}`);
  await screen.findByRole('heading', { level: 1, name: listing.title });
  expect(await looks()).toHaveLength(1);
  // It is no deed of the person's: nothing is said to wait.
  expect(screen.queryByRole('link', { name: /to send$/ })).toBeNull();
});

test('[TOOL-3] the scam detector ticks what a listing shows, and its answer stays with the listing', async () => {
  const like = { listingType: 'rent' as const, bedrooms: 6, cautionFee: null };
  const phone = phoneOf(null);
  for (const [at, price] of [5e6, 5.5e6, 6e6, 6.5e6, 7e6].entries())
    await phone.listings.put({ ...madeListing({ ...like, price }), fetchedAt: at + 1 });
  const { person, listing } = await open({ ...like, price: 1_500_000, agencyFee: 450_000 });
  await person.click(screen.getByRole('link', { name: 'Check for scam signs' }));
  const findings = await screen.findByRole('region', { name: `About ${listing.title}` });
  expect(findings.textContent).toContain(
    '₦1,500,000 against a median of ₦6,000,000 for 5 like it within 5 km.',
  );
  expect(findings.textContent).toContain("30 % of a year's rent");
  const below = 'The rent or price is far below that of similar homes in the same area';
  await waitFor(() => expect(screen.getByLabelText(below)).toHaveProperty('checked', true));
  const hurry = 'Others are "about to pay", so you must pay today';
  await person.click(screen.getByLabelText(hurry));
  await person.click(button('Check Risk Level'));
  const level = /(\d+)%/.exec((await dialog('Risk level')).textContent ?? '')?.[0];
  await person.click(on(await dialog('Risk level'), 'Close'));
  await person.click(within(findings).getByRole('link'));
  const said = await screen.findByText(/You checked this listing on/);
  expect(said.textContent).toContain(`(${level} of all signs)`);
  await person.click(screen.getByRole('link', { name: 'Check again' }));
  await waitFor(async () =>
    expect(await screen.findByLabelText(hurry)).toHaveProperty('checked', true),
  );
});
