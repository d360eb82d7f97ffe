import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SearchAlert } from '../../src/contract/search/search-alert';
import { putAccountPart } from '../../src/db/account-parts';
import { DEFAULT_PREFERENCES } from '../../src/domain/notifications/default-preferences';
import type { SavedRecord } from '../../src/db/records';
import { madeInspection } from '../support/made-inspection';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { narrowScreen } from '../support/narrow-screen';
import { phoneOf, renderScreen } from '../support/render-screen';

const button = (name: string) => screen.getByRole('button', { name });
const on = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole('button', { name });
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

const saved = (title: string, price: number, part: Partial<SavedRecord> = {}): SavedRecord => {
  const listing = madeListing({ title, price });
  return { id: listing.id, savedAt: price, listing, withdrawn: false, onServer: true, ...part };
};

async function having(...records: SavedRecord[]) {
  const as = madePerson('seeker');
  await phoneOf(as).savedProperties.bulkPut(records);
  return { as, ...(await renderScreen('/customer-dashboard', { as })) };
}

test('[DASH-1] who is here, and five tabs that switch in place', async () => {
  const { person, address } = await renderScreen('/customer-dashboard', {
    as: madePerson('seeker'),
  });
  expect(screen.getByRole('heading', { name: 'Hello, Amina' })).toBeTruthy();
  expect(screen.getByText('Property Seeker')).toBeTruthy();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  for (const [name, tab] of [
    ['Inspections', 'inspections'],
    ['Messages', 'messages'],
    ['Notifications', 'notifications'],
    ['Settings', 'settings'],
    ['Saved Properties', 'saved'],
  ] as const) {
    const tabs = screen.getByRole('navigation', { name: 'Account' });
    await person.click(within(tabs).getByRole('link', { name }));
    expect(address()).toBe(`/customer-dashboard?tab=${tab}`);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name),
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe(
      `HomeMy Account${name}`,
    );
  }
});

