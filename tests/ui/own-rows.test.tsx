import { dayInNigeria } from '../../src/domain/format/day-in-nigeria';
import { screen, waitFor, within } from '@testing-library/react';
import { formatNaira } from '../../src/domain/format/format-naira';
import { describe, expect, test, vi } from 'vitest';
import type { MyProperty } from '../../src/db/records';
import { storeSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { madeMyProperty as mine } from '../support/made-my-property';
import { madePerson } from '../support/made-person';
import { narrowScreen } from '../support/narrow-screen';
import { phoneOf, renderScreen } from '../support/render-screen';

const on = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole('button', { name });
const row = (name: string) => screen.findByRole('article', { name });
const titles = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));

/** An agent's phone with these listings, on their dashboard. */
async function having(...listings: MyProperty[]) {
  narrowScreen();
  const as = madePerson('agent');
  const phone = phoneOf(as);
  await phone.myProperties.bulkPut(listings);
  const shown = await renderScreen('/dashboard', { as });
  await screen.findByText(/^Showing \d+ of \d+ properties$/);
  const kinds = async () => (await phone.outbox.toArray()).map(({ kind }) => kind);
  /** Opens what can be done with a listing. */
  const actions = async (title: string) => {
    await shown.person.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    return screen.findByRole('dialog', { name: title });
  };
  return { ...shown, phone, kinds, actions };
}

