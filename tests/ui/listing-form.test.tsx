import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { geocoder } from '../../src/geo/geocoders/geocoder-in-use';
import { isBusy } from '../../src/platform/busy';
import { madeMyProperty } from '../support/made-my-property';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen, type Shown } from '../support/render-screen';
import { propertyContent } from '../support/property-content';

const field = (name: string | RegExp) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const missing = (name: string) => screen.queryByLabelText(name);
const choices = (label: string | RegExp) =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const save = ({ person }: Shown) =>
  person.click(screen.getByRole('button', { name: 'Save Property' }));
const ticks = (title: string) =>
  within(screen.getByRole('group', { name: title })).getAllByRole('checkbox');

/** The form of a new listing, open. */
async function open(as = madePerson('agent')): Promise<Shown> {
  const shown = await renderScreen('/add-property', { as });
  await screen.findByRole('button', { name: 'Save Property' });
  return shown;
}

describe('[FORM-1] [FORM-3] the fields of a listing', () => {
  test('begin as most listings are', async () => {
    await open();
    expect(
      ['Listing for', 'Category', /^Type/, 'Furnished', 'Status'].map((name) => field(name)),
    ).toMatchObject([
      { value: 'sale' },
      { value: 'Residential' },
      { value: 'Apartment' },
      { value: 'no' },
      { value: 'Active' },
    ]);
    expect(choices(/^Type/)).toEqual([
      'Apartment',
      'Semi detached',
      'Detached',
      'Terrace',
      'Bungalow',
      'Studio',
      'Flat',
      'Land',
      'Maisonette',
    ]);
    expect(ticks('Key features')).toHaveLength(12);
    expect(ticks('Amenities')).toHaveLength(9);
  });

  test('of a rent are its charges too', async () => {
    const { person, fill } = await open();
    expect(missing('Service charge')).toBeNull();
    await person.selectOptions(field('Listing for'), 'rent');
    expect(field('Service charge')).toBeTruthy();
    expect(field('Caution fee')).toBeTruthy();
    expect(field(/^Price per year/)).toBeTruthy();
    // Folded, as most leave them open, and told where something is in them.
    const fold = field('Service charge').closest('details');
    expect(fold).toHaveProperty('open', false);
    await fill(field('Caution fee'), '300000');
    expect(fold?.textContent).toContain('Service charge, caution and other fees (1 filled in)');
    await fill(field('Caution fee'), '99999999999999999999');
    await person.click(screen.getByRole('button', { name: 'Save Property' }));
    expect(fold).toHaveProperty('open', true);
  });

  test('follow the category and the type, and a change of category begins anew', async () => {
    const { person } = await open();
    await person.selectOptions(field(/^Type/), 'Bungalow');
    await person.selectOptions(field('Category'), 'Commercial');
    expect(field(/^Type/)).toHaveProperty('value', 'Office Space');
    expect(missing('Bedrooms')).toBeNull();
    expect(missing('Furnished')).toBeNull();
    expect(field('Tenure type')).toHaveProperty('value', 'Lease');
    expect(choices('Tenure type')).toEqual(['Lease', 'Sale', 'Sub-Lease']);
    expect(choices('Building class')).toEqual([
      'Not said',
      'A (Premium)',
      'B (Good Quality)',
      'C (Functional)',
    ]);
    expect(choices('Office type')).toEqual([
      'Not said',
      'Serviced',
      'Conventional',
      'Open Plan',
      'Partitioned',
      'Executive Suite',
    ]);
    expect(ticks('Key features')).toHaveLength(10);
    await person.selectOptions(field(/^Type/), 'Retail Space');
    expect(missing('Office type')).toBeNull();
    expect(choices('Retail type')).toEqual([
      'Not said',
      'High Street',
      'Shopping Mall',
      'Showroom',
      'Restaurant',
      'Market Stall',
    ]);
    await person.selectOptions(field('Category'), 'Residential');
    expect(field(/^Type/)).toHaveProperty('value', 'Apartment');
  });

  test('are words and ticks of one thing', async () => {
    const { person, fill } = await open();
    const words = field('Key features in words');
    await fill(words, 'balcony, Water Heater, Rooftop garden');
    expect(field('Balcony')).toHaveProperty('checked', true);
    expect(field('Water heater')).toHaveProperty('checked', true);
    await person.click(field('Modern kitchen'));
    expect(words).toHaveProperty('value', 'balcony, Water Heater, Rooftop garden, Modern kitchen');
    await person.click(field('Balcony'));
    expect(words).toHaveProperty('value', 'Water Heater, Rooftop garden, Modern kitchen');
  });
});

