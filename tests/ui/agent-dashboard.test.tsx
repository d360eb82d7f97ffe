import type { PropertyAnalytics } from '../../src/contract/plan/analytics';
import { priceCell } from '../../src/domain/map/price-cell';
import { EMPTY_CONTENT } from '../../src/domain/property/form/empty-content';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PlanId } from '../../src/contract/plan/plan-options';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import {
  type AnalyticsSnapshot,
  storeSnapshot,
} from '../../src/db/repositories/account/snapshot-repository';
import { handedOutFiles } from '../support/handed-out-files';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { narrowScreen } from '../support/narrow-screen';
import { phoneOf, renderScreen } from '../support/render-screen';
import { wholeText } from '../support/whole-text';

const button = (name: string) => screen.getByRole('button', { name });
const on = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole('button', { name });
/** A count that is told under its name. */
const stat = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('[AGENT-1] eight sections switch in place, each with its address and its heading', async () => {
  const { person, address } = await renderScreen('/dashboard', { as: madePerson('agent') });
  const sections = () => within(screen.getByRole('navigation', { name: 'Account' }));
  for (const [name, path, heading] of [
    ['Inspections', '/dashboard/inspections', 'Property Inspection Requests'],
    ['Saved Properties', '/dashboard/saved', 'Saved Properties'],
    ['Boosts', '/dashboard/boosts', 'Boosts'],
    ['Messages', '/dashboard/messages', 'Messages'],
    ['Analytics', '/dashboard/analytics', 'Analytics Dashboard'],
    ['Account', '/dashboard/account', 'Account Settings'],
    ['My Properties', '/dashboard', 'My Properties'],
  ] as const) {
    await person.click(sections().getByRole('link', { name }));
    expect(address()).toBe(path);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading),
    );
    expect(sections().getByRole('link', { name, current: 'page' })).toBeTruthy();
  }
  // One menu on a phone, and that is the site's: the sections stand in the bottom bar, and what is new in the head.
  const head = within(screen.getByRole('complementary', { name: 'Agent dashboard' }));
  expect(head.queryByRole('button', { name: /menu/i })).toBeNull();
  expect(head.getAllByRole('link', { name: 'Notifications' })).toHaveLength(2);
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('[AGENT-1] notifications are read in the frame of the dashboard', async () => {
  const { person, address } = await renderScreen('/dashboard', { as: madePerson('agent') });
  const account = () => within(screen.getByRole('navigation', { name: 'Account' }));
  await person.click(account().getByRole('link', { name: 'Notifications' }));
  expect(address()).toBe('/customer-dashboard?tab=notifications');
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  expect(account().getByRole('link', { name: 'Notifications', current: 'page' })).toBeTruthy();
  expect(account().getByRole('link', { name: 'Boosts' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'More' }));
  const more = within(await screen.findByRole('dialog', { name: 'More' }));
  expect(more.getByRole('link', { name: 'Notifications', current: 'page' })).toBeTruthy();
});

