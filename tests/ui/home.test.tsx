import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answering } from '../support/answering';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen, type Shown } from '../support/render-screen';

const button = (name: string) => screen.getByRole('button', { name });
const place = () => screen.getByRole('combobox', { name: 'Location' });
const options = () => screen.findAllByRole('option');
const words = (all: HTMLElement[]) => all.map(({ textContent }) => textContent);
const RENT = 'Find property to rent in Nigeria';
const M = 1_000_000;
const naira = (...amounts: number[]) =>
  amounts.map((amount) => `₦${amount.toLocaleString('en-NG')}`);

/** The filters of a rent in Lekki, open. */
async function filters(): Promise<Shown & { dialog: HTMLElement }> {
  const shown = await renderScreen('/');
  await shown.fill(place(), 'Lekki');
  await shown.person.click(button('To rent'));
  return { ...shown, dialog: await screen.findByRole('dialog', { name: RENT }) };
}
const choices = (dialog: HTMLElement, label: string) =>
  words(within(within(dialog).getByLabelText(label)).getAllByRole('option'));

describe('home', () => {
  test('[HOME-1] has a place, two ways and three tools', async () => {
    await renderScreen('/');
    expect(screen.getByRole('heading', { name: 'Find Your Dream Home' })).toBeTruthy();
    for (const name of ['For sale', 'To rent']) expect(button(name)).toBeTruthy();
    const tools = screen.getByRole('region', { name: 'Helpful Tools' });
    expect(within(tools).getAllByRole('link')).toHaveLength(3);
  });

  test('[HOME-2] asks for a place', async () => {
    const { person, fill } = await renderScreen('/');
    await person.click(button('For sale'));
    expect(screen.getByText('Please enter a location to search')).toBeTruthy();
    await fill(place(), 'Yaba');
    expect(screen.queryByText('Please enter a location to search')).toBeNull();
  });

  test('[HOME-3] suggests places, and the popular ones where none fits', async () => {
    const { person, fill } = await renderScreen('/');
    await fill(place(), 'victoria isl');
    const [first] = await options();
    expect(first?.textContent).toContain('Victoria Island');
    await person.keyboard('{ArrowDown}{Enter}');
    expect(place()).toHaveProperty('value', expect.stringContaining('Victoria Island'));
    await fill(place(), 'qqqqzzzz');
    expect(await screen.findByText('No matches found for "qqqqzzzz"')).toBeTruthy();
    expect(await options()).toHaveLength(5);
  });

  test('[FILT-8] the filters tell how many homes they find: of this device, then of the server', async () => {
    const phone = phoneOf(null);
    const [two, three] = [2, 3].map((bedrooms) =>
      madeListing({ bedrooms, listingType: 'rent', address: 'Lekki, Lagos' }),
    );
    for (const listing of [two, three])
      if (listing) await phone.listings.put({ ...listing, fetchedAt: 1 });
    const page = { properties: [], total: 38, totalIsCapped: false, nextCursor: null };
    let answers = false;
    const network: typeof fetch = (input, init) =>
      answers
        ? answering({ 'GET /api/properties': { body: page } })(input, init)
        : Promise.reject(new TypeError('Failed to fetch'));
    const { person, fill } = await renderScreen('/', { network });
    await fill(place(), 'Lekki');
    await person.click(button('To rent'));
    const dialog = within(await screen.findByRole('dialog', { name: RENT }));
    expect(await dialog.findByText('2 homes on this device')).toBeTruthy();
    // What cannot be read is counted as nothing.
    await fill(dialog.getByLabelText('Or type the highest price'), 'abc m');
    await waitFor(() => expect(dialog.queryByText(/on this device/)).toBeNull());
    await fill(dialog.getByLabelText('Or type the highest price'), '');
    expect(await dialog.findByText('2 homes on this device')).toBeTruthy();
    await person.selectOptions(dialog.getByLabelText('Bedrooms from'), '3');
    expect(await dialog.findByText('1 home on this device')).toBeTruthy();
    answers = true;
    await person.selectOptions(dialog.getByLabelText('Bedrooms from'), '1');
    expect(await dialog.findByText('38 homes')).toBeTruthy();
  });

  test('[HOME-4] [HOME-5] offers the popular places, and before them the last five that were looked for', async () => {
    const { person, fill } = await renderScreen('/');
    await person.click(place());
    expect(words(await options())).toEqual(['Lekki', 'Ikeja', 'Victoria Island', 'Ikoyi', 'Ajah']);
    for (const name of ['Yaba', 'Ajah', 'Ikoyi', 'Ikeja', 'Surulere', 'YABA', 'Lekki']) {
      await fill(place(), name);
      await person.click(button('To rent'));
      const dialog = await screen.findByRole('dialog', { name: RENT });
      await person.click(within(dialog).getByRole('button', { name: 'Close' }));
    }
    await person.clear(place());
    await person.click(place());
    await waitFor(async () =>
      expect(words(await options()).map((text) => text?.split(' ')[0])).toEqual([
        'Lekki',
        'Yaba',
        'Surulere',
        'Ikeja',
        'Ikoyi',
        'Victoria',
        'Ajah',
        'Gbagada',
        'Magodo',
      ]),
    );
    // What fits none is told beside the popular ones alone.
    await fill(place(), 'qqqqzzzz');
    expect(await screen.findByText('No matches found for "qqqqzzzz"')).toBeTruthy();
    expect(words(await options())).toEqual(['Lekki', 'Ikeja', 'Victoria Island', 'Ikoyi', 'Ajah']);
  });

  test('[HOME-6] Enter searches what was searched last', async () => {
    const { person, fill, phone } = await renderScreen('/');
    const enter = async () => {
      await fill(place(), 'Lekki Phase 1, Lagos');
      await person.keyboard('{Escape}{Enter}');
      return (
        (await screen.findByRole('dialog')).getAttribute('aria-label') ??
        screen.getByRole('dialog').textContent
      );
    };
    expect(await enter()).toContain('for sale');
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await phone.preferences.put({ key: 'currentSearch', value: 'listingType=rent&location=Yaba' });
    await waitFor(() =>
      expect(document.querySelector('button[hidden]')?.getAttribute('value')).toBe('rent'),
    );
    expect(await enter()).toContain('to rent');
  });

  test('[HOME-6] leads by sale or rent and the filters to the results', async () => {
    const { person, fill, address } = await renderScreen('/');
    await fill(place(), 'Lekki');
    await person.click(button('For sale'));
    const dialog = await screen.findByRole('dialog', { name: 'Find property for sale in Nigeria' });
    await person.selectOptions(within(dialog).getByLabelText('Price to'), '500000000');
    await person.click(within(dialog).getByRole('button', { name: 'Search properties' }));
    expect(
      await screen.findByRole('heading', { name: 'Properties For Sale in Lekki' }),
    ).toBeTruthy();
    expect(address()).toMatch(/^\/search-results\?.*priceMax=500000000/);
  });
});

