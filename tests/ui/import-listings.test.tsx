import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { beginImport, takeImport } from '../../src/db/repositories/my-properties/import-repository';
import { storeSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { planImport } from '../../src/domain/import/plan-import';
import { EMPTY_CONTENT } from '../../src/domain/property/form/empty-content';
import { madePerson } from '../support/made-person';
import { answering } from '../support/answering';
import { phoneOf, renderScreen, type Shown } from '../support/render-screen';

const HEAD = 'reference,title,location,price,bedrooms,property_type,status';
const FLAT = 'GH-1,Garden Flat,"Garden Close, Ikeja, Lagos",3500000,3,Flat,For Rent';
const DUPLEX =
  'GH-2,Garden Duplex,"Garden Close, Ikeja, Lagos",90000000,4,Detached Duplex,For Sale';
const PRICELESS = 'GH-3,Without a price,"Garden Close, Ikeja, Lagos",N/A,2,Flat,For Sale';

const choose = ({ person }: Shown, ...content: BlobPart[]) =>
  person.upload(
    screen.getByLabelText(/Choose a file|choose another/),
    new File(content, 'listings.csv', { type: 'text/csv' }),
  );
const rows = (...lines: string[]) => [HEAD, ...lines].join('\n');

describe('a table of listings', () => {
  test('that is no text is refused in words', async () => {
    const shown = await renderScreen('/import-listings', { as: madePerson('agent') });
    await choose(shown, new Uint8Array([0x41, 0x00, 0x42, 0x00]));
    expect(
      await screen.findByText(
        'This file is no table. Save it as CSV, or as a workbook of Excel (.xlsx).',
      ),
    ).toBeTruthy();
  });

  test('as a workbook of Excel is shown like any other; one that is damaged is refused', async () => {
    const as = madePerson('agent');
    const shown = await renderScreen('/import-listings', { as });
    const workbook = writeWorkbook([
      {
        data: [
          ['Contacts', 'Phone'],
          ['Ada', 234],
        ],
        sheet: 'People',
      },
      {
        data: [
          ['HARMONY REALTORS', null, null, null, null],
          ['Property', 'Price (₦m)', 'Location', 'Bedrooms', 'Date posted'],
          ['TO LET', null, null, null, null],
          ['Garden Flat', 3.5, 'Ikeja, Lagos', 3, new Date(Date.UTC(2026, 1, 3))],
        ],
        sheet: 'Homes',
        dateFormat: 'dd/mm/yyyy',
      },
    ]);
    const bytes = await (await workbook.toBlob()).arrayBuffer();
    await choose(shown, bytes.slice(0, bytes.byteLength - 100));
    expect(
      await screen.findByText(
        'This file is damaged: it begins like a workbook and does not end so.',
      ),
    ).toBeTruthy();
    await choose(shown, bytes);
    expect(
      await screen.findByText('1 new, 0 changed, 0 as they are, 0 said twice, 0 not understood'),
    ).toBeTruthy();
    const card = within(screen.getByRole('article', { name: 'Garden Flat' }));
    expect(card.getByText(/^₦3,500,000/)).toBeTruthy();
    expect(
      screen.getByText(
        'The sheet ‘People’ is not read: it has no columns for prices and places of homes.',
      ),
    ).toBeTruthy();
  });

  test('that was exported here and changed changes its own listing', async () => {
    const files: Blob[] = [];
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      // Followed by this browser, which knows no downloads: a place on the page itself.
      return '#made';
    });
    onTestFinished(() => made.mockRestore());
    const as = madePerson('agent');
    const phone = phoneOf(as);
    await phone.myProperties.bulkPut(
      [1, 2].map((at) => ({
        id: `11111111-1111-4111-8111-11111111111${at}`,
        content: {
          ...EMPTY_CONTENT,
          title: `Flat ${at}`,
          address: 'Ikeja, Lagos',
          price: 4_000_000,
        },
        status: 'Active' as const,
        version: 1,
        images: [],
        createdAt: at,
        updatedAt: at,
      })),
    );
    const shown = await renderScreen('/import-listings', { as });
    expect(await screen.findByText(/^2 listings with every field/)).toBeTruthy();
    await shown.person.click(screen.getByRole('button', { name: 'Export Excel' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await shown.person.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(2));
    const [workbook, csv] = await Promise.all(files.map((file) => file.arrayBuffer()));
    await choose(shown, workbook ?? '');
    expect(
      await screen.findByText('0 new, 0 changed, 2 as they are, 0 said twice, 0 not understood'),
    ).toBeTruthy();
    await choose(shown, new TextDecoder().decode(csv).replace('Flat 1', 'Corner flat'));
    expect(
      await screen.findByText('0 new, 1 changed, 1 as they are, 0 said twice, 0 not understood'),
    ).toBeTruthy();
    await shown.person.click(screen.getByRole('button', { name: 'Import 1 listing' }));
    await waitFor(async () =>
      expect((await phone.myProperties.toArray()).map(({ content }) => content.title)).toEqual([
        'Corner flat',
        'Flat 2',
      ]),
    );
  });

  test('is shown row by row, saved with no network, and updates the second time', async () => {
    const as = madePerson('agent');
    const shown = await renderScreen('/import-listings', { as });
    await choose(shown, rows(FLAT, DUPLEX, PRICELESS));
    expect(
      await screen.findByText('2 new, 0 changed, 0 as they are, 0 said twice, 1 not understood'),
    ).toBeTruthy();
    const refused = within(screen.getByRole('region', { name: 'Rows that are not understood' }));
    await shown.person.click(refused.getByText('No price: 1 row'));
    expect(await refused.findByText('Row 4: says ‘N/A’')).toBeTruthy();
    expect(
      within(screen.getByRole('article', { name: 'Garden Duplex' })).getByText('₦90,000,000'),
    ).toBeTruthy();
    await shown.person.selectOptions(screen.getByLabelText('New listings become'), 'Active');
    await shown.person.click(screen.getByRole('button', { name: 'Import 2 listings' }));
    expect(await screen.findByText(/^2 listings are on this device/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See drafts' }).getAttribute('href')).toBe(
      '/dashboard?status=Draft',
    );
    const kept = await waitFor(async () => {
      const all = await shown.phone.myProperties.toArray();
      expect(all).toHaveLength(2);
      return all;
    });
    expect(
      new Set(kept.map(({ content, status }) => [content.title, content.price, status])),
    ).toEqual(
      new Set([
        ['Garden Duplex', 90_000_000, 'Active'],
        ['Garden Flat', 3_500_000, 'Active'],
      ]),
    );
    const again = await renderScreen('/import-listings', { as });
    await choose(again, rows(FLAT.replace('3500000', '4000000'), DUPLEX));
    expect(
      await screen.findByText('0 new, 1 changed, 1 as they are, 0 said twice, 0 not understood'),
    ).toBeTruthy();
    await again.person.click(screen.getByRole('button', { name: 'Import 1 listing' }));
    await waitFor(async () =>
      expect(
        (await again.phone.myProperties.toArray())
          .map(({ content }) => content.price)
          .toSorted((a, b) => a - b),
      ).toEqual([4_000_000, 90_000_000]),
    );
  });

  test('that changes nothing says so, and calls nothing a draft that is none', async () => {
    const as = madePerson('agent');
    const doubted = 'GH-7,Plot at Ibeju,"Ibeju Lekki, Lagos",₦15000000 per plot,,Land,For Sale';
    const first = await renderScreen('/import-listings', { as });
    await choose(first, rows(FLAT, doubted));
    expect(await screen.findByRole('region', { name: 'Doubts, imported as drafts' })).toBeTruthy();
    await first.person.click(screen.getByRole('button', { name: 'Import 2 listings' }));
    await waitFor(async () => expect(await first.phone.myProperties.count()).toBe(2));
    const again = await renderScreen('/import-listings', { as });
    await choose(again, rows(FLAT, doubted));
    expect(
      await screen.findByText('Nothing to import: your account has all of it as it is here.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
    expect(screen.getByRole('region', { name: 'Doubts' })).toBeTruthy();
  });

  test('says of each row what becomes of it, and keeps its doubts with a published home', async () => {
    const as = madePerson('agent');
    const land = (price: string) =>
      `GH-7,Plot at Ibeju,"Ibeju Lekki, Lagos",${price},,Land,For Sale`;
    const first = await renderScreen('/import-listings', { as });
    await choose(first, rows(FLAT, DUPLEX, land('15000000')));
    const plot = () => within(screen.getByRole('article', { name: 'Plot at Ibeju' }));
    await screen.findByText(/^3 new/);
    expect(plot().getByText('New, as a draft')).toBeTruthy();
    await first.person.selectOptions(screen.getByLabelText('New listings become'), 'Active');
    expect(plot().getByText('New, published once it is sent')).toBeTruthy();
    await first.person.click(screen.getByRole('button', { name: 'Import 3 listings' }));
    await waitFor(async () => expect(await first.phone.myProperties.count()).toBe(3));
    const sold = (await first.phone.myProperties.toArray()).find(({ content }) =>
      content.title.includes('Duplex'),
    );
    await first.phone.myProperties.update(sold?.id ?? '', { status: 'Sold' });
    const again = await renderScreen('/import-listings', { as });
    await choose(
      again,
      rows(
        FLAT,
        DUPLEX.replace('90000000', '95000000'),
        land('₦16000000 per plot'),
        'GH-8,Plot at Epe,"Epe, Lagos",₦9000000 per plot,,Land,For Sale',
      ),
    );
    expect(await screen.findByText(/^1 new, 2 changed, 1 as they are/)).toBeTruthy();
    expect(
      screen.getByText('1 published home is changed for everybody as soon as it is sent.'),
    ).toBeTruthy();
    expect(plot().getByText('Changes the published home')).toBeTruthy();
    expect(plot().getByText('To look at: Price is per plot, not for the whole')).toBeTruthy();
    const of = (name: string) => within(screen.getByRole('article', { name }));
    expect(of('Garden Duplex').getByText('Changes the listing, which stays sold')).toBeTruthy();
    expect(of('Garden Flat').getByText('As it is')).toBeTruthy();
    expect(of('Plot at Epe').getByText('New, as a draft')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Doubts' })).toBeTruthy();
    await again.person.click(screen.getByRole('button', { name: 'Import 3 listings' }));
    const now = await waitFor(async () => {
      const all = await again.phone.myProperties.toArray();
      const found = all.find(({ content }) => content.title === 'Plot at Ibeju');
      expect(found?.content.price).toBe(16_000_000);
      return found;
    });
    expect(now?.status).toBe('Active');
    expect(now?.reviewNote).toBe('Price is per plot, not for the whole');
  });

  test('shows how its columns were read, and is read anew as they are chosen', async () => {
    const shown = await renderScreen('/import-listings', { as: madePerson('agent') });
    await choose(
      shown,
      'thing,spot,value,rooms\n3 Bedroom Flat,"Ikeja, Lagos",3500000,4\nDuplex,"Yaba, Lagos",90000000,',
    );
    expect(
      await screen.findByText(/^No column for a price in this file.* thing, spot, value, rooms$/),
    ).toBeTruthy();
    const place = await screen.findByLabelText<HTMLSelectElement>('spot');
    expect(screen.getByText('such as Ikeja, Lagos')).toBeTruthy();
    // What it holds says it.
    expect(place.value).toBe('town');
    await shown.person.selectOptions(place, 'Address');
    await shown.person.selectOptions(screen.getByLabelText('value'), 'Price');
    await shown.person.selectOptions(screen.getByLabelText('thing'), 'Title');
    expect(
      await screen.findByText('2 new, 0 changed, 0 as they are, 0 said twice, 0 not understood'),
    ).toBeTruthy();
    expect(screen.getByText('3 Bedroom Flat')).toBeTruthy();
    // One column has a field: another that gets it takes it.
    await shown.person.selectOptions(screen.getByLabelText('rooms'), 'Title');
    expect(screen.getByLabelText<HTMLSelectElement>('thing').value).toBe('none');
  });

  test('asks for the rate where rows are priced in dollars', async () => {
    const shown = await renderScreen('/import-listings', { as: madePerson('agent') });
    await choose(shown, rows(FLAT));
    await screen.findByText('1 new, 0 changed, 0 as they are, 0 said twice, 0 not understood');
    expect(screen.queryByLabelText('Naira for one US dollar')).toBeNull();
    await choose(shown, rows(FLAT, DUPLEX.replace('90000000', '"$100,000"')));
    const rate = await screen.findByLabelText('Naira for one US dollar');
    await shown.fill(rate, '5');
    await shown.person.click(screen.getByRole('button', { name: 'Use this rate' }));
    expect(screen.getByText('Please give a rate between ₦100 and ₦100,000.')).toBeTruthy();
    await shown.fill(rate, '1,500');
    await shown.person.click(screen.getByRole('button', { name: 'Use this rate' }));
    expect(
      await screen.findByText('2 new, 0 changed, 0 as they are, 0 said twice, 0 not understood'),
    ).toBeTruthy();
    expect(screen.getByText('₦150,000,000')).toBeTruthy();
  });

  test('leads to what it left in doubt', async () => {
    const as = madePerson('agent');
    const shown = await renderScreen('/import-listings', { as });
    const plot = 'GH-7,Plot 7 at Ibeju,"Ibeju Lekki, Lagos",₦15000000 per plot,,Land,For Sale';
    await choose(shown, rows(FLAT, plot));
    await shown.person.click(await screen.findByRole('button', { name: 'Import 2 listings' }));
    const way = await screen.findByRole('link', { name: 'See the 1 to look at' });
    await waitFor(async () => expect(await shown.phone.myProperties.count()).toBe(2));
    await shown.person.click(way);
    expect(await screen.findByText('Showing 1 of 2 properties')).toBeTruthy();
    const found = within(screen.getByRole('article', { name: 'Plot 7 at Ibeju' }));
    expect(found.getByText('To look at')).toBeTruthy();
  });

  test('tells its doubts by kind, and lets a row be mended where it stands', async () => {
    const plot = (n: number) =>
      `GH-${n},Plot ${n} at Ibeju,"Ibeju Lekki, Lagos",₦15000000 per plot,,Land,For Sale`;
    const as = madePerson('agent');
    const shown = await renderScreen('/import-listings', { as });
    await choose(shown, rows(plot(7), plot(8), PRICELESS));
    const doubts = within(
      await screen.findByRole('region', { name: 'Doubts, imported as drafts' }),
    );
    await shown.person.click(doubts.getByText('Price is per plot, not for the whole: 2 rows'));
    await shown.person.click(await doubts.findByRole('button', { name: 'Mend row 2' }));
    const form = within(doubts.getByRole('form', { name: 'Row 2' }));
    await shown.fill(form.getByLabelText('Price'), '60 million');
    await shown.person.click(form.getByRole('button', { name: 'Read the row again' }));
    expect(await doubts.findByText('Price is per plot, not for the whole: 1 row')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByText('Row 2 was read again.')).toBe(document.activeElement),
    );
    expect(
      within(screen.getByRole('article', { name: 'Plot 7 at Ibeju' })).getByText('₦60,000,000'),
    ).toBeTruthy();
    // What somebody has looked at is no doubt any more.
    await shown.person.click(doubts.getByRole('button', { name: 'Mend row 3' }));
    const second = within(doubts.getByRole('form', { name: 'Row 3' }));
    await shown.person.click(second.getByLabelText(/^I have looked/));
    await shown.person.click(second.getByRole('button', { name: 'Read the row again' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Doubts, imported as drafts' })).toBeNull(),
    );
    const refused = within(screen.getByRole('region', { name: 'Rows that are not understood' }));
    await shown.person.click(refused.getByText('No price: 1 row'));
    await shown.person.click(await refused.findByRole('button', { name: 'Mend row 4' }));
    const third = within(refused.getByRole('form', { name: 'Row 4' }));
    await shown.fill(third.getByLabelText('Price'), '2.5m');
    await shown.person.selectOptions(third.getByLabelText('For'), 'For Rent');
    await shown.person.click(third.getByRole('button', { name: 'Read the row again' }));
    expect(
      await screen.findByText('3 new, 0 changed, 0 as they are, 0 said twice, 0 not understood'),
    ).toBeTruthy();
    expect(await shown.phone.myProperties.count()).toBe(0);
    await shown.person.click(screen.getByRole('button', { name: 'Import 3 listings' }));
    await waitFor(async () =>
      expect(
        (await shown.phone.myProperties.toArray())
          .map(({ content }) => [content.title, content.price, content.listingType] as const)
          .toSorted(([one], [other]) => one.localeCompare(other)),
      ).toEqual([
        ['Plot 7 at Ibeju', 60_000_000, 'sale'],
        ['Plot 8 at Ibeju', 15_000_000, 'sale'],
        ['Without a price', 2_500_000, 'rent'],
      ]),
    );
    // The same file says again what was mended, and nothing of it is undone.
    await choose(await renderScreen('/import-listings', { as }), rows(plot(7), plot(8), PRICELESS));
    expect(
      await screen.findByText('0 new, 0 changed, 2 as they are, 0 said twice, 1 not understood'),
    ).toBeTruthy();
  });

  test('goes on after the app was closed, says on every screen how far it is, and is stopped', async () => {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    const listings = ['Garden Flat', 'Garden Duplex'].map((title, at) => ({
      id: crypto.randomUUID(),
      line: at + 2,
      content: { ...EMPTY_CONTENT, title, address: 'Ikeja, Lagos', price: 3_500_000 },
      doubts: [],
    }));
    await beginImport(planImport(listings, new Map()), 'Draft', phone);
    expect(await phone.myProperties.count()).toBe(0);
    const { person } = await renderScreen('/faq', { as, sync: true });
    const bar = within(await screen.findByRole('region', { name: 'Import' }));
    expect(await bar.findByText('Import: 0 of 2 sent')).toBeTruthy();
    await waitFor(async () => expect(await phone.myProperties.count()).toBe(2));
    // What was tried without a network may have arrived, so it is not withdrawn.
    await person.click(bar.getByRole('button', { name: 'Stop' }));
    expect(await bar.findByText(/^Import stopped: 0 sent, \d withdrawn/)).toBeTruthy();
    expect(bar.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  test('that was stopped before anything was tried leaves nothing, and its line is put away', async () => {
    const as = madePerson('agent');
    const shown = await renderScreen('/import-listings', { as });
    await choose(shown, rows(FLAT, DUPLEX));
    await shown.person.click(await screen.findByRole('button', { name: 'Import 2 listings' }));
    await waitFor(async () => expect(await shown.phone.myProperties.count()).toBe(2));
    const bar = within(await screen.findByRole('region', { name: 'Import' }));
    await shown.person.click(bar.getByRole('button', { name: 'Stop' }));
    expect(await bar.findByText('Import stopped: 0 sent, 2 withdrawn')).toBeTruthy();
    expect(
      await screen.findByText(
        'The import was stopped. 0 of 2 were sent and stay. 2 rows were not begun or taken back: nothing of them was changed.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/sent by themselves/)).toBeNull();
    expect(await shown.phone.myProperties.count()).toBe(0);
    expect(await shown.phone.outbox.count()).toBe(0);
    await shown.person.click(bar.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Import' })).toBeNull());
  });

  test('names what it did not read before anything is made, by column, row and cell', async () => {
    const shown = await renderScreen('/import-listings', { as: madePerson('agent') });
    await choose(
      shown,
      'OUR LIST\n\nTitle,Price,Address,Bedrooms,Toilets,Remarks\nGarden Flat,₦45m,"Yaba, Lagos",about five,4,\nGarden House,"$100,000","Yaba, Lagos",3,,call first\n',
    );
    expect(
      await screen.findByText(
        /^These columns were not read: Toilets \(1 row\), Remarks \(1 row\)\./,
      ),
    ).toBeTruthy();
    const doubts = within(
      await screen.findByRole('region', { name: 'Doubts, imported as drafts' }),
    );
    await shown.person.click(
      doubts.getByText('A cell could not be read, and is left empty: 1 row'),
    );
    expect(
      await doubts.findByText(
        'Row 4: Garden Flat. "about five" in the column Bedrooms was not read as a number',
      ),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('article', { name: 'Garden House' })).getByText('No price yet'),
    ).toBeTruthy();
    await shown.person.selectOptions(screen.getByLabelText('New listings become'), 'Active');
    await shown.person.click(screen.getByRole('button', { name: 'Import 2 listings' }));
    await waitFor(async () =>
      expect(
        (await shown.phone.myProperties.toArray())
          .map(({ content, status }) => [content.title, content.price, content.bedrooms, status])
          .toSorted((one, other) => String(one[0]).localeCompare(String(other[0]))),
      ).toEqual([
        ['Garden Flat', 45_000_000, null, 'Draft'],
        ['Garden House', 0, 3, 'Draft'],
      ]),
    );
  });

  test('has the room of the plan by what is on the phone now, also while another goes on', async () => {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    // The server counted none; it was asked before the import that is on its way.
    const uses = [{ limit: 'listings' as const, used: 0, allowed: 3, renewsAt: null }];
    await storeSnapshot(
      'plan',
      { plan: 'starter', billingPeriod: 'monthly', uses, asked: null },
      1,
      phone,
    );
    const listings = ['One', 'Two'].map((title, at) => ({
      id: crypto.randomUUID(),
      line: at + 2,
      content: { ...EMPTY_CONTENT, title, address: 'Ikeja, Lagos', price: 3_500_000 },
      doubts: [],
    }));
    const shown = await renderScreen('/import-listings', { as });
    await choose(shown, rows(FLAT, DUPLEX));
    await shown.person.selectOptions(screen.getByLabelText('New listings become'), 'Active');
    await screen.findByText('2 new, 0 changed, 0 as they are, 0 said twice, 0 not understood');
    expect(screen.queryByText(/Your plan has room/)).toBeNull();
    await beginImport(planImport(listings, new Map()), 'Active', phone);
    expect(await screen.findByText(/^Your plan has room for 1 of these 2 listings\./)).toBeTruthy();
    await takeImport(phone);
    await waitFor(async () => expect(await phone.myProperties.count()).toBe(2));
    expect(screen.getByText(/^Your plan has room for 1 of these 2 listings\./)).toBeTruthy();
  });
});

describe('listings from an address', () => {
  const SOURCE = {
    address: 'https://feed.example/homes.csv?…',
    newStatus: 'Active',
    isDue: false,
    readAt: '2026-11-24T09:00:00.000Z',
    report: {
      added: 2,
      changed: 1,
      unchanged: 3,
      leftAlone: 0,
      doubtful: 1,
      refused: 1,
      refusedRows: [{ line: 4, reason: 'no price', value: '' }],
      gone: 1,
      goneTitles: ['Garden Flat'],
      hasMore: false,
    },
    failingSince: null,
    failure: null,
    stoppedAt: null,
  };
  const form = () => screen.findByRole('form', { name: 'Listings from an address' });

  test('[FEED-6] the address is given, masked, and ended; the last report is shown', async () => {
    const sent: unknown[] = [];
    const { person, fill } = await renderScreen('/import-listings', {
      as: madePerson('agent'),
      network: answering({
        'GET /api/listing-source': { body: { source: null } },
        'PUT /api/listing-source': (body) => {
          sent.push(body);
          return { body: { source: SOURCE } };
        },
        'DELETE /api/listing-source': { body: { source: null } },
      }),
    });
    const card = within(await form());
    await fill(
      card.getByLabelText('Address of your listings'),
      'https://feed.example/homes.csv?key=quumba',
    );
    await person.selectOptions(card.getByLabelText('What new ones become'), 'Active');
    await person.click(card.getByRole('button', { name: 'Fetch from this address' }));
    expect(await card.findByText('https://feed.example/homes.csv?…')).toBeTruthy();
    expect(card.getByText('2 new, 1 changed, 3 as they were, 1 refused')).toBeTruthy();
    expect(card.getByText('4: no price')).toBeTruthy();
    expect(card.queryByDisplayValue(/quumba/)).toBeNull();
    expect(sent).toEqual([
      { url: 'https://feed.example/homes.csv?key=quumba', newStatus: 'Active' },
    ]);
    await person.click(card.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(card.queryByRole('button', { name: 'Stop' })).toBeNull());
  });

  test('[FEED-6] says what new ones become by now', async () => {
    await renderScreen('/import-listings', {
      as: madePerson('agent'),
      network: answering({ 'GET /api/listing-source': { body: { source: SOURCE } } }),
    });
    const card = within(await form());
    await card.findByText('https://feed.example/homes.csv?…');
    expect(card.getByLabelText('What new ones become')).toHaveProperty('value', 'Active');
    expect(card.getByText(/To change this, give the address once more\.$/)).toBeTruthy();
  });

  test('[FEED-5] an address that fails says since when and how', async () => {
    await renderScreen('/import-listings', {
      as: madePerson('agent'),
      network: answering({
        'GET /api/listing-source': {
          body: {
            source: { ...SOURCE, failure: 'answers 404', failingSince: '2026-11-03T09:00:00.000Z' },
          },
        },
      }),
    });
    expect(
      await within(await form()).findByText(/^Since 03\/11\/2026 the address answers 404\./),
    ).toBeTruthy();
  });

  test('[FEED-1] without a network it says so and keeps what is typed', async () => {
    const { person, fill } = await renderScreen('/import-listings', { as: madePerson('agent') });
    const card = within(await form());
    const field = card.getByLabelText('Address of your listings');
    await fill(field, 'https://feed.example/homes.csv');
    await person.click(card.getByRole('button', { name: 'Fetch from this address' }));
    expect(await card.findByText(/^Cannot connect to the server\./)).toBeTruthy();
    expect(card.getByDisplayValue('https://feed.example/homes.csv')).toBe(field);
  });
});
