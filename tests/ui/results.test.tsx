import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Listing } from '../../src/contract/listing/property';
import { answering } from '../support/answering';
import { deliverAll } from '../support/deliver-all';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';
import { wholeText } from '../support/whole-text';
import { patience } from '../support/patience';

const RENT = '/search-results?listingType=rent&location=Lagos';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const dialog = (name: string) => screen.findByRole('dialog', { name });
const choices = (of: HTMLElement, label: string) =>
  within(within(of).getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

const home = (title: string, part: Partial<Listing> = {}) =>
  madeListing({ title, listingType: 'rent', ...part });

/** A server that answers every search with these, in this order. */
const finding = (...properties: Listing[]) =>
  answering({
    'GET /api/properties': {
      body: { properties, total: properties.length, totalIsCapped: false, nextCursor: null },
    },
  });

describe('the results', () => {
  test.each([
    [RENT, 'Properties To Rent in Lagos'],
    [
      '/search-results?listingType=sale&location=lekki+phase+1',
      'Properties For Sale in Lekki Phase 1',
    ],
    ['/search-results?listingType=sale', 'Properties For Sale in All Locations'],
  ])('[RES-1] [RES-12] %s are headed %s', async (address, words) => {
    await renderScreen(address, { network: finding(home('One'), home('Two')) });
    expect(heading()).toBe(words);
    expect(await screen.findByText('2 results')).toBeTruthy();
    expect(screen.getByLabelText('Sort')).toHaveProperty('value', 'newest');
  });

  test('[RES-2] are sorted in three orders on the phone alone', async () => {
    const { person, phone, address } = await renderScreen(RENT);
    await phone.listings.bulkPut(
      [
        home('Middle', { price: 5_000_000 }),
        home('Dear', { price: 9_000_000 }),
        home('Cheap', { price: 1_000_000 }),
      ].map((listing, at) => ({ ...listing, fetchedAt: at + 1 })),
    );
    await screen.findByText('3 results');
    const sort = screen.getByLabelText('Sort');
    expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Newest Listed', 'Price Low to High', 'Price High to Low']);
    await person.selectOptions(sort, 'Price Low to High');
    await waitFor(() => expect(titles()).toEqual(['Cheap', 'Middle', 'Dear']));
    await person.selectOptions(sort, 'Price High to Low');
    await waitFor(() => expect(titles()).toEqual(['Dear', 'Middle', 'Cheap']));
    expect(address()).toContain('sort=price-desc');
  });

  test('[RES-11] are said to be up to date once the answer is what is shown', async () => {
    await phoneOf(null).listings.put({ ...home('Of the phone'), fetchedAt: 1 });
    const said = new Set<string>();
    const watch = new MutationObserver(() => {
      const words = document.body.textContent;
      if (words.includes('Up to date')) said.add(/\d+ results?/.exec(words)?.[0] ?? 'no count');
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await renderScreen(RENT, { network: finding(home('One'), home('Two')) });
    await screen.findByText('Up to date');
    await screen.findByText('2 results');
    watch.disconnect();
    expect([...said]).toEqual(['2 results']);
  });

  test('the phone is asked once what waits about all of them', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const homes = Array.from({ length: 20 }, (_, at) => home(`Home ${at}`));
    await renderScreen(RENT, { network: finding(...homes) });
    await screen.findByText('20 results');
    await waitFor(() => expect(titles().length).toBeGreaterThan(10));
    const aboutRows = asked.mock.calls.filter(
      ([stores]) => Array.from(stores).join('') === 'outbox',
    );
    expect(aboutRows.length).toBeGreaterThan(0);
    expect(aboutRows.length).toBeLessThan(6);
  });

  test('[SAFE-5] hide homes of agents whom one blocked, say how many, and show them on being asked', async () => {
    const as = madePerson('seeker');
    const agent = { ...madeListing().agent, id: crypto.randomUUID() };
    const [mine, one, two] = [home('Mine'), home('One', { agent }), home('Two', { agent })];
    const blockedAt = '2026-11-20T08:00:00.000Z';
    await phoneOf(as).blocks.put({ id: agent.id, name: 'Blocked Homes', blockedAt });
    const { person, phone } = await renderScreen(RENT, { as, network: finding(one, mine, two) });
    await screen.findByText('2 homes of agents you blocked are hidden');
    await waitFor(() => expect(titles()).toEqual(['Mine']));
    // As many as are shown, as on the map.
    expect(screen.getByText('1 result')).toBeTruthy();
    await person.click(button('Show'));
    await waitFor(() => expect(titles()).toEqual(['One', 'Mine', 'Two']));
    expect(screen.getByText('3 results')).toBeTruthy();
    expect(screen.getByText('2 homes of agents you blocked are shown')).toBeTruthy();
    await person.click(button('Hide'));
    await waitFor(() => expect(titles()).toEqual(['Mine']));
    // Once the block has ended they are back, without a word.
    await phone.blocks.delete(agent.id);
    await waitFor(() => expect(titles()).toEqual(['One', 'Mine', 'Two']));
    expect(screen.queryByText(/you blocked/)).toBeNull();
  });

  test('[SAFE-5] of a blocked agent alone are not called nothing', async () => {
    const as = madePerson('seeker');
    const only = home('Only');
    const blockedAt = '2026-11-20T08:00:00.000Z';
    await phoneOf(as).blocks.put({ id: only.agent.id, name: 'Blocked Homes', blockedAt });
    await renderScreen(RENT, { as, network: finding(only) });
    expect(await screen.findByText('1 home of an agent you blocked is hidden')).toBeTruthy();
    expect(screen.getByText('1 result')).toBeTruthy();
    expect(screen.queryByText('No properties found')).toBeNull();
  });

  test('[RES-5] a card says it all', async () => {
    const photo = { position: 0, width: 4, height: 3, color: '#484848', caption: '' };
    const at = { small: '/photos/s.webp', medium: '/photos/m.webp', large: '/photos/l.webp' };
    const listing = home('Flat by the lagoon', {
      price: 5_200_000,
      bathrooms: 1,
      isBoosted: true,
      description: 'x'.repeat(150),
      images: [{ ...photo, ...at, id: crypto.randomUUID() }],
      publishedAt: '2026-03-07T08:00:00.000Z',
    });
    await renderScreen(RENT, { network: finding(listing) });
    const card = within(await screen.findByRole('article', { name: 'Flat by the lagoon' }));
    const said = screen.getByRole('article').textContent;
    for (const words of [
      '₦5,200,000 per year (₦100,000 per week)',
      '1 photo',
      '3 beds',
      '1 bath',
      '120 sqm',
      'Admiralty Way, Lekki Phase 1, Lagos',
      'FEATURED PROPERTY',
      `Flat · ${'x'.repeat(140)}…`,
      'Added 07/03/2026 by Harmattan Homes',
    ])
      expect(said).toContain(words);
    const call = card.getByRole('link', { name: /^Call agent/ });
    expect(call.getAttribute('href')).toBe('tel:+2348030000000');
    for (const name of ['Email agent about Flat by the lagoon', 'Save Flat by the lagoon'])
      expect(card.getByRole('button', { name })).toBeTruthy();
    expect(card.getByRole('link', { name: 'Flat by the lagoon' }).getAttribute('href')).toBe(
      `/property-detail/${listing.id}`,
    );
  });

  test('[RES-6] nothing found leads to a new search', async () => {
    await renderScreen(`${RENT}&text=zzzz`, { network: finding() });
    expect(await screen.findByRole('heading', { name: 'No properties found' })).toBeTruthy();
    expect(screen.getByText('0 results')).toBeTruthy();
    expect(screen.getByText('Try a wider area, a higher price or fewer filters.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start a new search' }).getAttribute('href')).toBe('/');
  });

  test('[RES-6] nothing found tells which filter to leave out, and with how many homes', async () => {
    const asked: string[] = [];
    const network: typeof fetch = (input) => {
      const { pathname, searchParams } = new URL(
        String(input instanceof Request ? input.url : input),
        'http://gida.test',
      );
      if (pathname !== '/api/properties') throw new TypeError('Failed to fetch');
      asked.push(searchParams.toString());
      const total = searchParams.has('text') ? (searchParams.has('features') ? 0 : 5) : 1200;
      return finding(...Array.from({ length: Math.min(total, 1) }, () => home('One')))(
        `http://gida.test/api/properties`,
      ).then(async (answer) => {
        const body = (await answer.json()) as object;
        return new Response(JSON.stringify({ ...body, total }), {
          status: 200,
          headers: answer.headers,
        });
      });
    };
    const { person, address } = await renderScreen(
      `${RENT}&text=garden&features=parking&bedroomsMin=3`,
      { network },
    );
    const without = await screen.findByRole('button', { name: 'Without Parking: 5' });
    const offers = screen.getAllByRole('button', { name: /^Without/ });
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      'Without garden: 1,200',
      'Without Parking: 5',
    ]);
    // The search itself, and each of its three filters once.
    expect(asked).toHaveLength(4);
    expect(button('Tell me when one comes')).toBeTruthy();
    await person.click(without);
    expect(address()).not.toContain('features');
    expect(address()).toContain('text=garden');
  });

  test('[RES-6] where no filter alone is to blame, all of them are left out at once', async () => {
    const none = finding();
    const network: typeof fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const isBare = !/features|bedrooms/i.test(new URL(url, 'http://gida.test').search);
      return (isBare ? finding(home('One')) : none)(input, init);
    };
    const { person, address } = await renderScreen(`${RENT}&features=parking&bedroomsMin=3`, {
      network,
    });
    await person.click(await screen.findByRole('button', { name: 'Without both filters: 1' }));
    expect(address()).not.toMatch(/features|bedrooms/);
    expect(address()).toContain('location=Lagos');
  });

  test('[MAP-1] a place is offered to be kept where homes were found there, or it was chosen', async () => {
    const keep = (name: string) => screen.queryByRole('link', { name: `Keep ${name} offline` });
    await renderScreen(RENT.replace('Lagos', 'Zzzzk'), { network: finding() });
    await screen.findByText('0 results');
    expect(keep('Zzzzk')).toBeNull();
    await renderScreen(RENT, { network: finding(home('One')) });
    await screen.findByText('1 result');
    expect(keep('Lagos')).toBeTruthy();
    await renderScreen(`${RENT.replace('Lagos', 'Ikire')}&lat=7.37&lng=4.18`, {
      network: finding(),
    });
    await screen.findByRole('heading', { name: 'Properties To Rent in Ikire' });
    expect(keep('Ikire')).toBeTruthy();
  });

  test('[RES-6] with no network the homes of this device are counted, and said to be', async () => {
    const { phone } = await renderScreen('/');
    await phone.listings.put({ ...home('One'), fetchedAt: 1 });
    await renderScreen(`${RENT}&features=elevator`);
    expect(
      await screen.findByRole('button', { name: 'Without Elevator: 1 on this device' }),
    ).toBeTruthy();
  });

  test('[RES-6] where a place was misspelled and nothing found, the one that is meant is offered', async () => {
    const { person, address } = await renderScreen(RENT.replace('Lagos', 'Leki'), {
      network: finding(),
    });
    await person.click(await screen.findByRole('button', { name: 'Search in Lekki' }));
    await waitFor(() => expect(address()).toContain('location=Lekki'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Search in/ })).toBeNull());
  });

  test('[RES-6] in an area of the map nothing else is meant, and no filter is to be left out', async () => {
    const area = '&south=6.4&west=3.3&north=6.5&east=3.4';
    await renderScreen(`/search-results?listingType=rent&location=Leki${area}`, {
      network: finding(),
    });
    expect(await screen.findByText('Nothing is offered to rent in this area now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Search in/ })).toBeNull();
  });

  test('[RES-6] where nothing is known by all of the words, the known place among them is offered', async () => {
    const { person, address } = await renderScreen(RENT.replace('Lagos', 'pet+friendly+yaba'), {
      network: finding(),
    });
    await person.click(await screen.findByRole('button', { name: 'Search in Yaba' }));
    await waitFor(() => expect(address()).toContain('location=Yaba'));
  });

  test('[RES-6] where several places were written and nothing found, each is a tap away', async () => {
    const { person, address } = await renderScreen(RENT.replace('Lagos', 'Yaba+or+Surulere'), {
      network: finding(),
    });
    await screen.findByRole('button', { name: 'Search in Yaba' });
    await person.click(button('Search in Surulere'));
    await waitFor(() => expect(address()).toContain('location=Surulere'));
  });

  test.each([
    ['a network', { network: finding() }],
    ['no network', {}],
  ])(
    '[HOME-9] a sentence in a link is searched as what it asks for, with %s',
    async (_, options) => {
      // That price is no sale's.
      const sentence = '2+bed+flat+in+Yaba+or+Surulere+under+3m';
      const { address } = await renderScreen(`/search-results?location=${sentence}`, options);
      await screen.findByRole('heading', { name: /To Rent in Yaba$/ });
      const asked = new URLSearchParams(address().split('?')[1]);
      expect(asked.get('priceMax')).toBe('3000000');
      expect(asked.get('bedroomsMin')).toBe('2');
      expect(await screen.findByText(/Surulere/)).toBeTruthy();
    },
  );

  test('[RES-9] a search that finds nothing is one to be told of', async () => {
    const as = madePerson('seeker');
    const { person } = await renderScreen(`${RENT}&text=zzzz`, { as, network: finding() });
    await person.click(await screen.findByRole('button', { name: 'Tell me when one comes' }));
    expect(await dialog('Create Email Alert')).toBeTruthy();
  });

  test.each([
    ['features=jacuzzi', 'the features'],
    ['bedroomsMin=-3&priceMax=1.5', 'the price, the bedrooms'],
    ['type=Castle&addedWithinDays=0', 'the property type, the days since it was added'],
    ['lat=99&lng=3&radiusKm=5', 'the place on the map, the search radius'],
  ])(
    'a link with %s says what of it cannot be read, and searches the rest',
    async (part, words) => {
      await renderScreen(`${RENT}&${part}`, { network: finding(home('One')) });
      expect(
        await screen.findByText(
          `Part of this link cannot be read and is left out of the search: ${words}.`,
        ),
      ).toBeTruthy();
      expect(await screen.findByText('1 result')).toBeTruthy();
    },
  );

  test('what the server could not answer is asked for again by itself', async () => {
    let times = 0;
    const network = answering({
      'GET /api/properties': () => {
        times += 1;
        if (times === 1)
          return { status: 503, body: { status: 503, message: 'Down for a moment' } };
        const properties = [home('One')];
        return { body: { properties, total: 1, totalIsCapped: false, nextCursor: null } };
      },
    });
    await renderScreen(RENT, { network });
    expect(
      await screen.findByText('The server cannot answer right now. It is asked again by itself.'),
    ).toBeTruthy();
    expect(
      await screen.findByRole('article', { name: 'One' }, { timeout: patience(15_000) }),
    ).toBeTruthy();
  });

  test('what the server refused has no count, and is told in words', async () => {
    const body = { message: 'Invalid option: expected one of "parking"|"ac"' };
    const network = answering({ 'GET /api/properties': { status: 422, body } });
    await renderScreen(RENT, { network });
    expect(
      await screen.findByText(
        'This search cannot be read. Take a filter off, or start a new search.',
      ),
    ).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Start a new search' })).toBeTruthy();
    expect(screen.queryByText(/^\d+ results$/)).toBeNull();
    expect(screen.queryByText('No properties found')).toBeNull();
    expect(screen.queryByText(/Invalid option/)).toBeNull();
  });

  test('[RES-6] nothing kept and no network is no "nothing found"', async () => {
    await renderScreen(RENT);
    expect(await screen.findByText(/nothing like this is kept on this device/)).toBeTruthy();
    expect(screen.getByText('Offline, this device alone')).toBeTruthy();
  });

  test('a refusal of the server is said in its words', async () => {
    const message = 'Too many searches. Wait a minute.';
    const network = answering({ 'GET /api/properties': { status: 429, body: { message } } });
    await renderScreen(RENT, { network });
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('[RES-11] say how old they are, and a bare address shows the last search', async () => {
    await renderScreen(RENT, { network: finding(home('One')) });
    expect(await screen.findByText('Up to date')).toBeTruthy();
    const { address } = await renderScreen('/search-results');
    await waitFor(() => expect(address()).toContain('location=Lagos'));
    expect(await screen.findByText(wholeText('Offline, as of just now'))).toBeTruthy();
    await waitFor(() => expect(titles()).toEqual(['One']));
  });
});

describe('what narrows the results', () => {
  test('[RES-4] [RES-7] keywords come one by one, and come off', async () => {
    const { person, fill, address } = await renderScreen(RENT, { network: finding() });
    await person.click(button('Add keyword'));
    const field = () => screen.getByPlaceholderText('e.g. garden, new build, garage');
    await fill(field(), '   ');
    await person.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Add Keyword' })).toBeTruthy();
    await fill(field(), 'balcony');
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toContain('text=balcony');
    // What narrows the search comes first in the row.
    const [first, second] = screen.getAllByRole('button', { name: /^(Remove|Add) keyword/ });
    expect([first?.textContent, second?.textContent]).toEqual(['balcony', 'Add keyword']);
    await person.click(button('Add keyword'));
    await fill(field(), 'no such thing');
    await person.keyboard('{Enter}');
    await person.click(button('Remove keyword no such thing'));
    expect(new URLSearchParams(address().split('?')[1]).get('text')).toBe('balcony');
    expect(button('Remove keyword balcony')).toBeTruthy();
    await person.click(button('Add keyword'));
    await fill(field(), 'x'.repeat(93));
    await person.keyboard('{Enter}');
    expect(screen.getByText(/^A search has room for 100 letters of keywords\./)).toBeTruthy();
    await fill(field(), 'x'.repeat(91));
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button(`Remove keyword ${'x'.repeat(91)}`)).toBeTruthy();
  });

  test('[RES-8] More filters goes on with what was chosen', async () => {
    const { person } = await renderScreen(RENT, { network: finding() });
    await person.click(button('Filter properties'));
    const few = await dialog('Filter Properties');
    await person.selectOptions(within(few).getByLabelText('Bedrooms'), '3');
    await person.click(within(few).getByRole('button', { name: /^More filters/ }));
    const all = await dialog('Find property to rent in Nigeria');
    expect(within(all).getByLabelText('Bedrooms from')).toHaveProperty('value', '3');
    expect(within(all).getByLabelText('Bedrooms to')).toHaveProperty('value', '3');
  });

  test('[RES-8] Filter Properties offers its few choices, and each has a chip that undoes it', async () => {
    const { person, address } = await renderScreen(RENT, { network: finding() });
    await person.click(button('Filter properties'));
    const filters = await dialog('Filter Properties');
    expect(choices(filters, 'Min price')).toEqual(
      expect.arrayContaining([
        'No min',
        '₦300,000',
        '₦500,000',
        '₦1 million',
        '₦5 million',
        '₦10 million',
      ]),
    );
    expect(choices(filters, 'Max price')).toEqual(
      expect.arrayContaining([
        '₦300,000',
        '₦1.5 million',
        '₦10 million',
        '₦50 million',
        '₦100 million',
        '₦500 million',
        'No max',
      ]),
    );
    expect(choices(filters, 'Bedrooms')).toEqual(['Any', '1', '2', '3', '4+']);
    expect(choices(filters, 'Bathrooms')).toEqual(['Any', '1', '2', '3+']);
    expect(choices(filters, 'Property type')).toEqual([
      'Any',
      'Apartment',
      'House',
      'Semi detached',
      'Detached',
      'Bungalow',
      'Land',
    ]);
    expect(choices(filters, 'Added to site')).toEqual([
      'Anytime',
      '24 hours',
      '3 days',
      '7 days',
      '14 days',
      '30 days',
    ]);
    const choose = (label: string, value: string) =>
      person.selectOptions(within(filters).getByLabelText(label), value);
    await choose('Min price', '5000000');
    await choose('Max price', '10000000');
    await choose('Bedrooms', '4');
    await person.click(within(filters).getByRole('button', { name: 'Apply' }));
    expect(address()).toContain('bedroomsMin=4');
    expect(button('Remove filter 4 beds or more')).toBeTruthy();
    expect(button('Filter properties (2)')).toBeTruthy();
    await person.click(button('Remove filter ₦5,000,000 to ₦10,000,000'));
    expect(address()).not.toContain('priceMin');
    expect(screen.queryByRole('button', { name: /₦5,000,000/ })).toBeNull();
  });
});

describe('what is done with the results', () => {
  const as = madePerson('seeker');

  test('[RES-14] saving shows at once with no network, and so does taking it back', async () => {
    const { person, phone } = await renderScreen(RENT, { as });
    await phone.listings.put({ ...home('One'), fetchedAt: 1 });
    await screen.findByRole('article', { name: 'One' });
    await person.click(button('Save One'));
    expect(await screen.findByRole('button', { name: /^Saved /, pressed: true })).toBeTruthy();
    expect(await screen.findByText('Saved on this device')).toBeTruthy();
    // In the app's bar, and where a phone shows the search's own instead.
    await waitFor(() => expect(screen.getAllByRole('link', { name: '1 to send' })).toHaveLength(2));
    await person.click(button('Saved One'));
    expect(await screen.findByRole('button', { name: /^Save /, pressed: false })).toBeTruthy();
    await waitFor(async () => expect(await phone.outbox.count()).toBe(0));
  });

  test('[RES-14] a heart taken back waits in the outbox, and its card says nothing of saved', async () => {
    const one = home('One');
    const { person, phone } = await renderScreen(RENT, { as });
    await phone.savedProperties.put({
      id: one.id,
      savedAt: 1,
      listing: one,
      withdrawn: false,
      onServer: true,
      before: { price: one.price, status: 'Active' },
    });
    await phone.listings.put({ ...one, fetchedAt: 1 });
    await person.click(await screen.findByRole('button', { name: /^Saved One/ }));
    expect(await screen.findByRole('button', { name: /^Save One/, pressed: false })).toBeTruthy();
    await waitFor(async () =>
      expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['saved.remove']),
    );
    await waitFor(() => expect(screen.getAllByRole('link', { name: '1 to send' })).toHaveLength(2));
    expect(screen.queryByText('Saved on this device')).toBeNull();
  });

  test.each([
    ['Save One', 'You need to be logged in to save properties. Would you like to log in now?'],
    ['Save search', 'You need to be logged in to save searches. Would you like to log in now?'],
    ['Create alert', 'You need to be logged in to create alerts. Would you like to log in now?'],
    [
      'Email agent about One',
      'You need to be logged in to contact agents. Would you like to log in now?',
    ],
  ])('[RES-13] [RES-10] a visitor who taps %s is asked to log in', async (name, question) => {
    const { person, address } = await renderScreen(RENT, { network: finding(home('One')) });
    await screen.findByRole('article');
    await person.click(button(name));
    const asked = await dialog('Log in');
    expect(within(asked).getByText(question)).toBeTruthy();
    await person.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.click(button(name));
    await person.click(within(await dialog('Log in')).getByRole('button', { name: 'OK' }));
    const next = encodeURIComponent('/search-results?listingType=rent&location=Lagos');
    await waitFor(() => expect(address()).toBe(`/login?next=${next}`));
  });

  test('[RES-10] a search is saved with no network', async () => {
    const { person, phone } = await renderScreen(`${RENT}&priceMax=9000000`, { as });
    await person.click(button('Save search'));
    // The promise of the account is made once the account has it.
    expect(
      await screen.findByText(
        'Safe on this device. It goes out by itself once the server is reached.',
      ),
    ).toBeTruthy();
    expect(await phone.alerts.toArray()).toMatchObject([
      { name: 'Lagos', active: false, criteria: { location: 'Lagos', priceMax: '9000000' } },
    ]);
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['alert.save']);
    // It says so, and another tap saves no second one.
    await person.click(await screen.findByRole('button', { name: 'Search saved', pressed: true }));
    expect(await phone.alerts.count()).toBe(1);
    await person.click(button('Remove filter Up to ₦9,000,000'));
    expect(await screen.findByRole('button', { name: 'Save search', pressed: false })).toBeTruthy();
  });

  test('[RES-10] [RES-9] a tap more makes an alert of a search that was saved just now', async () => {
    const { person, phone } = await renderScreen(RENT, { as });
    await person.click(button('Save search'));
    await person.click(await screen.findByRole('button', { name: 'Alert me too' }));
    await waitFor(async () =>
      expect(await phone.alerts.toArray()).toMatchObject([{ name: 'Lagos', active: true }]),
    );
    expect(screen.getByRole('button', { name: 'Search saved', pressed: true })).toBeTruthy();
    // One row still: nothing of it has left, and that is said.
    expect((await phone.outbox.toArray()).map(({ payload }) => payload)).toMatchObject([
      { active: true },
    ]);
    expect(
      await screen.findByText(
        'Safe on this device. It goes out by itself once the server is reached.',
      ),
    ).toBeTruthy();
  });

  test('[RES-10] a search of an area on the map is not saved under the place that was named before', async () => {
    const area = '&south=6.4&west=3.3&north=6.5&east=3.4';
    const { person, phone } = await renderScreen(`${RENT}${area}`, { as });
    await person.click(button('Save search'));
    await waitFor(async () =>
      expect(await phone.alerts.toArray()).toMatchObject([{ name: 'An Area on the Map' }]),
    );
  });

  test('[RES-9] an alert has a name, a rhythm and a promise', async () => {
    const { person, fill, phone } = await renderScreen(RENT, { as });
    await person.click(button('Create alert'));
    const alert = within(await dialog('Create Email Alert'));
    expect(alert.getByLabelText('Alert name')).toHaveProperty('value', 'Lagos Rentals');
    expect(alert.getByLabelText('Include similar properties')).toHaveProperty('checked', true);
    await fill(alert.getByLabelText('Alert name'), ' ');
    await person.click(alert.getByRole('button', { name: 'Create alert' }));
    expect(alert.getByText('Please name this alert')).toBeTruthy();
    await fill(alert.getByLabelText('Alert name'), 'My Lagos');
    await person.selectOptions(alert.getByLabelText('How often'), 'Weekly');
    await person.click(alert.getByRole('button', { name: 'Create alert' }));
    expect(
      await alert.findByText(
        'Safe on this device. It goes out by itself once the server is reached.',
      ),
    ).toBeTruthy();
    await deliverAll(phone);
    expect(
      await alert.findByText(
        'Alert created! You will receive email notifications for new properties matching your search criteria.',
      ),
    ).toBeTruthy();
    expect(await phone.alerts.toArray()).toMatchObject([
      { name: 'My Lagos', frequency: 'Weekly', active: true, includeSimilar: true },
    ]);
  });

  test('[RES-9] an alert that is on says so, and a tap opens it', async () => {
    const { person, fill, phone } = await renderScreen(RENT, { as });
    await person.click(button('Create alert'));
    const made = within(await dialog('Create Email Alert'));
    await person.click(made.getByRole('button', { name: 'Create alert' }));
    await person.click((await made.findAllByRole('button', { name: 'Close' }))[0] ?? document.body);
    await person.click(await screen.findByRole('button', { name: 'Alert on', pressed: true }));
    const edited = within(await dialog('Edit alert'));
    await fill(edited.getByLabelText('Alert name'), 'My Lagos');
    await person.click(edited.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await phone.alerts.toArray()).toMatchObject([{ name: 'My Lagos', active: true }]),
    );
    // Another search has none yet.
    await renderScreen(`${RENT}&priceMax=9000000`, { as });
    expect(
      await screen.findByRole('button', { name: 'Create alert', pressed: false }),
    ).toBeTruthy();
  });

  test('[RES-9] [RES-10] an alert for a search that is saved turns that one on', async () => {
    const { person, phone } = await renderScreen(RENT, { as });
    await person.click(button('Save search'));
    await screen.findByRole('button', { name: 'Search saved' });
    await person.click(button('Create alert'));
    const alert = within(await dialog('Create Email Alert'));
    expect(alert.getByLabelText('Alert name')).toHaveProperty('value', 'Lagos');
    await person.selectOptions(alert.getByLabelText('How often'), 'Weekly');
    await person.click(alert.getByRole('button', { name: 'Create alert' }));
    await waitFor(async () =>
      expect(await phone.alerts.toArray()).toMatchObject([
        { name: 'Lagos', active: true, frequency: 'Weekly', includeSimilar: true },
      ]),
    );
  });

  test('[RES-9] a second alert for sales has its place in its name', async () => {
    const { person, phone } = await renderScreen('/search-results?listingType=sale&location=Ajah', {
      as,
    });
    await person.click(button('Create alert'));
    const first = within(await dialog('Create Email Alert'));
    expect(first.getByLabelText('Alert name')).toHaveProperty('value', 'Properties');
    await person.click(first.getByRole('button', { name: 'Create alert' }));
    await waitFor(async () => expect(await phone.alerts.count()).toBe(1));
    const second = await renderScreen('/search-results?listingType=sale&location=Yaba', { as });
    await second.person.click(button('Create alert'));
    const asked = within(await dialog('Create Email Alert'));
    expect(asked.getByLabelText('Alert name')).toHaveProperty('value', 'Properties in Yaba');
  });
});