describe('[MYP-2] one’s own listings on a phone', () => {
  test('are rows that say price, place, state and what the week brought', async () => {
    const house = mine('House', {
      listingType: 'rent',
      price: 2_500_000,
      address: '3 Gida Close, Ikeja, Lagos',
    });
    const { phone } = await having(house, mine('Unheard'));
    const figures = { id: house.id, title: 'House', saves: 0, conversionRate: 0 };
    await storeSnapshot(
      'listings week',
      [{ ...figures, views: 12, messages: 2, inspections: 1 }],
      Date.now(),
      phone,
    );
    const shown = await row('House');
    for (const words of ['₦2,500,000', 'per year', '3 Gida Close, Ikeja, Lagos', 'Published'])
      expect(shown.textContent).toContain(words);
    // Both say the same, and a boosted one had no room for them on a line.
    expect(within(shown).queryByText('Active')).toBeNull();
    expect(screen.getByPlaceholderText('Title or place')).toBe(screen.getByLabelText('Location'));
    expect(await within(shown).findByText('7 days: 12 views, 3 enquiries')).toBeTruthy();
    const place = within(shown).getByRole('link', {
      name: 'House 3 bed Flat · 3 Gida Close, Ikeja, Lagos',
    });
    expect(place.getAttribute('href')).toBe(`/property-detail/${house.id}`);
    expect((await row('Unheard')).textContent).not.toContain('7 days');
  });

  test('have all that a card has behind one button', async () => {
    const { person, actions, kinds } = await having(mine('House', { listingType: 'rent' }));
    const menu = await actions('House');
    expect(
      within(menu)
        .getAllByRole('button')
        .map((one) => one.textContent || one.getAttribute('aria-label')),
    ).toEqual([
      'Close',
      'Share',
      'Change price',
      'Take offline',
      'Mark as rented',
      'Boost',
      'Delete',
    ]);
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['View Details', 'Edit']);
    await person.click(on(menu, 'Take offline'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await within(await row('House')).findByText('Being taken offline')).toBeTruthy();
    expect(await kinds()).toEqual(['property.unpublish']);
  });

  test('offer no boost of what nobody finds', async () => {
    const { actions } = await having(mine('Begun', {}, { status: 'Draft' }));
    const menu = await actions('Begun');
    expect(within(menu).queryByRole('button', { name: 'Boost' })).toBeNull();
    expect(on(menu, 'Delete')).toBeTruthy();
  });

  test('give way to the question of an action, and get the focus back', async () => {
    const { person, actions, kinds } = await having(mine('House'));
    await person.click(on(await actions('House'), 'Delete'));
    const asked = await screen.findByRole('dialog', { name: 'Delete property' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await person.click(on(asked, 'Keep'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for House' }));
    await person.click(on(await actions('House'), 'Delete'));
    await person.click(
      on(await screen.findByRole('dialog', { name: 'Delete property' }), 'Delete'),
    );
    expect(await screen.findByRole('heading', { name: 'No Properties Found' })).toBeTruthy();
    expect(await kinds()).toEqual(['property.delete']);
  });

  test('say that they ask whether they are still to be had', async () => {
    const { person, actions, kinds } = await having(
      mine('House', {}, { confirmedAt: 1, publishedAt: 1 }),
    );
    expect(within(await row('House')).getByText('Still available?')).toBeTruthy();
    await person.click(on(await actions('House'), 'Yes, still available'));
    expect(await screen.findByText('Confirmed on this device')).toBeTruthy();
    expect(await kinds()).toEqual(['property.confirm']);
  });

  test('are searched as one types, and filtered in a sheet whose button counts', async () => {
    const { person, fill } = await having(
      mine('Wanted', { address: '3 Gida Close, Ikeja, Lagos', bedrooms: 4 }),
      mine('Elsewhere', { address: '1 Other Road, Kano', bedrooms: 4 }),
      mine('Smaller', { address: '4 Gida Close, Ikeja, Lagos', bedrooms: 2 }),
    );
    await fill(screen.getByLabelText('Location'), 'gida close');
    expect(screen.getByText('Showing 2 of 3 properties')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await person.selectOptions(within(sheet).getByLabelText('Bedrooms'), '4');
    await person.selectOptions(within(sheet).getByLabelText('Status'), 'Active');
    await person.click(on(sheet, 'Show 1 property'));
    expect(titles()).toEqual(['Wanted']);
    await person.click(screen.getByRole('button', { name: 'Filters (2)' }));
    await person.click(on(await screen.findByRole('dialog'), 'Reset Filters'));
    expect(screen.getByText('Showing 3 of 3 properties')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filters', hidden: true })).toBeTruthy();
  });
});

test('[MYP-2] a draft says what it has not yet, and a tap goes on with it', async () => {
  const draft = mine('Begun', { price: 0, address: '' }, { status: 'Draft' });
  await having(draft);
  const begun = await row('Begun');
  for (const words of ['No price yet', 'No address yet'])
    expect(begun.textContent).toContain(words);
  expect(
    within(begun)
      .getByRole('link', { name: /No address yet$/ })
      .getAttribute('href'),
  ).toBe(`/edit-property/${draft.id}`);
});

describe('[MYP-3] many listings at once', () => {
  const tick = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
  const bar = () => screen.getByRole('region', { name: 'Selected listings' });

  test('are taken offline after one question with their number, by a row each', async () => {
    const { person, kinds } = await having(
      mine('One'),
      mine('Two'),
      mine('Three'),
      mine('Begun', {}, { status: 'Draft' }),
    );
    await person.click(screen.getByRole('button', { name: 'Select' }));
    for (const title of ['One', 'Two', 'Begun']) await person.click(tick(title));
    expect(within(bar()).getByText('3 selected')).toBeTruthy();
    await person.click(on(bar(), 'All actions'));
    expect(on(bar(), 'All actions').getAttribute('aria-expanded')).toBe('true');
    await person.click(on(bar(), 'Take offline'));
    const asked = await screen.findByRole('dialog', { name: '2 listings' });
    expect(asked.textContent).toContain(
      'Take offline 2 listings? Each leaves the search and stays among your properties. 1 other stays as it is.',
    );
    expect(await kinds()).toEqual([]);
    await person.click(on(asked, 'Take offline 2'));
    expect(await screen.findByText('Saved on this device: 2 listings')).toBeTruthy();
    expect(await kinds()).toEqual(['property.unpublish', 'property.unpublish']);
    expect(screen.getByRole('button', { name: 'Select' })).toBeTruthy();
  });

  test('are chosen with nothing but the list in the way', async () => {
    const { person } = await having(
      mine('One'),
      mine('Hidden', {}, { confirmedAt: 1, publishedAt: 1 }),
    );
    expect(await screen.findByRole('region', { name: /^Today/ })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Select' }));
    expect(screen.queryByRole('region', { name: /^Today/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('region', { name: /^Today/ })).toBeTruthy();
  });

  test('are marked as rented or sold, each as it was offered, as of today', async () => {
    const { person, phone } = await having(
      mine('Let', { listingType: 'rent' }),
      mine('Bought', { listingType: 'sale' }),
    );
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(screen.getByRole('button', { name: 'All 2' }));
    await person.click(on(bar(), 'Rented or sold'));
    const asked = await screen.findByRole('dialog', { name: '2 listings' });
    await person.click(on(asked, 'Rented or sold 2'));
    expect(await screen.findByText('Saved on this device: 2 listings')).toBeTruthy();
    const rows = await phone.outbox.toArray();
    const today = dayInNigeria(new Date());
    expect(rows.map(({ kind, payload }) => [kind, payload])).toEqual([
      ['property.close', { date: today, title: expect.any(String) }],
      ['property.close', { date: today, title: expect.any(String) }],
    ]);
    const stand = await phone.myProperties.toArray();
    expect(Object.fromEntries(stand.map(({ content, status }) => [content.title, status]))).toEqual(
      { Let: 'Rented', Bought: 'Sold' },
    );
  });

  test('are boosted as far as there are boosts, those that are not yet', async () => {
    const { person, phone } = await having(
      mine('One'),
      mine('Two'),
      mine('Three'),
      mine('Four'),
      mine('Ahead', {}, { isBoosted: true }),
    );
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(screen.getByRole('button', { name: 'All 5' }));
    await person.click(on(bar(), 'Boost'));
    await screen.findByText(
      'You have 3 boosts and chose 4 listings to boost. Choose fewer, or buy boosts in the Boosts section.',
    );
    await person.click(tick('Four'));
    await person.click(on(bar(), 'Boost'));
    const asked = await screen.findByRole('dialog', { name: '3 listings' });
    expect(asked.textContent).toContain('Each uses one of your boosts');
    await person.click(on(asked, 'Boost 3'));
    await waitFor(async () =>
      expect((await phone.outbox.toArray()).map(({ kind, payload }) => [kind, payload])).toEqual(
        expect.arrayContaining(
          ['One', 'Two', 'Three'].map((title) => [
            'boost.apply',
            expect.objectContaining({ title }),
          ]),
        ),
      ),
    );
    expect(await phone.outbox.count()).toBe(3);
  });

  test('[AGENT-6] are printed, those that seekers find', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { person } = await having(
      mine('One'),
      mine('Two'),
      mine('Begun', {}, { status: 'Draft' }),
    );
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(tick('Begun'));
    expect(on(bar(), 'Print: none is published')).toHaveProperty('disabled', true);
    await person.click(tick('One'));
    await person.click(on(bar(), 'Print the 1 published'));
    const page = await screen.findByRole('region', { name: 'To print', hidden: true });
    expect(within(page).getByText('Harmattan Homes')).toBeTruthy();
    expect(within(page).getAllByRole('listitem', { hidden: true })).toHaveLength(1);
    expect(within(page).getByText('One')).toBeTruthy();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  test('[AGENT-5] are shared as one link to those that seekers find', async () => {
    const [one, two] = [mine('One', { price: 2_000_000, listingType: 'rent' }), mine('Two')];
    const { person, phone } = await having(one, two, mine('Begun', {}, { status: 'Draft' }));
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(tick('Begun'));
    expect(on(bar(), 'Share: none is published')).toHaveProperty('disabled', true);
    await person.click(tick('One'));
    await person.click(on(bar(), 'Share the 1 published'));
    expect(await screen.findByText('The message with its link was copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(
      [
        '1 home from Harmattan Homes',
        'One: ₦2,000,000 per year, to rent',
        `${window.location.origin}/agents/${phone.userId}?homes=${one.id}`,
      ].join('\n'),
    );
    expect(screen.getByRole('link', { name: 'Your page' }).getAttribute('href')).toBe(
      `/agents/${phone.userId}`,
    );
  });

  test('are confirmed, published or deleted, all that pass the filters with one tap', async () => {
    const { person, kinds, phone } = await having(
      ...Array.from({ length: 8 }, (_, at) => mine(`House ${at}`, {}, { updatedAt: 100 - at })),
    );
    const all = async (action: string) => {
      await person.click(screen.getByRole('button', { name: 'Select' }));
      await person.click(screen.getByRole('button', { name: 'All 8' }));
      await person.click(on(bar(), action));
      const asked = await screen.findByRole('dialog', { name: '8 listings' });
      await person.click(on(asked, `${action} 8`));
      await screen.findByRole('button', { name: 'Select' });
    };
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(tick('House 0'));
    expect(on(bar(), 'Publish')).toHaveProperty('disabled', true);
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await all('Confirm');
    expect(await kinds()).toEqual(Array(8).fill('property.confirm'));
    await phone.outbox.clear();
    await phone.myProperties.toCollection().modify({ status: 'Draft' });
    await waitFor(() => expect(screen.getAllByText('Draft')).toHaveLength(6));
    await all('Publish');
    expect(await kinds()).toEqual(Array(8).fill('property.publish'));
    await all('Delete');
    expect(await screen.findByRole('heading', { name: 'No Properties Found' })).toBeTruthy();
    expect(await phone.myProperties.count()).toBe(0);
  });

  test('whose words speak against them are left out of publishing many, and named', async () => {
    const { person, kinds } = await having(
      mine('Land at Epe', { description: 'A joint venture is welcome.' }, { status: 'Draft' }),
      mine('House', {}, { status: 'Draft', updatedAt: 2 }),
    );
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(screen.getByRole('button', { name: 'All 2' }));
    await person.click(on(bar(), 'Publish'));
    const asked = await screen.findByRole('dialog', { name: '1 listing' });
    expect(
      within(asked).getByText(
        'Publish 1 listing? Each is found by seekers once it is sent. 1 listing has something to look at first: publish it from its own menu.',
      ),
    ).toBeTruthy();
    await person.click(on(asked, 'Publish 1'));
    await waitFor(async () => expect(await kinds()).toEqual(['property.publish']));
  });

  test('that a file left in doubt say so, are a choice of the filter, and are led to from publishing many', async () => {
    const note = 'Price is per square metre';
    const drafts = (reviewNote: string | null, ...named: string[]) =>
      named.map((title) => mine(title, {}, { status: 'Draft', reviewNote }));
    const { person, actions, kinds } = await having(
      ...drafts(note, 'Warehouse', 'Shop'),
      ...drafts(null, 'House'),
      mine('Changed', {}, { reviewNote: note }),
    );
    const marked = () =>
      screen
        .getAllByRole('article')
        .filter((one) => within(one).queryByText('To look at') !== null)
        .map((one) => one.getAttribute('aria-label'));
    expect(new Set(marked())).toEqual(new Set(['Warehouse', 'Shop', 'Changed']));
    expect(within(await actions('Warehouse')).getByText('To look at')).toBeTruthy();
    await person.click(on(screen.getByRole('dialog'), 'Close'));
    const publishAll = async (count: number) => {
      await person.click(screen.getByRole('button', { name: 'Select' }));
      await person.click(screen.getByRole('button', { name: `All ${count}` }));
      await person.click(on(bar(), 'Publish'));
    };
    await publishAll(4);
    const asked = await screen.findByRole('dialog', { name: '1 listing' });
    await person.click(on(asked, 'Show what is to look at'));
    expect(await screen.findByText('Showing 3 of 4 properties')).toBeTruthy();
    expect(new Set(titles())).toEqual(new Set(['Warehouse', 'Shop', 'Changed']));
    // Each has its menu again.
    expect(screen.getByRole('button', { name: 'Actions for Shop' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    expect(within(sheet).getByLabelText('Status')).toHaveProperty('value', 'To look at');
    await person.selectOptions(within(sheet).getByLabelText('Status'), 'Draft');
    await person.click(on(sheet, 'Show 3 properties'));
    // Where none is without doubt the toast leads there.
    await person.click(screen.getByRole('button', { name: 'Select' }));
    for (const title of ['Warehouse', 'Shop']) await person.click(tick(title));
    await person.click(on(bar(), 'Publish'));
    await screen.findByText(
      '2 listings have something to look at first: publish them from their own menu.',
    );
    await person.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Showing 3 of 4 properties')).toBeTruthy();
    expect(titles()).toContain('Changed');
    expect(await kinds()).toEqual([]);
  });

  test('get other prices: seen before, doubted, and saved by a row each', async () => {
    const house = mine(
      'House',
      { listingType: 'rent', price: 2_500_000, bedrooms: 3 },
      { updatedAt: 2 },
    );
    const flat = mine('Flat', { listingType: 'rent', price: 700_000, bedrooms: 3 });
    const { person, fill, phone, kinds } = await having(
      house,
      flat,
      mine('Unpriced', { price: 0 }, { status: 'Draft' }),
      mine('Begun', { price: 9_000_000 }),
    );
    const begun = (await phone.myProperties.toArray()).find(
      ({ content }) => content.title === 'Begun',
    );
    await phone.drafts.put({ id: begun?.id ?? '', values: {}, updatedAt: 1 });
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(screen.getByRole('button', { name: 'All 4' }));
    await person.click(on(bar(), 'Change price'));
    const sheet = await screen.findByRole('dialog', { name: 'Change price of 4 listings' });
    const lines = () =>
      within(screen.getByRole('list', { name: 'New prices' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await person.click(on(sheet, 'Change prices'));
    expect(within(sheet).getByText('Price is required')).toBeTruthy();
    await person.click(on(sheet, 'Lower %'));
    await fill(within(sheet).getByLabelText('Per cent'), '50');
    expect(lines()).toEqual([
      'House₦2,500,000 → ₦1,250,000 per year',
      'Flat₦700,000 → ₦350,000 per yearPrice is far below what such homes cost there, ₦1,600,000 to ₦15,000,000',
    ]);
    for (const words of [
      '1 listing stays as it is: its form is begun and not saved.',
      '1 listing has no price yet to reckon from.',
    ])
      expect(within(sheet).getByText(words)).toBeTruthy();
    await person.click(on(sheet, 'Change 2 prices'));
    const asked = await screen.findByRole('dialog', { name: 'Are these prices right?' });
    expect(lines()).toHaveLength(1);
    expect(await kinds()).toEqual([]);
    await person.click(on(asked, 'Change the price'));
    await fill(screen.getByLabelText('Per cent'), '10');
    await person.click(screen.getByRole('button', { name: 'Change 2 prices' }));
    expect(await screen.findByText('Saved on this device: 2 listings')).toBeTruthy();
    const rows = await phone.outbox.toArray();
    expect(rows.map(({ kind, baseVersion }) => [kind, baseVersion])).toEqual([
      ['property.save', 1],
      ['property.save', 1],
    ]);
    expect(rows.map(({ payload }) => payload)).toEqual([
      { content: { title: house.content.title, price: 2_250_000 }, base: house.content },
      { content: { title: flat.content.title, price: 630_000 }, base: flat.content },
    ]);
    expect(await within(await row('House')).findByText('₦2,250,000')).toBeTruthy();
    expect(titles().slice(0, 2)).toEqual(['House', 'Flat']);
    expect(await phone.drafts.count()).toBe(1);
    // One tap brings back what they cost; what got another price since keeps it.
    await phone.myProperties.update(flat.id, { content: { ...flat.content, price: 650_000 } });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await within(await row('House')).findByText(formatNaira(house.content.price)),
    ).toBeTruthy();
    expect((await phone.myProperties.get(flat.id))?.content.price).toBe(650_000);
    await waitFor(async () =>
      expect((await phone.outbox.where('entityId').equals(house.id).last())?.payload).toMatchObject(
        {
          content: { price: house.content.price },
        },
      ),
    );
  });

  test('get one price, of which six lines are shown', async () => {
    const { person, fill, phone } = await having(
      ...Array.from({ length: 9 }, (_, at) => mine(`House ${at}`, { price: 5_000_000 + at })),
    );
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(screen.getByRole('button', { name: 'All 9' }));
    await person.click(on(bar(), 'Change price'));
    const sheet = await screen.findByRole('dialog', { name: 'Change price of 9 listings' });
    await fill(within(sheet).getByLabelText('New price'), '6.5m');
    const list = within(sheet).getByRole('list', { name: 'New prices' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    expect(within(list).getByText('and 3 more')).toBeTruthy();
    await person.click(on(sheet, 'Change 9 prices'));
    await screen.findByText('Saved on this device: 9 listings');
    expect((await phone.myProperties.toArray()).map(({ content }) => content.price)).toEqual(
      Array(9).fill(6_500_000),
    );
  });
});