describe('[FORM-4] what is typed', () => {
  test('is refused at its field, which gets the focus, and nothing is saved', async () => {
    const shown = await open();
    await save(shown);
    expect(
      screen.getByText('Please fill out all required fields: Address, Price, and Type'),
    ).toBeTruthy();
    const address = screen.getByRole('combobox', {
      name: /^Address/,
      description: 'Address is required',
    });
    // The first of them, as they stand.
    await waitFor(() => expect(document.activeElement).toBe(field(/^Price/)));
    await shown.fill(address, '7 Quiet Crescent, Bodija, Ibadan, Oyo');
    await shown.fill(field(/^Price/), '45000000');
    await shown.fill(field('Year built'), '1899');
    await save(shown);
    const year = new Date().getFullYear();
    await waitFor(() => expect(document.activeElement).toBe(field('Year built')));
    expect(screen.getByText(`Year built must be between 1900 and ${year}`)).toBeTruthy();
    expect(await shown.phone.myProperties.count()).toBe(0);
  });

  test('is grouped, and what is no number stays, to be refused', async () => {
    const shown = await open();
    const { fill } = shown;
    await fill(field(/^Price/), '₦45,000,000.');
    expect(field(/^Price/)).toHaveProperty('value', '45,000,000');
    await fill(field('Area (square metres)'), '1250');
    expect(field('Area (square metres)')).toHaveProperty('value', '1,250');
    await fill(field('Area (square metres)'), '50x100');
    await fill(field('Bedrooms'), '2+1');
    expect(field('Bedrooms')).toHaveProperty('value', '2+1');
    await save(shown);
    expect(screen.getByText('Write the area in square metres, such as 450')).toBeTruthy();
    expect(screen.getByText('Write a whole number, such as 4')).toBeTruthy();
  });

  test('makes the title, and is safe on the phone before it is sent', async () => {
    const shown = await open();
    await shown.fill(field(/^Address/), '7 Quiet Crescent, Bodija, Ibadan, Oyo');
    await shown.fill(field('Bedrooms'), '3');
    await shown.fill(field(/^Price/), '45000000');
    expect(screen.getByText(/^\d+% complete$/)).toBeTruthy();
    expect(screen.getByText(/Still missing:/).textContent).toContain('at least 5 photos');
    await save(shown);
    const card = await screen.findByRole('article', {
      name: '3 Bedroom Apartment in 7 Quiet Crescent',
    });
    expect(shown.address()).toBe('/dashboard');
    expect(await within(card).findByText('Saved on this device')).toBeTruthy();
    expect((await shown.phone.outbox.toArray()).map(({ kind }) => kind)).toEqual([
      'property.save',
      'property.publish',
    ]);
  });

  test('is said to be there already where it may be, and refused by nobody', async () => {
    const as = madePerson('agent');
    const known = { id: crypto.randomUUID(), status: 'Active' as const, version: 1, images: [] };
    const content = propertyContent({
      title: '3 Bedroom Apartment in 7 Quiet Crescent',
      address: '7 Quiet Crescent, Bodija, Ibadan, Oyo',
      type: 'Apartment',
      listingType: 'sale',
      price: 45_000_000,
      bedrooms: 3,
    });
    await phoneOf(as).myProperties.put({ ...known, content, createdAt: 1, updatedAt: 1 });
    const { fill } = await open(as);
    await fill(field(/^Address/), '7 Quiet Crescent, Bodija, Ibadan');
    await fill(field('Bedrooms'), '3');
    await fill(field(/^Price/), '44000000');
    expect(await screen.findByText(/You may have listed this home already/)).toBeTruthy();
    await fill(field('Bedrooms'), '5');
    await waitFor(() => expect(screen.queryByText(/listed this home already/)).toBeNull());
  });

  test('left by Back is a draft that other devices get too', async () => {
    const shown = await open();
    await shown.fill(field(/^Address/), '9 Gamma Road, Yaba, Lagos');
    await shown.fill(field(/^Price/), '44000000');
    await shown.person.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Kept as a draft')).toBeTruthy();
    const card = await screen.findByRole('article', { name: 'Apartment in 9 Gamma Road' });
    expect(within(card).getByText('Draft')).toBeTruthy();
    expect((await shown.phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.save']);
    await shown.person.click(within(card).getByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(field(/^Price/)).toHaveProperty('value', '44,000,000'));
  });

  test('left by Cancel is thrown away after a question', async () => {
    const shown = await open();
    await shown.fill(field(/^Address/), '9 Gamma Road, Yaba, Lagos');
    const cancel = () => shown.person.click(screen.getByRole('button', { name: 'Cancel' }));
    await cancel();
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes' }));
    await shown.person.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(field(/^Address/)).toHaveProperty('value', '9 Gamma Road, Yaba, Lagos');
    await cancel();
    await shown.person.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(shown.address()).toBe('/dashboard'));
    expect(await shown.phone.drafts.count()).toBe(0);
    expect(await shown.phone.myProperties.count()).toBe(0);
  });
});

test('[FORM-5] a form that is discarded while its place is looked up is not saved', async () => {
  const shown = await open();
  let found: (place: null) => void = () => undefined;
  const looked = vi
    .spyOn(geocoder, 'resolve')
    .mockImplementation(() => new Promise((done) => (found = done)));
  await shown.fill(field(/^Address/), '9 Unknown Close');
  await shown.fill(field(/^Price/), '44000000');
  await shown.person.click(screen.getByRole('button', { name: 'Save Property' }));
  await waitFor(() => expect(looked).toHaveBeenCalled());
  await shown.person.click(screen.getByRole('button', { name: 'Cancel' }));
  await shown.person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(shown.address()).toBe('/dashboard'));
  found(null);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await shown.phone.myProperties.count()).toBe(0);
  expect(await shown.phone.outbox.count()).toBe(0);
  vi.restoreAllMocks();
});

