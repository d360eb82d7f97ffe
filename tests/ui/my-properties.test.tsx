import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keepSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import type { Inspection } from '../../src/contract/inspection/inspection';
import type { MyProperty } from '../../src/db/records';
import { madeMyProperty as mine } from '../support/made-my-property';
import { madeInspection } from '../support/made-inspection';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const on = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const card = (name: string) => screen.findByRole('article', { name });
const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('article')
    .map((one) => one.getAttribute('aria-label'));

async function having(...listings: MyProperty[]) {
  const as = madePerson('agent');
  const phone = phoneOf(as);
  await phone.myProperties.bulkPut(listings);
  const shown = await renderScreen('/dashboard', { as });
  await screen.findByText(/^Showing \d+ of \d+ properties$/);
  return { ...shown, phone };
}

describe('[MYP-1] one’s own listings', () => {
  test('with none, say how to begin', async () => {
    await having();
    expect(screen.getByRole('heading', { name: 'No Properties Found' })).toBeTruthy();
    expect(screen.getByText(/You haven't added any properties yet/)).toBeTruthy();
  });

  test('[MYP-3] the price of one is changed on its card, once', async () => {
    const { person, fill, phone } = await having(
      mine('House', { listingType: 'rent', price: 2_500_000 }),
    );
    await person.click(on(await card('House'), 'Change price'));
    const sheet = await screen.findByRole('dialog');
    await person.click(on(sheet, 'Lower %'));
    await fill(within(sheet).getByLabelText('Per cent'), '10');
    await person.click(on(sheet, 'Change 1 price'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await phone.myProperties.toArray()).map(({ content }) => content.price)).toEqual([
      2_250_000,
    ]);
  });

  test('come in pages of six', async () => {
    const { person } = await having(
      ...Array.from({ length: 8 }, (_, at) => mine(`House ${at}`, {}, { updatedAt: 100 - at })),
    );
    expect(titles()).toHaveLength(6);
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(on(pages, 'Previous').getAttribute('aria-disabled')).toBe('true');
    await person.click(on(pages, 'Page 2'));
    expect(within(pages).getByRole('button', { name: 'Page 2', current: 'page' })).toBeTruthy();
    expect(titles()).toEqual(['House 6', 'House 7']);
    const next = on(pages, 'Next');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    // The keyboard stays where it came by, and the button leads nowhere.
    await person.click(next);
    expect(document.activeElement).toBe(next);
    expect(titles()).toEqual(['House 6', 'House 7']);
  });

  test('are narrowed by five filters, which are reset at once', async () => {
    const { person, fill } = await having(
      mine('Wanted', { address: '3 Gida Close, Ikeja, Lagos', type: 'Maisonette', bedrooms: 4 }),
      mine('Elsewhere', { address: '1 Other Road, Kano', type: 'Maisonette', bedrooms: 4 }),
      mine('Smaller', { address: '4 Gida Close, Ikeja, Lagos', type: 'Flat', bedrooms: 2 }),
    );
    await fill(field('Location'), 'gida close');
    expect(screen.getByText('Showing 2 of 3 properties')).toBeTruthy();
    await person.selectOptions(field('Property Type'), 'Maisonette');
    await person.selectOptions(field('Bedrooms'), '4');
    await person.selectOptions(field('Category'), 'Residential');
    await person.selectOptions(field('Status'), 'Active');
    expect(titles()).toEqual(['Wanted']);
    await fill(field('Location'), 'nowhere at all');
    expect(screen.getByText(/None of your properties is like that/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect(screen.getByText('Showing 3 of 3 properties')).toBeTruthy();
  });

  test('[FMT-1] tell what they are and how they do', async () => {
    const { person } = await having(
      mine('House', { listingType: 'rent', price: 2_500_000 }, { viewCount: 12, isBoosted: true }),
    );
    const house = await card('House');
    for (const words of [
      'Active',
      'Boosted',
      'For Rent · 0 photos · 12 views',
      '₦2,500,000 per year',
    ])
      expect(house.textContent).toContain(words);
    expect(await within(house).findByText('Published')).toBeTruthy();
    // No photo of its own: five drawings.
    expect(within(house).getByText('1 / 5')).toBeTruthy();
    await person.click(on(house, /Previous photo/));
    expect(within(house).getByText('5 / 5')).toBeTruthy();
  });
});

describe('[MYP-1] the life of a listing, with no network', () => {
  test('is taken offline and kept online', async () => {
    const { person, phone } = await having(mine('House'));
    const house = await card('House');
    await person.click(on(house, 'Take offline'));
    // Seekers find it until the server has heard.
    expect(await within(house).findByText('Being taken offline')).toBeTruthy();
    await person.click(on(house, 'Keep it online'));
    expect(await within(house).findByText('Active')).toBeTruthy();
    // What was never tried gives way to the last wish.
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.publish']);
  });

  test('is marked as rented on a day that has come', async () => {
    const { person, fill, phone } = await having(mine('House', { listingType: 'rent' }));
    const house = await card('House');
    await person.click(on(house, 'Mark as rented'));
    const closing = await screen.findByRole('dialog', { name: 'Mark as rented' });
    const day = within(closing).getByLabelText('Day it was rented');
    await fill(day, '2099-01-01');
    await person.click(on(closing, 'Mark as rented'));
    expect(within(closing).getByText('Please choose a day that has come.')).toBeTruthy();
    await fill(day, '2026-01-15');
    await person.click(on(closing, 'Mark as rented'));
    expect(await within(house).findByText('Rented on 15/01/2026')).toBeTruthy();
    expect(within(house).getByText('Waiting to be marked rented')).toBeTruthy();
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.close']);
  });

  describe('with visits that are booked for it', () => {
    async function visited() {
      const house = mine('House', { listingType: 'rent' });
      const shown = await having(house);
      const agent = { id: shown.phone.userId ?? '', name: 'Agent' };
      const visit = (name: string, part: Partial<Inspection>) =>
        madeInspection(madePerson('seeker'), {
          agent,
          propertyId: house.id,
          propertyTitle: 'House',
          requesterName: name,
          ...part,
        });
      await shown.phone.inspections.bulkPut([
        visit('Amina Bello', { status: 'Confirmed' }),
        visit('Bola Ade', { requestTime: '09:00' }),
        visit('Over', { status: 'Confirmed', requestDate: '2020-01-01' }),
        visit('Declined', { status: 'Declined' }),
        visit('Elsewhere', { propertyId: crypto.randomUUID() }),
      ]);
      const states = async () =>
        Object.fromEntries(
          (await shown.phone.inspections.toArray()).map((one) => [one.requesterName, one.status]),
        );
      return { ...shown, states };
    }
    const AS_IT_WAS = {
      'Amina Bello': 'Confirmed',
      'Bola Ade': 'Pending',
      Over: 'Confirmed',
      Declined: 'Declined',
      Elsewhere: 'Pending',
    };

    test('calls them off once it is rented, unless they are to stand', async () => {
      const { person, phone, states } = await visited();
      await person.click(on(await card('House'), 'Mark as rented'));
      const closing = await screen.findByRole('dialog', { name: 'Mark as rented' });
      expect(await within(closing).findByText('Bola Ade, 04/05/2099 at 09:00')).toBeTruthy();
      expect(within(closing).getByText('Amina Bello, 04/05/2099 at 15:00')).toBeTruthy();
      expect(
        within(closing).getByRole('checkbox', { name: 'Call off the 2 visits booked for it' }),
      ).toHaveProperty('checked', true);
      await person.click(on(closing, 'Mark as rented'));
      await waitFor(async () =>
        expect(await states()).toEqual({
          ...AS_IT_WAS,
          'Amina Bello': 'Declined',
          'Bola Ade': 'Declined',
        }),
      );
      expect((await phone.outbox.toArray()).map(({ kind }) => kind).toSorted()).toEqual([
        'inspection.answer',
        'inspection.answer',
        'property.close',
      ]);
    });

    test('keeps them where the agent says so, and it is deleted alone', async () => {
      const { person, phone, states } = await visited();
      await person.click(on(await card('House'), 'Delete'));
      const asked = await screen.findByRole('dialog', { name: 'Delete property' });
      await person.click(await within(asked).findByRole('checkbox'));
      await person.click(on(asked, 'Delete'));
      await waitFor(async () => expect(await phone.myProperties.count()).toBe(0));
      expect(await states()).toEqual(AS_IT_WAS);
      expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.delete']);
    });
  });

  test('whose words or file speak against it is asked about before it is published', async () => {
    const { person, phone } = await having(
      mine(
        'Land at Epe',
        {
          listingType: 'sale',
          type: 'Land',
          price: 750_000,
          bedrooms: null,
          description: 'Priced at ₦750,000 per sqm. Dry land.',
        },
        { status: 'Draft', reviewNote: 'Its columns name two types\nIts columns name two places' },
      ),
    );
    const house = await card('Land at Epe');
    await person.click(on(house, 'Publish'));
    const asked = await screen.findByRole('dialog', { name: 'Is this right?' });
    expect(within(asked).getByText(/^Its words give the price of a square metre/)).toBeTruthy();
    expect(within(asked).getByText('Its columns name two types.')).toBeTruthy();
    expect(within(asked).getByText('Its columns name two places.')).toBeTruthy();
    expect(await phone.outbox.count()).toBe(0);
    await person.click(within(asked).getByRole('button', { name: 'It is right: publish' }));
    await waitFor(async () =>
      expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.publish']),
    );
    expect((await phone.myProperties.toArray())[0]?.reviewNote).toBeNull();
  });

  test('without a price is published from its form alone, which says that it needs one', async () => {
    const { person, phone } = await having(mine('House', { price: 0 }, { status: 'Draft' }));
    await person.click(on(await card('House'), 'Publish'));
    expect(await screen.findByRole('heading', { name: 'Edit Property' })).toBeTruthy();
    expect(await screen.findByText('Before it is published it needs a price.')).toBeTruthy();
    expect(await phone.outbox.count()).toBe(0);
  });

  test('of three wishes about one status the last is sent', async () => {
    const { person, phone } = await having(mine('House', {}, { status: 'Draft' }));
    const house = await card('House');
    await person.click(on(house, 'Publish'));
    expect(await within(house).findByRole('button', { name: 'Do not publish' })).toBeTruthy();
    await person.click(on(house, 'Do not publish'));
    expect(await within(house).findByText('Draft')).toBeTruthy();
    await waitFor(async () => expect(await phone.outbox.count()).toBe(0));
  });

  test('is asked whether it is still to be had', async () => {
    const { person, phone } = await having(mine('House', {}, { confirmedAt: 1 }));
    const house = await card('House');
    expect(within(house).getByText(/^Still available\? Unanswered, it is hidden/)).toBeTruthy();
    await person.click(on(house, 'Yes, still available'));
    expect(await screen.findByText('Confirmed on this device')).toBeTruthy();
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.confirm']);
  });

  test('is deleted after a question', async () => {
    const { person, phone } = await having(mine('House'));
    const house = await card('House');
    await person.click(on(house, 'Delete'));
    const asked = await screen.findByRole('dialog', { name: 'Delete property' });
    await person.click(on(asked, 'Keep'));
    expect(await phone.myProperties.count()).toBe(1);
    await person.click(on(house, 'Delete'));
    await person.click(on(await screen.findByRole('dialog'), 'Delete'));
    expect(await screen.findByRole('heading', { name: 'No Properties Found' })).toBeTruthy();
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.delete']);
  });

  test('tells why publishing was refused', async () => {
    const { person, phone } = await having(mine('House', {}, { status: 'Draft' }));
    const house = await card('House');
    await person.click(on(house, 'Publish'));
    await within(house).findByRole('button', { name: 'Do not publish' });
    const message = 'Your plan allows 5 published listings.';
    const lastError = { code: 'plan-limit' as const, status: 403, message, at: 1 };
    await phone.outbox.toCollection().modify({ state: 'rejected', attempts: 1, lastError });
    expect(await within(house).findByText(new RegExp(message))).toBeTruthy();
  });
});

describe('[BOOST-2] boosting a listing', () => {
  test('asks by name, counts here at once, and says when it is boosted already', async () => {
    const house = mine('House');
    const { person, phone } = await having(house);
    const boosts = { availableBoosts: 2, usedBoosts: 0, active: [], history: [] };
    await keepSnapshot('boosts', boosts, Date.now(), phone);
    const shown = await card('House');
    await person.click(on(shown, 'Boost'));
    const dialog = await screen.findByRole('dialog', { name: 'Boost property' });
    expect(await within(dialog).findByText('2 available. This uses one.')).toBeTruthy();
    await person.dblClick(on(dialog, "Boost 'House'"));
    expect(
      await within(dialog).findByText(
        'Safe on this device. It goes out by itself once the server is reached.',
      ),
    ).toBeTruthy();
    expect(await within(shown).findByText('Waiting to be boosted')).toBeTruthy();
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['boost.apply']);
    await person.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await person.click(on(shown, 'Boost'));
    expect(await screen.findByText('This property is already boosted!')).toBeTruthy();
  });

  test('offers the way to buy where there are none, and not beside what is boosted already', async () => {
    const { person, phone } = await having(mine('House'), mine('Villa', {}, { isBoosted: true }));
    const none = { availableBoosts: -1, usedBoosts: 0, active: [], history: [] };
    await keepSnapshot('boosts', none, Date.now(), phone);
    await person.click(on(await card('House'), 'Boost'));
    const dialog = await screen.findByRole('dialog', { name: 'Boost property' });
    expect(await within(dialog).findByText(/Please purchase more boosts\.$/)).toBeTruthy();
    expect(on(dialog, 'Buy Boosts')).toBeTruthy();
    await person.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await keepSnapshot('boosts', { ...none, availableBoosts: 0 }, Date.now(), phone);
    await person.click(on(await card('Villa'), 'Boost'));
    const other = await screen.findByRole('dialog', { name: 'Boost property' });
    expect(await within(other).findByText('This property is already boosted!')).toBeTruthy();
    expect(within(other).queryByRole('button', { name: 'Buy Boosts' })).toBeNull();
  });

  test('in a new month leaves it to the server what the plan gives', async () => {
    const { person, phone } = await having(mine('House'));
    const none = { availableBoosts: 0, usedBoosts: 20, active: [], history: [] };
    await keepSnapshot('boosts', none, Date.parse('2026-01-31T12:00:00Z'), phone);
    await person.click(on(await card('House'), 'Boost'));
    const dialog = await screen.findByRole('dialog', { name: 'Boost property' });
    expect(await within(dialog).findByText(/^Your plan’s boosts of this month are/)).toBeTruthy();
    await person.click(on(dialog, "Boost 'House'"));
    await waitFor(async () => expect(await phone.outbox.count()).toBe(1));
  });
});