test('[AGENT-2] the bottom bar has what is daily, and More leads to all other sections', async () => {
  const { person, address } = await renderScreen('/dashboard', { as: madePerson('agent') });
  const tabs = within(screen.getByRole('navigation', { name: 'Tabs' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Listings',
    'Inspections',
    'Messages',
  ]);
  await person.click(tabs.getByRole('button', { name: 'More', expanded: false }));
  const more = await screen.findByRole('dialog', { name: 'More' });
  expect(tabs.getByRole('button', { name: 'More', expanded: true })).toBeTruthy();
  expect(
    within(more)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Saved Properties',
    'Boosts',
    'Analytics',
    'Account',
    'Property Map',
    'Notifications',
    'Outbox',
    'Add New Property',
  ]);
  for (const name of ['Dark theme', 'Log Out']) expect(on(more, name)).toBeTruthy();
  await person.click(within(more).getByRole('link', { name: 'Boosts' }));
  expect(address()).toBe('/dashboard/boosts');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['/dashboard', '/add-property', '/import-listings'])(
  '%s says whom it is for to everybody else',
  async (path) => {
    await renderScreen(path);
    expect(await screen.findByText(/^Log in as an agent or owner/)).toBeTruthy();
    await renderScreen(path, { as: madePerson('seeker') });
    expect(await screen.findByText(/^Listing needs an agent or owner account/)).toBeTruthy();
  },
);

describe('[ASAV-1] what an agent has saved', () => {
  test('is samples while there is none', async () => {
    await renderScreen('/dashboard/saved', { as: madePerson('agent') });
    expect(await screen.findByRole('heading', { name: 'No Saved Properties' })).toBeTruthy();
    expect(screen.getAllByText('Sample')).toHaveLength(4);
  });

  test('is a card with every cost, and goes with a tap', async () => {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    const rent = { listingType: 'rent' as const, serviceCharge: 300_000, cautionFee: 450_000 };
    await saveListing(madeListing({ title: 'Kept flat', ...rent }), phone);
    const { person } = await renderScreen('/dashboard/saved', { as });
    const card = await screen.findByRole('article', { name: 'Kept flat' });
    for (const words of ['For Rent', 'Service charge: ₦300,000', 'Caution fee: ₦450,000'])
      expect(within(card).getByText(words)).toBeTruthy();
    expect(within(card).getByText(/^Saved \d\d\/\d\d\/\d{4} · Harmattan Homes$/)).toBeTruthy();
    expect(screen.queryByText('Sample')).toBeNull();
    await person.click(on(card, 'Remove'));
    expect(await screen.findByRole('heading', { name: 'No Saved Properties' })).toBeTruthy();
  });
});

test('[ASAV-1] on a phone a saved listing is a row, with its costs and its actions behind one button', async () => {
  narrowScreen();
  const as = madePerson('agent');
  const rent = { listingType: 'rent' as const, serviceCharge: 300_000 };
  await saveListing(madeListing({ title: 'Kept flat', ...rent }), phoneOf(as));
  const { person } = await renderScreen('/dashboard/saved', { as });
  const row = await screen.findByRole('article', { name: 'Kept flat' });
  expect(row.textContent).not.toContain('Service charge');
  await person.click(on(row, 'Actions for Kept flat'));
  const menu = await screen.findByRole('dialog', { name: 'Kept flat' });
  expect(within(menu).getByText('Service charge: ₦300,000')).toBeTruthy();
  expect(within(menu).getByRole('link', { name: 'View Details' })).toBeTruthy();
  await person.click(on(menu, 'Contact Agent'));
  expect(await screen.findByRole('dialog', { name: 'Contact agent' })).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(on(row, 'Actions for Kept flat'));
  await person.click(on(await screen.findByRole('dialog', { name: 'Kept flat' }), 'Remove'));
  expect(await screen.findByRole('heading', { name: 'No Saved Properties' })).toBeTruthy();
});

test('[ASAV-1] saved listings of a phone are chosen to be compared, as a seeker’s are', async () => {
  narrowScreen();
  const as = madePerson('agent');
  for (const title of ['Kept flat', 'Kept shop'])
    await saveListing(madeListing({ title }), phoneOf(as));
  const { person } = await renderScreen('/dashboard/saved', { as });
  await person.click(await screen.findByRole('button', { name: 'Choose' }));
  for (const title of ['Kept flat', 'Kept shop'])
    await person.click(await screen.findByRole('checkbox', { name: `Choose ${title}` }));
  await person.click(screen.getByRole('button', { name: 'Compare 2' }));
  const compared = await screen.findByRole('dialog', { name: 'Compare' });
  for (const title of ['Kept flat', 'Kept shop'])
    expect(within(compared).getByRole('columnheader', { name: new RegExp(title) })).toBeTruthy();
});

describe('[BOOST-1] [BOOST-2] the boosts', () => {
  test('begin with three, and are sold in three packages', async () => {
    await renderScreen('/dashboard/boosts', { as: madePerson('agent') });
    await screen.findByRole('heading', { name: 'Nothing is boosted' });
    expect([stat('Available'), stat('Active'), stat('Total Used')]).toEqual(['3', '0', '0']);
    const history = screen.getByRole('table', { name: 'Boost History' });
    expect(within(history).getByRole('row', { name: /Free 3 None Credited$/ })).toBeTruthy();
    for (const [name, price] of [
      ['Starter', '₦2,000'],
      ['Standard', '₦3,500'],
      ['Premium', '₦10,000'],
    ])
      expect(screen.getByRole('article', { name: `${name} package` }).textContent).toContain(price);
    const premium = screen.getByRole('article', { name: 'Premium package' });
    expect(within(premium).getByText('Best Value')).toBeTruthy();
  });

  test('are bought here at once, and stay credited where the server refuses', async () => {
    const { person, phone } = await renderScreen('/dashboard/boosts', { as: madePerson('agent') });
    await screen.findByRole('heading', { name: 'Nothing is boosted' });
    await person.click(button('Buy Boosts'));
    const buying = await screen.findByRole('dialog', { name: 'Buy Boosts' });
    await person.dblClick(on(buying, 'Buy 3 boosts for ₦2,000'));
    expect(await within(buying).findByText('3 boosts are credited on this device.')).toBeTruthy();
    await waitFor(() => expect(stat('Available')).toBe('6'));
    const lastError = {
      code: 'invalid' as const,
      status: 422,
      message: 'The bank said no.',
      at: 1,
    };
    await phone.outbox.toCollection().modify({ state: 'rejected', attempts: 1, lastError });
    expect(
      await within(buying).findByText(/^Error purchasing boosts: The bank said no\. They stay/),
    ).toBeTruthy();
    expect(stat('Available')).toBe('6');
    const [row] = await phone.outbox.toArray();
    const about = { kind: 'boost.purchase' as const, entityId: row?.entityId ?? '', about: '' };
    await phone.receipts.put({ id: row?.id ?? '', ...about, deliveredAt: 1 });
    await phone.outbox.clear();
    expect(await within(buying).findByText('Successfully purchased 3 boosts!')).toBeTruthy();
  });

  test('that run say until when', async () => {
    const as = madePerson('agent');
    const active = {
      propertyId: crypto.randomUUID(),
      propertyTitle: 'House',
      startDate: '2099-01-01T08:00:00.000Z',
      endDate: '2099-01-31T08:00:00.000Z',
      status: 'Active' as const,
    };
    const state = { availableBoosts: 0, usedBoosts: 1, active: [active], history: [] };
    await storeSnapshot('boosts', state, 1, phoneOf(as));
    await renderScreen('/dashboard/boosts', { as });
    const table = await screen.findByRole('table', { name: 'Active Boosted Properties' });
    expect(
      within(table).getByRole('row', { name: 'House 01/01/2099 31/01/2099 Active' }),
    ).toBeTruthy();
    expect(stat('Total Used')).toBe('1');
  });
});

const FIGURED: PropertyAnalytics = {
  id: '6f1f5a3e-0f57-4c7e-9c55-0c1d2b7f3a10',
  title: 'Figured House',
  views: 3,
  messages: 0,
  saves: 0,
  inspections: 0,
  conversionRate: 0,
};
const FIGURES: AnalyticsSnapshot = {
  overview: {
    totalViews: 3,
    totalMessages: 0,
    totalSaves: 0,
    totalInspections: 0,
    conversionRate: 0,
    averageResponseTime: 1.5,
  },
  properties: [FIGURED],
  history: {
    views: [
      { date: '2026-05-01', value: 2 },
      { date: '2026-05-02', value: 7 },
    ],
    messages: [],
    saves: [
      { date: '2026-05-01', value: 0 },
      { date: '2026-05-02', value: 1 },
    ],
    inspections: null,
  },
  before: {
    views: [
      { date: '2026-04-29', value: 0 },
      { date: '2026-04-30', value: 3 },
    ],
    messages: null,
    saves: null,
    inspections: null,
  },
};

/** An agent on a plan, whose phone heard these figures of the week. */
async function figured(plan: PlanId, figures = FIGURES) {
  const as = madePerson('agent');
  const phone = phoneOf(as);
  await storeSnapshot('analytics week', figures, 1, phone);
  await storeSnapshot('plan', { plan, billingPeriod: 'monthly', uses: [], asked: null }, 1, phone);
  const shown = await renderScreen('/dashboard/analytics', { as });
  await shown.person.click(await screen.findByRole('button', { name: 'Week' }));
  return shown;
}

describe('[ANL-1] [ANL-2] the figures', () => {
  test('that were never heard say so, with a way to ask again', async () => {
    await renderScreen('/dashboard/analytics', { as: madePerson('agent') });
    expect(
      await screen.findByText(
        'Failed to load analytics data from the server. Please try again later.',
      ),
    ).toBeTruthy();
    expect(button('Try Again')).toBeTruthy();
    expect(await screen.findByText(/These figures were never fetched on this device/)).toBeTruthy();
    expect(screen.getByRole('figure', { name: 'Views' }).textContent).toContain('No views');
  });

  test('of the week are drawn beside those of as many days before, and told in a sentence', async () => {
    await figured('business');
    const figure = (name: string) => screen.getByRole('figure', { name });
    const words = '9 views, 6 more than in the 2 days before; most on Saturday 2 May: 7.';
    expect(await screen.findByRole('img', { name: `Views. ${words}` })).toBeTruthy();
    const heights = (series: string) =>
      [...figure('Views').querySelectorAll(`rect[data-series="${series}"]`)].map((bar) =>
        ['y', 'height'].map((name) => Number(bar.getAttribute(name))),
      );
    // To a top of 8.
    expect(heights('now')).toEqual([
      [6, 2],
      [1, 7],
    ]);
    expect(heights('before')).toEqual([
      [8, 0],
      [5, 3],
    ]);
    const table = within(screen.getByRole('table', { name: 'Views, step by step' }));
    expect(table.getByRole('row', { name: 'Saturday 2 May 7 3' })).toBeTruthy();
    expect(table.getByRole('columnheader', { name: 'The 2 days before' })).toBeTruthy();
    // One day alone is a sentence, and no bar in a void.
    expect(figure('Saves').textContent).toBe('Saves11 save; all on Saturday 2 May.');
    expect(figure('Messages').textContent).toBe('Messages0No messages in this period.');
    expect(figure('Inspections').textContent).toContain('From the Pro plan');
  });

  test('of more steps than there is room for bars are all counted and told', async () => {
    const views = Array.from({ length: 33 }, (_, at) => ({
      date: new Date(Date.UTC(2024, at)).toISOString().slice(0, 10),
      value: at === 0 ? 100 : 1,
    }));
    await figured('business', { ...FIGURES, history: { ...FIGURES.history, views } });
    const words = 'Views. 132 views; most in January 2024: 100.';
    expect(await screen.findByRole('img', { name: words })).toBeTruthy();
    const figure = screen.getByRole('figure', { name: 'Views' });
    expect(figure.textContent).toMatch(/^Views132/);
    expect(figure.querySelectorAll('rect[data-series="now"]')).toHaveLength(31);
  });

  test('say what to do next, from the figures and the prices that the phone knows', async () => {
    const { phone } = await figured('business');
    expect(screen.queryByRole('region', { name: 'What to do next' })).toBeNull();
    const content = {
      ...EMPTY_CONTENT,
      title: 'Figured House',
      listingType: 'rent' as const,
      price: 13_000_000,
      location: { lat: 6.45, lng: 3.47 },
    };
    const { id } = FIGURED;
    await phone.myProperties.put({
      id,
      content,
      status: 'Active',
      version: 1,
      images: [],
      createdAt: 1,
      updatedAt: 1,
    });
    const { bedrooms, location } = content;
    await storeSnapshot(
      'prices',
      [
        {
          cell: priceCell(location),
          listingType: 'rent',
          type: 'Apartment',
          bedrooms,
          median: 10_000_000,
          listings: 8,
          perSqm: null,
        },
      ],
      Date.now(),
      phone,
    );
    const properties = [{ ...FIGURED, views: 12 }];
    await storeSnapshot('analytics week', { ...FIGURES, properties }, Date.now(), phone);
    const next = await screen.findByRole('region', { name: 'What to do next' });
    await waitFor(() =>
      expect(next.textContent).toContain(
        'Figured House: Looked at 12 times, and nobody wrote: its price is 30 % above such homes (the median of 8 homes there is ₦10,000,000).',
      ),
    );
  });

  test('of the week, in numbers', async () => {
    await figured('business');
    await waitFor(() => expect(stat('Average Response Time')).toBe('1.5 hours'));
    expect(screen.getByText(wholeText(/These figures were fetched just now/))).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Figures by property' });
    expect(within(table).getByRole('row', { name: 'Figured House 3 0 0 0 0% low' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Nearby insights' })).toBeTruthy();
  });

  test('are handed out as a file by the plans that have it', async () => {
    const files = handedOutFiles();
    const { person } = await figured('business');
    await waitFor(() => expect(button('Export CSV')).toHaveProperty('disabled', false));
    await person.click(button('Export CSV'));
    await waitFor(() => expect(files[0]?.name).toBe('analytics-week.csv'));
    expect(await files[0]?.content.text()).toMatch(/Figured House,3,0,0,0,0/);
  });

  test('are no file on a smaller plan', async () => {
    await figured('starter');
    expect(await screen.findByText(/CSV export comes with the/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});

test('[PLAN-1] the plan tells what is used of it, and what a change means', async () => {
  const as = madePerson('agent');
  const uses = [{ limit: 'listings' as const, used: 12, allowed: 200, renewsAt: null }];
  const plan = { plan: 'business' as const, billingPeriod: 'monthly' as const, uses, asked: null };
  await storeSnapshot('plan', plan, 1, phoneOf(as));
  const { person } = await renderScreen('/dashboard/account', { as });
  const card = await screen.findByRole('region', { name: 'Your plan: Business' });
  expect(await within(card).findByText('12 of 200 published listings')).toBeTruthy();
  expect(card.textContent).toMatch(
    /per month\. Billing months are calendar months: this one ends on \d\d\/\d\d\/\d{4}\./,
  );
  const change = within(card).getByLabelText('Change to');
  await person.selectOptions(change, 'enterprise');
  expect(within(card).getByText(/You pay the difference for the \d+ days? left/)).toBeTruthy();
  await person.selectOptions(change, 'pro');
  expect(
    within(card).getByText(/^A downgrade takes effect with your next billing cycle/),
  ).toBeTruthy();
});