describe('the filters', () => {
  test('[FILT-2] [FILT-3] [FILT-4] [FILT-5] offer what they must for a home', async () => {
    const { person, dialog } = await filters();
    expect(choices(dialog, 'Search radius')).toEqual([
      'This area only',
      ...['1', '3', '5', '10'].map((km) => `Within ${km} km`),
    ]);
    expect(choices(dialog, 'Added to site')).toEqual([
      'Anytime',
      'Last 24 hours',
      ...['3', '7', '14', '30'].map((days) => `Last ${days} days`),
    ]);
    await person.click(within(dialog).getByLabelText('Residential'));
    expect(choices(dialog, 'Property type')).toEqual([
      'Any',
      'House',
      'Flat/Apartment',
      'Bungalow',
      'Terrace',
      'Duplex',
      'Land',
    ]);
    expect(choices(dialog, 'Price from')).toEqual(
      expect.arrayContaining(['No min', ...naira(300_000, 500_000, M, 5 * M, 10 * M, 50 * M)]),
    );
    expect(choices(dialog, 'Price to')).toEqual(
      expect.arrayContaining([
        'No max',
        ...naira(300_000, 2 * M, 10 * M, 50 * M, 100 * M, 500 * M, 1000 * M),
      ]),
    );
    expect(choices(dialog, 'Bedrooms from')).toEqual(['No min', '1', '2', '3', '4', '5+']);
    expect(choices(dialog, 'Bathrooms to')).toEqual(['No max', '1', '2', '3', '4+']);
    expect(choices(dialog, 'Size from')).toEqual([
      'No min',
      ...['50', '100', '250', '500', '1,000'].map((size) => `${size} sqm`),
    ]);
    expect(choices(dialog, 'Size to')).toEqual([
      'No max',
      ...['100', '250', '500', '1,000', '2,000+'].map((size) => `${size} sqm`),
    ]);
  });

  test('[FILT-1] [FILT-3] [FILT-4] begin the type anew where the category changes, and offer what it has', async () => {
    const { person, fill, dialog } = await filters();
    await person.selectOptions(within(dialog).getByLabelText('Property type'), 'Duplex');
    await person.selectOptions(within(dialog).getByLabelText('Bedrooms from'), '2');
    await fill(within(dialog).getByLabelText('Or type the highest price'), '5m');
    await person.click(within(dialog).getByLabelText('Commercial'));
    expect(within(dialog).getByLabelText('Property type')).toHaveProperty('value', '');
    // All else stays as it was chosen.
    expect(within(dialog).getByLabelText('Bedrooms from')).toHaveProperty('value', '2');
    expect(within(dialog).getByLabelText('Or type the highest price')).toHaveProperty(
      'value',
      '5,000,000',
    );
    expect(choices(dialog, 'Property type')).toEqual([
      'Any',
      'Office Space',
      'Retail Shop',
      'Warehouse',
      'Industrial',
      'Mixed-Use',
      'Commercial Land',
    ]);
    expect(choices(dialog, 'Price from')).toEqual(
      expect.arrayContaining(naira(500_000, M, 5 * M, 10 * M, 50 * M, 100 * M, 500 * M)),
    );
    expect(choices(dialog, 'Price to')).toEqual(
      expect.arrayContaining(naira(10 * M, 50 * M, 100 * M, 500 * M, 1000 * M, 2000 * M, 5000 * M)),
    );
  });

  test('[FILT-1] narrow to no category before one is chosen', async () => {
    const { person, dialog, address } = await filters();
    expect(within(dialog).getByLabelText('Any')).toHaveProperty('checked', true);
    await person.click(within(dialog).getByLabelText('Residential'));
    await person.click(within(dialog).getByRole('button', { name: 'Search properties' }));
    await waitFor(() => expect(address()).toContain('category=Residential'));
  });

  test('[FILT-4] take an amount that is typed, and say where it is none', async () => {
    const { person, fill, dialog, address } = await filters();
    const search = within(dialog).getByRole('button', { name: 'Search properties' });
    await fill(within(dialog).getByLabelText('Or type the highest price'), 'cheap');
    await person.click(search);
    expect(
      within(dialog).getByText(
        "'cheap' is not understood. Write one amount in naira, such as 1,500,000 or 1.5m",
      ),
    ).toBeTruthy();
    expect(address()).toBe('/');
    await fill(within(dialog).getByLabelText('Or type the highest price'), '2.5m');
    expect(within(dialog).getByLabelText('Price to')).toHaveProperty('value', '2500000');
    await person.click(search);
    await waitFor(() => expect(address()).toContain('priceMax=2500000'));
  });

  test('[FILT-5] refuse a range that is none, and lead to it', async () => {
    const { person, dialog, address } = await filters();
    await person.selectOptions(within(dialog).getByLabelText('Bedrooms from'), '4');
    await person.selectOptions(within(dialog).getByLabelText('Bedrooms to'), '2');
    await person.click(within(dialog).getByRole('button', { name: 'Search properties' }));
    const wrong = dialog.querySelector('[aria-invalid="true"]');
    expect(wrong).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(wrong));
    expect(address()).toBe('/');
  });

  test('[FILT-6] [FILT-7] are kept and searched with', async () => {
    const { person, dialog, address, phone } = await filters();
    for (const feature of ['Parking', 'Air conditioning', 'Elevator', '24hr Security'])
      expect(within(dialog).getByLabelText(feature)).toHaveProperty('checked', false);
    await person.click(within(dialog).getByLabelText('24hr Security'));
    await person.selectOptions(within(dialog).getByLabelText('Bedrooms from'), '2');
    await person.click(within(dialog).getByRole('button', { name: 'Search properties' }));
    await waitFor(() => expect(address()).toContain('features=security'));
    const kept = await phone.preferences.get('lastSearchFilters');
    expect(kept?.value).toMatchObject({ bedroomsMin: '2' });
  });

  test('[FILT-7] search even where the phone keeps nothing', async () => {
    const { person, dialog, address } = await filters();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await person.click(within(dialog).getByRole('button', { name: 'Search properties' }));
    await waitFor(() => expect(address()).toMatch(/^\/search-results\?/));
  });
});