test('[FORM-5] a form that was begun is there again, and may be begun anew', async () => {
  const as = madePerson('agent');
  const first = await open(as);
  await first.fill(field(/^Address/), '2 Beta Close, Yaba, Lagos');
  await waitFor(async () => expect(await first.phone.drafts.count()).toBe(1));
  const again = await open(as);
  expect(screen.getByText('We kept what you typed last time.')).toBeTruthy();
  expect(field(/^Address/)).toHaveProperty('value', '2 Beta Close, Yaba, Lagos');
  // What was typed before is not left without a question either.
  await again.person.click(screen.getByRole('button', { name: 'Cancel' }));
  const left = within(await screen.findByRole('dialog', { name: 'Discard changes' }));
  await again.person.click(left.getByRole('button', { name: 'Keep editing' }));
  await again.person.click(screen.getByRole('button', { name: 'Start afresh' }));
  const question = within(screen.getByRole('dialog', { name: 'Start afresh' }));
  await again.person.click(question.getByRole('button', { name: 'Start afresh' }));
  await waitFor(() => expect(field(/^Address/)).toHaveProperty('value', ''));
});

test('[FORM-5] a listing whose photos still wait to be sent is not begun by being opened', async () => {
  const as = madePerson('agent');
  const phone = phoneOf(as);
  const home = madeMyProperty('Terrace in Chevron');
  await phone.myProperties.put(home);
  const photo = { propertyId: home.id, position: 0, width: 4, height: 3, bytes: 1, createdAt: 1 };
  await phone.photos.put({ id: 'waits', ...photo, unsaved: false });
  await renderScreen(`/edit-property/${home.id}`, { as });
  expect(await screen.findByText('1 of 10')).toBeTruthy();
  // Busy is a form with something to keep.
  expect(isBusy('form')).toBe(false);
  expect(await phone.drafts.count()).toBe(0);
  // One that is chosen in the form is a change of it.
  await phone.photos.put({ id: 'chosen', ...photo, unsaved: true });
  expect(await screen.findByText('2 of 10')).toBeTruthy();
  await waitFor(async () => expect(await phone.drafts.count()).toBe(1));
});

test('[FORM-4] a fee that is written as a share is that share of the rent, once that is written', async () => {
  const shown = await open();
  await shown.person.selectOptions(field('Listing for'), 'rent');
  await shown.fill(field('Agency fee'), '10%');
  await shown.person.tab();
  expect(screen.getByText('Write the price first: 10% is a share of it')).toBeTruthy();
  await shown.fill(field(/^Price/), '7.5m');
  await shown.person.click(field('Agency fee'));
  await shown.person.tab();
  expect(field('Agency fee')).toHaveProperty('value', '750,000');
});