test('[DASH-1] the dark theme is chosen and stays', async () => {
  const as = madePerson('seeker');
  const { person } = await renderScreen('/customer-dashboard', { as });
  await person.click(button('Dark theme'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await renderScreen('/customer-dashboard', { as });
  await person.click(button('Light theme'));
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(button('Dark theme')).toBeTruthy();
});

test('a visitor is led to the login', async () => {
  await renderScreen('/customer-dashboard');
  expect(screen.getByRole('heading', { name: 'You are not logged in' })).toBeTruthy();
  const login = within(screen.getByRole('main')).getByRole('link', { name: 'Log In' });
  expect(login.getAttribute('href')).toBe('/login?next=%2Fcustomer-dashboard');
});

describe('[DASH-3] with nothing saved', () => {
  test('samples are shown as such, and a real home puts them away', async () => {
    const { person, phone } = await having();
    expect(await screen.findByRole('heading', { name: 'No Saved Properties' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saved Properties (0)');
    await person.click(button('Load Demo Properties'));
    expect(await screen.findAllByText('Sample')).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saved Properties (4)');
    await person.click(screen.getAllByRole('button', { name: 'Quick look' })[0] ?? document.body);
    const look = (await dialog(/./)).textContent;
    expect(look).toContain('Bedrooms3');
    expect(look).toContain('Built2019');
    await phone.savedProperties.put(saved('Real', 1));
    await waitFor(() => expect(titles()).toEqual(['Real']));
    expect(screen.queryByText('Sample')).toBeNull();
    expect(await phone.outbox.count()).toBe(0);
  });

  test('a visitor may log in', async () => {
    await renderScreen('/saved-properties');
    expect(await screen.findByRole('heading', { name: 'No Saved Properties' })).toBeTruthy();
    const login = within(screen.getByRole('main')).getByRole('link', { name: 'Log In' });
    expect(login.getAttribute('href')).toBe('/login?next=/saved-properties');
  });
});

describe('[DASH-3] saved homes on a phone', () => {
  const names = (scope: HTMLElement) =>
    within(scope)
      .getAllByRole('button')
      .map((one) => one.textContent || one.getAttribute('aria-label'));

  test('are rows, with what became of each and all that a card has behind one button', async () => {
    narrowScreen();
    const before = { price: 4_000_000, status: 'Active' as const };
    const { person, fill } = await having(
      saved('Cheaper', 3_600_000, { before }),
      saved('Gone', 1, { withdrawn: true }),
    );
    const row = await screen.findByRole('article', { name: 'Cheaper' });
    for (const words of ['₦3,600,000', 'Price down 10 %, from ₦4,000,000', 'Saved in your account'])
      expect(row.textContent).toContain(words);
    expect(names(row)).toEqual(['Actions for Cheaper']);
    expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\/property-detail\//);
    expect(screen.getByRole('article', { name: 'Gone' }).textContent).toContain('No longer listed');
    for (const title of ['Cheaper', 'Gone']) {
      await person.click(button(`Actions for ${title}`));
      const menu = await dialog(title);
      expect(names(menu)).toEqual(['Close', 'Quick look', 'Contact agent', 'Remove']);
      expect(document.activeElement?.tagName).not.toBe('TEXTAREA');
      await fill(within(menu).getByLabelText('My notes'), `Notes of ${title}`);
      await person.click(on(menu, 'Close'));
    }
    await person.click(button('Actions for Gone'));
    await person.click(on(await dialog('Gone'), 'Remove'));
    await waitFor(() => expect(titles()).toEqual(['Cheaper']));
  });

  test('[DASH-10] are ticked on their photos and compared', async () => {
    narrowScreen();
    const { person } = await having(saved('Dear', 9_000_000), saved('Cheap', 3_600_000));
    await screen.findByRole('article', { name: 'Dear' });
    expect(screen.queryByRole('checkbox', { name: /^Choose/ })).toBeNull();
    await person.click(button('Choose'));
    const bar = screen.getByRole('region', { name: 'Homes to compare or share' });
    expect(on(bar, 'Tick two to compare')).toHaveProperty('disabled', true);
    await person.click(screen.getByRole('checkbox', { name: 'Choose Dear' }));
    await person.click(screen.getByRole('checkbox', { name: 'Choose Cheap' }));
    await person.click(on(bar, 'Compare 2'));
    expect(await dialog('Compare')).toBeTruthy();
    await person.keyboard('{Escape}');
    await person.click(on(bar, 'Cancel'));
    expect(screen.queryByRole('checkbox', { name: /^Choose/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Homes to compare or share' })).toBeNull();
  });

  test('are cards for who wants them, also the next time', async () => {
    narrowScreen();
    const { person, as } = await having(saved('Kept', 1));
    await screen.findByRole('article', { name: 'Kept' });
    expect(button('Rows').getAttribute('aria-pressed')).toBe('true');
    await person.click(button('Cards'));
    expect(await screen.findByRole('button', { name: 'Quick look' })).toBeTruthy();
    await renderScreen('/customer-dashboard', { as });
    expect(await screen.findByRole('button', { name: 'Quick look' })).toBeTruthy();
    await person.click(button('Rows'));
    expect(await screen.findByRole('button', { name: 'Actions for Kept' })).toBeTruthy();
  });
});

describe('[DASH-10] saved homes', () => {
  test('are sorted and compared side by side', async () => {
    const { person } = await having(saved('Dear', 9_000_000), saved('Cheap', 3_600_000));
    await screen.findByRole('article', { name: 'Dear' });
    await person.selectOptions(screen.getByLabelText('Sort'), 'price-asc');
    expect(titles()).toEqual(['Cheap', 'Dear']);
    expect(button('Tick two to compare')).toHaveProperty('disabled', true);
    for (const box of screen.getAllByLabelText('Choose')) await person.click(box);
    await person.click(button('Compare 2'));
    const compared = within(await dialog('Compare'));
    const names = () => compared.getAllByRole('row').map(({ textContent }) => textContent);
    expect(names()).toContain('Price₦3,600,000₦9,000,000');
    expect(names()).toContain('Bathroomsthe same33');
    await person.click(compared.getByRole('checkbox', { name: 'Only what differs' }));
    expect(names()).toContain('Price₦3,600,000₦9,000,000');
    expect(names().filter((name) => name?.includes('the same'))).toEqual([]);
  });

  test('tell what has changed since, and what is listed no more', async () => {
    const before = { price: 4_000_000, status: 'Active' as const };
    await having(saved('Cheaper', 3_600_000, { before }), saved('Gone', 1, { withdrawn: true }));
    const cheaper = await screen.findByRole('article', { name: 'Cheaper' });
    expect(within(cheaper).getByText('Price down 10 %, from ₦4,000,000')).toBeTruthy();
    const gone = screen.getByRole('article', { name: 'Gone' });
    expect(
      within(gone).getByText('No longer listed. This is the copy on your device.'),
    ).toBeTruthy();
  });

  test.each([
    [['2099-06-01', '2020-01-01', '2099-05-04'], 'Pending: 04/05/2099 at 15:00'],
    [['2020-01-01', '2020-03-01'], 'Pending: 01/03/2020 at 15:00'],
  ])('tell of the visit that is next, or else of the last one: %s', async (dates, words) => {
    const as = madePerson('seeker');
    const record = saved('Visited', 1);
    const phone = phoneOf(as);
    await phone.savedProperties.put(record);
    await phone.inspections.bulkPut(
      dates.map((requestDate) => madeInspection(as, { propertyId: record.id, requestDate })),
    );
    const { person } = await renderScreen('/customer-dashboard', { as });
    const card = await screen.findByRole('article', { name: 'Visited' });
    await person.click(on(card, 'Quick look'));
    expect(await within(await dialog('Visited')).findByText(words)).toBeTruthy();
  });

  test('have notes that stay on the phone', async () => {
    const { person, fill, as } = await having(saved('Noted', 1));
    await screen.findByRole('article', { name: 'Noted' });
    await fill(screen.getByLabelText('My notes'), 'Water runs, road floods.');
    await person.tab();
    await renderScreen('/customer-dashboard', { as });
    expect(await screen.findByDisplayValue('Water runs, road floods.')).toBeTruthy();
  });

  test('are shared as a list, and removed', async () => {
    const record = saved('Shared', 1);
    const { person, phone } = await having(record);
    await screen.findByRole('article', { name: 'Shared' });
    await person.click(button('Share list'));
    expect(await screen.findByText('The list was copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain(`/property-detail/${record.id}`);
    await person.click(button('Remove'));
    expect(await screen.findByRole('heading', { name: 'No Saved Properties' })).toBeTruthy();
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['saved.remove']);
  });

  test('those that are ticked are shared alone, and five are too many to compare', async () => {
    const homes = ['A', 'B', 'C', 'D', 'E'].map((title, at) => saved(title, at + 1));
    const { person } = await having(...homes);
    await screen.findByRole('article', { name: 'A' });
    const ticks = screen.getAllByLabelText('Choose');
    for (const tick of ticks) await person.click(tick);
    expect(button('Compare up to 4')).toHaveProperty('disabled', true);
    for (const tick of ticks.slice(2)) await person.click(tick);
    const shown = titles();
    await person.click(button('Share 2'));
    expect(await screen.findByText('The list was copied')).toBeTruthy();
    const text = await navigator.clipboard.readText();
    const told = homes.filter(({ id }) => text.includes(`/property-detail/${id}`));
    expect(new Set(told.map(({ listing }) => listing?.title))).toEqual(new Set(shown.slice(0, 2)));
  });

  test('[DASH-6] the agent is written to with no network, and the conversation is on top', async () => {
    const { person, fill, address } = await having(saved('Written about', 1));
    await screen.findByRole('article', { name: 'Written about' });
    await person.click(button('Contact agent'));
    const writing = await dialog('Contact agent');
    expect(on(writing, 'Send Message')).toHaveProperty('disabled', true);
    // Beside the dialog.
    await person.click(writing);
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.click(button('Contact agent'));
    await fill(screen.getByLabelText('Message'), 'May I see it on Monday?');
    await person.click(button('Send Message'));
    await waitFor(() => expect(address()).toContain('tab=messages'));
    const card = await screen.findByRole('article', { name: 'Harmattan Homes, Written about' });
    for (const words of ['Just now', 'Saved on this device'])
      expect(await within(card).findByText(words)).toBeTruthy();
    expect(on(card, 'Reply')).toBeTruthy();
    // It is not said to be sent.
    expect(await screen.findByText(/^Safe on this device. It goes out by itself/)).toBeTruthy();
  });
});

describe('[RES-10] [DASH-7] [DASH-10] kept searches and alerts', () => {
  const alert = (name: string, part: Partial<SearchAlert> = {}): SearchAlert => ({
    id: crypto.randomUUID(),
    version: 1,
    name,
    criteria: { listingType: 'rent', location: 'Badagry', priceMax: 9_000_000 },
    frequency: 'Weekly',
    includeSimilar: false,
    active: true,
    lastSent: null,
    propertyMatches: 0,
    createdAt: '2026-05-01T08:00:00.000Z',
    ...part,
  });

  async function keeping(...alerts: SearchAlert[]) {
    const as = madePerson('seeker');
    const phone = phoneOf(as);
    await phone.alerts.bulkPut(alerts);
    const found = madeListing({
      title: 'By the lagoon',
      listingType: 'rent',
      address: 'Marina Road, Badagry, Lagos',
    });
    await phone.listings.put({ ...found, fetchedAt: 1 });
    const shown = await renderScreen('/customer-dashboard', { as });
    const section = await screen.findByRole('region', { name: 'Saved searches and alerts' });
    return { ...shown, section, phone };
  }

  test('with none, say where they come from', async () => {
    const { section } = await keeping();
    expect(await within(section).findByText(/^Save a search from its results/)).toBeTruthy();
  });

  test('lead to their results, and show what matches on the phone itself', async () => {
    const { person, section } = await keeping(alert('Badagry Rentals'));
    expect(
      await within(section).findByText('E-mail: weekly, to rent, Badagry, Up to ₦9,000,000'),
    ).toBeTruthy();
    const link = within(section).getByRole('link', { name: 'Badagry Rentals' });
    const asked = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
    expect([asked.get('location'), asked.get('priceMax')]).toEqual(['Badagry', '9000000']);
    await person.click(on(section, 'Matches of Badagry Rentals'));
    const matches = await dialog('Matches of Badagry Rentals');
    expect(await within(matches).findByRole('link', { name: 'By the lagoon' })).toBeTruthy();
  });

  test('say so where mails of them are off', async () => {
    const { section, phone } = await keeping({ ...alert('Badagry Rentals'), active: true });
    expect(await within(section).findByText(/^E-mail: /)).toBeTruthy();
    const flags = { ...DEFAULT_PREFERENCES, emailPropertyMatches: false, sendsSms: false };
    await putAccountPart(phone, 'notificationPreferences', flags);
    expect(await within(section).findByText(/^Alert in the app, e-mails are off,/)).toBeTruthy();
  });

  test('are changed and deleted with no network', async () => {
    const { person, fill, section, phone } = await keeping(alert('Badagry Rentals'));
    await person.click(
      await within(section).findByRole('button', { name: 'Edit Badagry Rentals' }),
    );
    const edit = await dialog('Edit alert');
    await fill(within(edit).getByLabelText('Alert name'), ' ');
    await person.click(on(edit, 'Save'));
    expect(within(edit).getByText('Please name this alert')).toBeTruthy();
    await fill(within(edit).getByLabelText('Alert name'), 'Badagry homes');
    await person.click(within(edit).getByLabelText('Look for new homes and tell me of them'));
    await person.click(on(edit, 'Save'));
    expect(await within(section).findByText('Badagry homes')).toBeTruthy();
    expect(
      within(section).getByText('Saved search, to rent, Badagry, Up to ₦9,000,000'),
    ).toBeTruthy();
    expect(await within(section).findByText('Saved on this device')).toBeTruthy();
    await person.click(on(section, 'Delete Badagry homes'));
    await person.click(on(await dialog('Delete search'), 'Delete'));
    await waitFor(() => expect(within(section).queryByRole('listitem')).toBeNull());
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['alert.delete']);
  });

  test('recent searches are told with what was found', async () => {
    const { person, section, phone } = await keeping();
    const search = { ids: [], total: 12, totalIsCapped: false, nextCursor: null };
    const key = 'listingType=rent&location=Badagry';
    const now = Date.now();
    await phone.searches.put({
      key: `${key}&text=garden`,
      ...search,
      fetchedAt: now,
      lookedAt: now,
    });
    // What the matches of an alert asked for is nobody's search.
    await phone.searches.put({ key: `${key}&priceMax=3300000`, ...search, fetchedAt: now + 1 });
    await person.click(on(section, 'Recent searches'));
    const recent = await dialog('Recent searches');
    expect(await within(recent).findByText('Properties To Rent in Badagry')).toBeTruthy();
    expect(recent.textContent).toContain('garden · 12 results, just now');
    expect(within(recent).getAllByRole('listitem')).toHaveLength(1);
  });
});