test('[HOME-9] a sentence opens the filters with what it says, and asks for its place', async () => {
  const { person, fill, address } = await renderScreen('/');
  await fill(place(), '2 bedroom flat in Yaba under 3m');
  await person.click(button('To rent'));
  const asked = within(await screen.findByRole('dialog', { name: RENT }));
  expect(asked.getByLabelText('Bedrooms from')).toHaveProperty('value', '2');
  await person.click(asked.getByRole('button', { name: 'Search properties' }));
  await waitFor(() => expect(address()).toContain('location=Yaba'));
  for (const part of ['bedroomsMin=2', 'bedroomsMax=2', 'priceMax=3000000', 'type=Flat'])
    expect(address()).toContain(part);
});

test('[HOME-9] a type and a place are read without a preposition, and a feature as a keyword', async () => {
  const { person, fill, address } = await renderScreen('/');
  await fill(place(), 'shop ikeja with pool');
  await person.click(button('To rent'));
  const asked = within(await screen.findByRole('dialog', { name: RENT }));
  await person.click(asked.getByRole('button', { name: 'Search properties' }));
  await waitFor(() => expect(address()).toContain('location=Ikeja'));
  for (const part of ['type=Retail+Shop', 'text=pool']) expect(address()).toContain(part);
});

test('[HOME-9] a sentence that says what it is offered for is searched so by Enter; a button says it otherwise', async () => {
  const { person, fill } = await renderScreen('/');
  await fill(place(), '2 bedroom flat for rent in Yaba');
  await person.keyboard('{Enter}');
  const asked = await screen.findByRole('dialog', { name: RENT });
  await person.click(within(asked).getByRole('button', { name: 'Close' }));
  await person.click(button('For sale'));
  expect(
    await screen.findByRole('dialog', { name: 'Find property for sale in Nigeria' }),
  ).toBeTruthy();
});