test('what a pasted advert says is offered, and a price far from any is asked about', async () => {
  const shown = await open();
  await shown.fill(field(/^Address/), '7 Quiet Crescent, Bodija, Ibadan, Oyo');
  await shown.fill(field(/^Price/), '30');
  await shown.fill(field('Description'), 'A quiet 3 bedroom apartment.');
  expect(screen.getByText('thirty naira')).toBeTruthy();
  await shown.person.click(await screen.findByRole('button', { name: 'Bedrooms: 3' }));
  expect(field('Bedrooms')).toHaveProperty('value', '3');
  expect(screen.queryByRole('button', { name: 'Bedrooms: 3' })).toBeNull();
  await save(shown);
  const question = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
  expect(question.getByText('Price is far below any usual sale price.')).toBeTruthy();
  expect(await shown.phone.outbox.count()).toBe(0);
  await shown.person.click(question.getByRole('button', { name: 'It is right: publish' }));
  await waitFor(async () => expect(await shown.phone.outbox.count()).toBe(2));
});

test('[SYNC-3] a refused edit opens again with the complaint on its field', async () => {
  const as = madePerson('agent');
  const phone = phoneOf(as);
  const id = crypto.randomUUID();
  const content = propertyContent({
    title: 'Terrace in Chevron',
    listingType: 'sale',
    price: 140_000_000,
  });
  const known = { id, status: 'Active' as const, version: 1, images: [] };
  await phone.myProperties.put({ ...known, content, createdAt: 1, updatedAt: 1 });
  const shown = await renderScreen(`/edit-property/${id}`, { as });
  await shown.fill(await screen.findByLabelText(/^Price/), '7');
  await save(shown);
  await shown.person.click(await screen.findByRole('button', { name: 'It is right: publish' }));
  await waitFor(async () => expect(await phone.outbox.count()).toBe(1));
  const lastError = {
    code: 'invalid' as const,
    status: 422,
    message: 'The price is not believable',
    field: 'price',
    at: 1,
  };
  await phone.outbox.toCollection().modify({ state: 'rejected', attempts: 1, lastError });
  const outbox = await renderScreen('/outbox', { as });
  expect(await screen.findByText('Refused: The price is not believable')).toBeTruthy();
  await outbox.person.click(screen.getByRole('link', { name: 'Edit' }));
  const price = await screen.findByRole('textbox', {
    name: /^Price/,
    description: /The price is not believable$/,
  });
  await outbox.fill(price, '139000000');
  expect(screen.queryByText('The price is not believable')).toBeNull();
  await save(outbox);
  await waitFor(async () =>
    expect(await phone.outbox.toArray()).toMatchObject([
      { state: 'pending', payload: { content: { price: 139_000_000 } } },
    ]),
  );
});

describe('[FORM-2] the address of a listing', () => {
  const coordinates = () => field('Coordinates');
  const told = (words: string) => screen.findByText(words);

  test.each([
    ['12 Admiralty Way, Lekki Phase 1', '12 Admiralty Way, Lekki Phase 1, Lagos'],
    ['23 Allen Avenue, Ikeja', '23 Allen Avenue, Ikeja, Lagos'],
    ['14 Ogui Road, Enugu', '14 Ogui Road, Enugu'],
    ['GRA Phase 2 Port Harcourt', 'GRA Phase 2 Port Harcourt, Rivers'],
    ['No 7, Bodija, Ibadan', 'No 7, Bodija, Ibadan, Oyo'],
    ['Plot 45 Gwarinpa Estate Abuja', 'Plot 45 Gwarinpa Estate Abuja'],
  ])('offers %j with all that was typed', async (typed, offered) => {
    const { fill, person } = await open();
    await fill(field(/^Address/), typed);
    const places = within(await screen.findByRole('listbox', { name: 'Places' }));
    const [first] = await places.findAllByRole('option');
    expect(first?.textContent).toContain(`${offered} pin at `);
    if (first) await person.click(first);
    await waitFor(() => expect(field(/^Address/)).toHaveProperty('value', offered));
  });

  test('moves the pin to the place in it, says how exactly, and keeps it while one types on', async () => {
    const { fill, person } = await open();
    const address = field(/^Address/);
    await fill(address, '9 Nowhere Street, Kaduna');
    await told(
      'The pin comes from the address: Kaduna, Kaduna, exact to the town only. Drag it to the property itself.',
    );
    expect(coordinates()).toHaveProperty('value', '10.52200, 7.44000');
    await fill(address, 'No 7, Bodija');
    await told(
      'The pin comes from the address: Bodija, Oyo, exact to the neighbourhood only. Drag it to the property itself.',
    );
    expect(coordinates()).toHaveProperty('value', '7.43000, 3.91200');
    await person.type(address, ', behind the market, Ibadan');
    expect(coordinates()).toHaveProperty('value', '7.43000, 3.91200');
    await fill(address, 'Number One Lagos Street');
    await waitFor(() => expect(coordinates()).toHaveProperty('value', ''));
  });

  describe('or where one stands', () => {
    /** Answers the place that is asked for when a test says so. */
    function standing(latitude: number, longitude: number): () => void {
      const waiting: PositionCallback[] = [];
      const value = { getCurrentPosition: (found: PositionCallback) => waiting.push(found) };
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
      const coords = { latitude, longitude, accuracy: 12 } as GeolocationCoordinates;
      return () => {
        for (const found of waiting) found({ coords } as GeolocationPosition);
      };
    }

    test('is told until the pin is moved on', async () => {
      const answer = standing(6.45, 3.47);
      const { fill, person } = await open();
      await person.click(button('Use my location'));
      answer();
      await told('The pin is where you are, to within 12 metres.');
      expect(coordinates()).toHaveProperty('value', '6.45000, 3.47000');
      await fill(coordinates(), '6.6018, 3.3515');
      expect(screen.queryByText(/^The pin is where you are/)).toBeNull();
    });

    test('that is found too late moves no pin that was put elsewhere meanwhile', async () => {
      const answer = standing(6.45, 3.47);
      const { fill, person } = await open();
      await person.click(button('Use my location'));
      await fill(coordinates(), '6.6018, 3.3515');
      answer();
      await waitFor(() => expect(screen.queryByText(/^Finding out where you are/)).toBeNull());
      expect(coordinates()).toHaveProperty('value', '6.6018, 3.3515');
    });

    test('is no place for a home where that is abroad', async () => {
      const answer = standing(51.5, -0.12);
      const { person } = await open();
      await person.click(button('Use my location'));
      answer();
      await told('You are outside Nigeria: put the pin where the home is.');
      expect(coordinates()).toHaveProperty('value', '');
    });
  });

  test('loads no map until it is asked for where data is saved', async () => {
    localStorage.setItem('dataSaver', 'on');
    const { person } = await open();
    expect(screen.queryByText('Loading map...')).toBeNull();
    await person.click(button('Show map'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull());
  });

  test('never moves a pin that was set by hand', async () => {
    const { fill, person, phone } = await open();
    await fill(coordinates(), '6.6018, 3.3515');
    await fill(field(/^Address/), 'No 7, Bodija, Ibadan');
    const places = within(await screen.findByRole('listbox', { name: 'Places' }));
    const [first] = await places.findAllByRole('option');
    if (first) await person.click(first);
    await waitFor(() =>
      expect(field(/^Address/)).toHaveProperty('value', 'No 7, Bodija, Ibadan, Oyo'),
    );
    await waitFor(async () =>
      expect((await phone.drafts.toArray())[0]).toMatchObject({
        values: {
          form: { address: 'No 7, Bodija, Ibadan, Oyo', lat: '6.601800', lng: '3.351500' },
        },
      }),
    );
    expect(coordinates()).toHaveProperty('value', '6.60180, 3.35150');
  });

  test('moves the pin of a listing on with it only where the pin is its own', async () => {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    const known = { status: 'Active' as const, version: 1, images: [], createdAt: 1, updatedAt: 1 };
    const put = async (lat: number) => {
      const id = crypto.randomUUID();
      const content = propertyContent({
        address: '7 Quiet Crescent, Bodija, Ibadan',
        location: { lat, lng: 3.912 },
      });
      await phone.myProperties.put({ ...known, id, content });
      const { fill } = await renderScreen(`/edit-property/${id}`, { as });
      await fill(await screen.findByLabelText(/^Address/), '7 Quiet Crescent, Kaduna');
      await waitFor(async () => expect(await phone.drafts.get(id)).toBeDefined());
    };
    await put(7.43);
    await waitFor(() => expect(coordinates()).toHaveProperty('value', '10.52200, 7.44000'));
    await put(7.4301);
    expect(coordinates()).toHaveProperty('value', '7.43010, 3.91200');
  });
});

describe('a published home whose file left something in doubt', () => {
  test('says so above its form, and is asked about no more once that was saved', async () => {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    const id = crypto.randomUUID();
    await phone.myProperties.put({
      id,
      content: propertyContent(),
      status: 'Active',
      version: 1,
      reviewNote: 'The size is unclear',
      images: [],
      createdAt: 1,
      updatedAt: 1,
    });
    const shown = await renderScreen(`/edit-property/${id}`, { as });
    expect(await screen.findByText('To look at: The size is unclear')).toBeTruthy();
    await shown.fill(field('Floors'), '3');
    await save(shown);
    await waitFor(async () => expect((await phone.myProperties.get(id))?.reviewNote).toBeNull());
    expect((await phone.outbox.toArray())[0]?.payload).toMatchObject({ reviewNote: null });
  });
});