test('[HOME-9] a short let is to rent as well: the button leaves the words their say', async () => {
  const { person, fill } = await renderScreen('/');
  await fill(place(), 'short let in Victoria Island');
  await person.click(button('To rent'));
  expect(
    await screen.findByRole('dialog', { name: 'Find property for short let in Nigeria' }),
  ).toBeTruthy();
});

test.each([
  ['sale', RENT],
  ['shortlet', 'Find property for short let in Nigeria'],
  ['lease', 'Find property to lease in Nigeria'],
] as const)('[HOME-9] a price below all sales, after a search for %s: %s', async (last, title) => {
  const phone = phoneOf(null);
  await phone.preferences.put({
    key: 'currentSearch',
    value: `listingType=${last}&location=Yaba`,
  });
  const { person, fill } = await renderScreen('/');
  await waitFor(() =>
    expect(document.querySelector('button[hidden]')?.getAttribute('value')).toBe(last),
  );
  await fill(place(), '2 bedroom Lekki 150k');
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test('[TODAY-1] the icon of the app leads who works here to their work, and nobody else away', async () => {
  const agent = madePerson('agent');
  expect((await renderScreen('/?from=icon', { as: agent })).address()).toBe('/dashboard');
  expect((await renderScreen('/', { as: agent })).address()).toBe('/');
  const seeker = madePerson('seeker');
  expect((await renderScreen('/?from=icon', { as: seeker })).address()).toBe('/?from=icon');
});

test('[HOME-9] of several places the first is searched, which is said, and the others are a tap away', async () => {
  const { person, fill, address } = await renderScreen('/');
  await fill(place(), '3 bedroom flat in Yaba, Surulere or Ikeja');
  await person.click(button('To rent'));
  const dialog = within(await screen.findByRole('dialog', { name: RENT }));
  await person.click(dialog.getByRole('button', { name: 'Search properties' }));
  const search = () => new URL(address(), 'http://gida.test').searchParams;
  await waitFor(() => expect(search().get('location')).toBe('Yaba'));
  const others = () => within(screen.getByRole('group', { name: 'Other places you asked for' }));
  await waitFor(() =>
    expect(others().getByText('One place is searched at a time: this is Yaba.')).toBeTruthy(),
  );
  await person.click(others().getByRole('button', { name: 'Ikeja' }));
  await waitFor(() => expect(search().get('location')).toBe('Ikeja'));
  expect(search().get('bedroomsMin')).toBe('3');
  expect(Number(search().get('lat'))).toBeCloseTo(6.6, 1);
  await waitFor(() => expect(words(others().getAllByRole('button'))).toEqual(['Surulere', 'Yaba']));
  await person.click(button('Remove filter 3 beds'));
  await waitFor(() => expect(search().get('bedroomsMin')).toBeNull());
  expect(words(others().getAllByRole('button'))).toEqual(['Surulere', 'Yaba']);
});

test('[HOME-3] a place that is taken keeps the sentence around it', async () => {
  const { person, fill } = await renderScreen('/');
  await fill(place(), '3 bedroom flat in lek');
  const [first] = await options();
  expect(first?.textContent).toContain('Lekki');
  expect(screen.queryByText(/^No matches found/)).toBeNull();
  await person.keyboard('{ArrowDown}{Enter}');
  expect(place()).toHaveProperty('value', '3 bedroom flat in Lekki, Lagos');
  await fill(place(), '3 bedroom flat');
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  expect(screen.queryByText(/^No matches found/)).toBeNull();
});
