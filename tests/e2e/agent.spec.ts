import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { callAs } from './call-as';
import { AGENT, logIn, newDevice, openApp, outboxOf, SEEKER } from './helpers';
import { publishListing } from './publish-listing';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

const SECTIONS: [string, string, string][] = [
  ['My Properties', '/dashboard', 'My Properties'],
  ['Inspections', '/dashboard/inspections', 'Property Inspection Requests'],
  ['Saved Properties', '/dashboard/saved', 'Saved Properties'],
  ['Boosts', '/dashboard/boosts', 'Boosts'],
  ['Messages', '/dashboard/messages', 'Messages'],
  ['Analytics', '/dashboard/analytics', 'Analytics Dashboard'],
  ['Account', '/dashboard/account', 'Account Settings'],
  ['Property Map', '/dashboard/property-map', 'Property Map'],
];

const asSeeker = (path: string, method?: string, body?: object) =>
  callAs(origin, SEEKER, 'seeker', path, method, body);

async function openSection(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Account menu' });
  if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name }).click();
}

/** A seeker asks to see a listing; answers the request's id. */
async function ask(propertyId: string, requestDate: string, requestTime: string): Promise<string> {
  const id = randomUUID();
  await asSeeker('/inspections/requests', 'POST', {
    id,
    propertyId,
    requestDate,
    requestTime,
    contactNumber: '+234 803 555 0101',
  });
  return id;
}

const tomorrow = () =>
  new Date(Date.now() + 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Africa/Lagos' });
const written = (day: string) => day.split('-').reverse().join('/');

test('[AGENT-1] eight sections switch in place, each with its address, with the server away too', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await openApp(page, '/dashboard');
  await expect(page.getByText(/Showing \d+ of \d+ properties/)).toBeVisible();
  await origin.stop();
  await page.reload();
  for (const [name, path, heading] of SECTIONS) {
    await openSection(page, name);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await expect(page.getByRole('navigation', { name: 'Tabs' }).getByRole('link')).toHaveText([
    /Listings/,
    /Inspections/,
    /Messages/,
    /Account/,
  ]);
  await page.goto('/dashboard/analytics');
  await expect(
    page.getByText('Failed to load analytics data from the server. Please try again later.'),
  ).toBeVisible();
  await expect(page.getByText('not fetched on this phone yet').first()).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Views' })).toContainText('No views');
  await origin.start();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Figures from just now').first()).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Dream Home' })).toBeVisible();
  await context.close();
});

test('[MYP-1] [FMT-1] filters, pages of six, photos one by one, and the life of a listing', async ({
  browser,
}) => {
  const place = `Gida Close ${randomUUID().slice(0, 6)}`;
  const id = await publishListing(origin, {
    address: `3 ${place}, Ikeja, Lagos`,
    title: `Maisonette in ${place}`,
    type: 'Maisonette',
    bedrooms: 4,
    listingType: 'rent',
    price: 2_500_000,
  });
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  const count = page.getByText(/^Showing \d+ of \d+ properties$/);
  await expect(count).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(6);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const first = await cards.first().getAttribute('aria-label');
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(cards.first()).not.toHaveAttribute('aria-label', first ?? '');
  await page.getByLabel('Location').fill(place);
  await page.getByLabel('Property Type').selectOption('Maisonette');
  await page.getByLabel('Bedrooms').selectOption('4');
  await page.getByLabel('Category').selectOption('Residential');
  await expect(page.getByText(/^Showing 1 of \d+ properties$/)).toBeVisible();
  await expect(pages).toBeHidden();
  const card = page.getByRole('article', { name: `Maisonette in ${place}` });
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await expect(card.getByText('For Rent')).toBeVisible();
  await expect(card.getByText('₦2,500,000')).toBeVisible();
  // No photo of its own: five drawings.
  await expect(card.getByText('1 / 5')).toBeVisible();
  await card.getByRole('button', { name: /Previous photo/ }).click();
  await expect(card.getByText('5 / 5')).toBeVisible();

  await context.setOffline(true);
  await card.getByRole('button', { name: 'Take offline' }).click();
  // Seekers find it until the server has heard.
  await expect(card.getByText('Being taken offline', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Keep it online' }).click();
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Mark as rented' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as rented' });
  await dialog.getByLabel('Day it was rented').fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Mark as rented' }).click();
  await expect(dialog.getByText('Please choose a day that has come.')).toBeVisible();
  await dialog.getByLabel('Day it was rented').fill('2026-01-15');
  await dialog.getByRole('button', { name: 'Mark as rented' }).click();
  await expect(card.getByText('Rented on 15/01/2026')).toBeVisible();
  await expect(card.getByText('Waiting to be marked rented')).toBeVisible();
  // Three wishes about one status: what was never tried gives way to the last.
  const waiting = await outboxOf(page);
  expect(
    waiting.filter(({ kind, attempts }) => kind === 'property.publish' && attempts === 0),
  ).toEqual([]);
  expect(waiting.at(-1)?.kind).toBe('property.close');
  await context.setOffline(false);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  await expect(card.getByText('Rented', { exact: true })).toBeVisible();
  expect((await fetch(`${origin.url}/api/properties/${id}`)).status).toBe(404);

  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await page.getByLabel('Location').fill('nowhere at all');
  await expect(page.getByRole('heading', { name: 'No Properties Found' })).toBeVisible();
  await context.close();
});

test('[AINS-1] [AINS-2] requests are confirmed, moved, declined and taken up again without a network', async ({
  browser,
}) => {
  const house = await publishListing(origin, { title: 'House to see' });
  const flat = await publishListing(origin, { title: 'Flat to see' });
  await ask(house, tomorrow(), '15:00');
  await ask(flat, tomorrow(), '15:30');
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await openSection(page, 'Inspections');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Property',
    'Requester',
    'Date & Time',
    'Contact',
    'Status',
    'Actions',
  ]);
  const row = (title: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });
  await expect(row('House to see')).toContainText('Pending');
  await expect(row('House to see')).toContainText('Clashes with Flat to see, 15:30');
  await context.setOffline(true);
  await row('House to see').getByRole('button', { name: 'Confirm' }).click();
  await expect(row('House to see')).toContainText('Confirmed');
  await row('Flat to see').getByRole('button', { name: 'Decline' }).click();
  await expect(row('Flat to see')).toContainText('Declined');
  await expect(row('House to see')).not.toContainText('Clashes');

  await row('House to see').getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule Inspection' });
  await expect(dialog.getByLabel('New date')).toHaveValue(tomorrow());
  await expect(dialog.getByLabel('New time')).toHaveValue('10:00');
  await dialog.getByLabel('New date').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog.getByText('Please choose a day to come')).toBeVisible();
  await dialog.getByLabel('New date').fill(tomorrow());
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(row('House to see')).toContainText('Rescheduled');
  await expect(row('House to see')).toContainText(`Previous: ${written(tomorrow())}, 15:00`);
  await row('Flat to see').getByRole('button', { name: 'Reactivate' }).click();
  await expect(row('Flat to see')).toContainText('Confirmed');
  const week = page.getByRole('region', { name: /^Week of/ });
  await expect(week.getByText('House to see')).toBeVisible();
  await week.getByRole('button', { name: 'Week after' }).click();
  await expect(week.getByText('House to see')).toBeHidden();

  await context.setOffline(false);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  const { requests } = (await asSeeker('/inspections/requests/sent')) as {
    requests: { propertyTitle: string; status: string; requestTime: string }[];
  };
  expect(
    requests
      .map(({ propertyTitle, status, requestTime }) => [propertyTitle, status, requestTime])
      .filter(([title]) => String(title).endsWith('to see'))
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
  ).toEqual([
    ['Flat to see', 'Confirmed', '15:30'],
    ['House to see', 'Rescheduled', '10:00'],
  ]);

  await row('House to see').getByRole('button', { name: 'House to see' }).click();
  await expect(
    page.getByRole('dialog', { name: 'House to see' }).getByText('Status: Active'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await row('House to see')
    .getByRole('button', { name: /Write to/ })
    .click();
  const contact = page.getByRole('dialog', { name: 'Contact' });
  await contact.getByLabel('Message').fill('Please come to the side gate.');
  await contact.getByRole('button', { name: 'Send Message' }).click();
  await expect(contact.getByText('Message Sent Successfully!')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Show the address' }).click();
  const address = await page.getByLabel('Calendar address').inputValue();
  const feed = await (await fetch(address.replace(/^https?:\/\/[^/]+/, origin.url))).text();
  expect(feed).toContain('SUMMARY:Inspection: House to see');
  expect(
    (await fetch(`${origin.url}/api/inspections/calendar.ics?token=${'x'.repeat(32)}`)).status,
  ).toBe(404);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ]);
  expect(
    readFileSync(await file.path(), 'utf8').match(/BEGIN:VEVENT/g)?.length,
  ).toBeGreaterThanOrEqual(2);
  await context.close();
});

test('[BOOST-1] [BOOST-2] boosts are spent by name and bought, here at once and on the server once', async ({
  browser,
}) => {
  const title = `Boosted ${randomUUID().slice(0, 6)}`;
  const id = await publishListing(origin, { title });
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await openSection(page, 'Boosts');
  const stat = (name: string) =>
    page.getByRole('main').locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(page.getByText('Figures from just now').first()).toBeVisible();
  const available = Number(await stat('Available').textContent());
  await expect(page.getByRole('table', { name: 'Boost History' })).toContainText('Free');
  for (const [name, price] of [
    ['Starter', '₦2,000'],
    ['Standard', '₦3,500'],
    ['Premium', '₦10,000'],
  ])
    await expect(page.getByRole('article', { name: `${name} package` })).toContainText(`${price}`);
  await expect(page.getByRole('article', { name: 'Premium package' })).toContainText('Best Value');

  await openSection(page, 'My Properties');
  await page.getByLabel('Location').fill(title);
  const card = page.getByRole('article', { name: title });
  // The newest home comes with the last of what a new phone fetches.
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Boost', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Boost property' });
  await dialog.getByRole('button', { name: `Boost '${title}'` }).click();
  await expect(dialog.getByText('It goes out by itself when the network is back.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await card.getByRole('button', { name: 'Boost', exact: true }).click();
  await expect(dialog.getByText('This property is already boosted!')).toBeVisible();
  await page.keyboard.press('Escape');
  await openSection(page, 'Boosts');
  await expect(stat('Available')).toHaveText(String(available - 1));
  await page.getByRole('button', { name: 'Buy Boosts' }).click();
  const buying = page.getByRole('dialog', { name: 'Buy Boosts' });
  await buying.getByRole('button', { name: 'Buy 3 boosts for ₦2,000' }).click();
  await expect(buying.getByText('3 boosts are credited on this phone')).toBeVisible();
  await expect(stat('Available')).toHaveText(String(available + 2));
  await context.setOffline(false);
  await expect(buying.getByText('Successfully purchased 3 boosts!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => outboxOf(page)).toEqual([]);
  await expect(stat('Available')).toHaveText(String(available + 2));
  const ends = new Date(Date.now() + 30 * 86_400_000).toLocaleDateString('en-GB', {
    timeZone: 'Africa/Lagos',
  });
  await expect(
    page
      .getByRole('table', { name: 'Active Boosted Properties' })
      .getByRole('row')
      .filter({ hasText: title }),
  ).toContainText(ends);
  const { property } = (await (await fetch(`${origin.url}/api/properties/${id}`)).json()) as {
    property: { isBoosted: boolean };
  };
  expect(property.isBoosted).toBe(true);
  await context.close();
});

test('[BOOST-2] a purchase the server refuses stays credited here and says why; no boosts are left in words', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await openSection(page, 'Boosts');
  await expect(page.getByText('Figures from just now').first()).toBeVisible();
  const stat = page.getByRole('main').locator('dl > div').filter({ hasText: 'Available' });
  const available = Number(await stat.locator('dd').textContent());
  await context.route('**/api/boosts/purchase', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/json',
      headers: { 'x-gida-api': '1' },
      body: JSON.stringify({ code: 'invalid', message: 'The bank said no.', status: 422 }),
    }),
  );
  await page.getByRole('button', { name: 'Buy Boosts' }).click();
  const buying = page.getByRole('dialog', { name: 'Buy Boosts' });
  await buying.getByRole('button', { name: /^Buy 3/ }).click();
  await expect(buying.getByText(/Error purchasing boosts: The bank said no\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stat.locator('dd')).toHaveText(String(available + 3));
  await context.close();
});

test('[AMSG-1] [ASAV-1] letters are read, written and deleted; samples only while there is nothing', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await openSection(page, 'Saved Properties');
  await expect(page.getByRole('heading', { name: 'No Saved Properties' })).toBeVisible();
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible();
  await openSection(page, 'Messages');
  const content = `Is the borehole shared? ${'Please tell me more. '.repeat(8)}`.trim();
  const propertyId = await publishListing(origin, { title: 'Letter House' });
  const { property } = (await (
    await fetch(`${origin.url}/api/properties/${propertyId}`)
  ).json()) as { property: { agent: { id: string } } };
  await asSeeker('/messages', 'POST', {
    id: randomUUID(),
    recipientId: property.agent.id,
    propertyId,
    subject: 'Water',
    content,
  });
  await page.reload();
  const letter = page.getByRole('article').filter({ hasText: 'Letter House' });
  await expect(letter).toContainText('New');
  await expect(letter).toContainText(`${content.slice(0, 100)}…`);
  await context.setOffline(true);
  await letter.getByRole('button', { name: 'Read' }).click();
  await expect(letter).toContainText(content);
  await expect(letter).not.toContainText('New');
  await page.getByRole('button', { name: 'New Message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Message' });
  await dialog.getByLabel('To').selectOption({ label: 'Amina Bello, about Letter House' });
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Please enter both subject and message')).toBeVisible();
  await dialog.getByLabel('Begin from a template').selectOption('Still available');
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue(
    /Letter House is still available/,
  );
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('safe on this phone')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText('Message sent successfully!')).toBeVisible();
  await page.keyboard.press('Escape');
  await letter.filter({ hasText: 'borehole' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted successfully')).toBeVisible();
  await expect.poll(() => outboxOf(page)).toEqual([]);
  const { messages } = (await asSeeker('/messages')) as { messages: { subject: string }[] };
  expect(messages.map(({ subject }) => subject)).toContain('It is still available');

  await page.goto('/search-results?listingType=rent&location=Lagos');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.goto('/dashboard/saved');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByText('For Rent')).toBeVisible();
  await expect(card.getByText(/^Saved \d\d\/\d\d\/\d{4} · /)).toBeVisible();
  await expect(page.getByText('Sample', { exact: true })).toBeHidden();
  await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    /property-detail/,
  );
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'No Saved Properties' })).toBeVisible();
  await context.close();
});

test('[ANL-1] [ANL-2] [PLAN-1] figures by period, to scale, as a file, and from this phone', async ({
  browser,
}) => {
  const id = await publishListing(origin, { title: 'Figured House' });
  for (let visitor = 0; visitor < 3; visitor += 1)
    await fetch(`${origin.url}/api/properties/${id}/views`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        deviceId: randomUUID(),
        day: new Date().toISOString().slice(0, 10),
      }),
    });
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await openSection(page, 'Analytics');
  await page.getByRole('button', { name: 'Week' }).click();
  const views = page.getByRole('figure', { name: 'Views' });
  await expect(views).toContainText('full bar: 200 views');
  await expect(page.getByRole('figure', { name: 'Messages' })).toContainText('full bar: 10');
  await expect(page.getByRole('figure', { name: 'Saves' })).toContainText('full bar: 20');
  await expect(page.getByRole('figure', { name: 'Inspections' })).toContainText('full bar: 5');
  const last = views.locator('[data-value]').last();
  await expect(last).not.toHaveAttribute('data-value', '0');
  const value = Number(await last.getAttribute('data-value'));
  await expect(last).toHaveAttribute('style', `height: ${(value / 200) * 100}%;`);
  const row = page
    .getByRole('table', { name: 'Figures by property' })
    .getByRole('row')
    .filter({ hasText: 'Figured House' });
  await expect(row).toContainText('0% low');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/Figured House,3,0,0,0,0/);
  await expect(page.getByRole('region', { name: 'Nearby insights' })).toContainText(
    'Listings within 10 km',
  );
  await origin.stop();
  await page.reload();
  await page.getByRole('button', { name: 'Week' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByText(/These figures are from just now/).first()).toBeVisible();
  await expect(row).toBeVisible();
  await origin.start();
  await page.goto('/dashboard/account#plan');
  const plan = page.getByRole('region', { name: 'Your plan: Business' });
  await expect(plan.getByText(/^\d+ of 200 published listings$/)).toBeVisible();
  await plan.getByLabel('Change to').selectOption('enterprise');
  await expect(plan.getByText(/You pay the difference for the \d+ days left/)).toBeVisible();
  await plan.getByLabel('Change to').selectOption('pro');
  await expect(
    plan.getByText(/A downgrade takes effect with your next billing cycle/),
  ).toBeVisible();
  await context.close();
});

test('[ACC-1] the agent’s own words of the account', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await openSection(page, 'Account');
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(/TA.*Tunde Adeyemi/s);
  await expect(page.getByText(/^Member since \w+ 2026$/)).toBeVisible();
  await page.getByLabel('Agent License').fill('LASRERA/0042');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.getByLabel('E-mail me requests to see a property').uncheck();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Notification preferences updated successfully!')).toBeVisible();
  const security = page.getByRole('region', { name: 'Security Settings' });
  await security.getByLabel('Current Password').fill('not this one');
  await security.getByLabel('New Password', { exact: true }).fill('short');
  await security.getByLabel('Confirm New Password').fill('short');
  await security.getByRole('button', { name: 'Update Password' }).click();
  await expect(security.getByText('Password must be at least 8 characters long')).toBeVisible();
  await security.getByLabel('New Password', { exact: true }).fill('a much longer one 7');
  await security.getByLabel('Confirm New Password').fill('a much longer one 8');
  await security.getByRole('button', { name: 'Update Password' }).click();
  await expect(security.getByText('New password and confirmation do not match')).toBeVisible();
  await security.getByLabel('Confirm New Password').fill('a much longer one 7');
  await security.getByRole('button', { name: 'Update Password' }).click();
  await expect(security.getByText(/^Error updating password: /)).toBeVisible();
  await expect.poll(() => outboxOf(page)).toEqual([]);
  const { data } = (await callAs(origin, AGENT, 'agent', '/auth/profile')) as {
    data: { agentLicense: string };
  };
  expect(data.agentLicense).toBe('LASRERA/0042');
  await context.close();
});

test('[PMAP-1] [MAP-1] the map of one’s own properties: categories, windows, and a way to edit', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  // No tile comes: the phone's own drawing stands there, and says that it is one.
  await context.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await logIn(page, AGENT);
  await openSection(page, 'Property Map');
  const filter = page.getByRole('group', { name: 'Filter Properties' });
  await expect(filter.getByRole('checkbox', { name: /^My Properties \(\d+\)$/ })).toBeChecked();
  for (const category of ['Residential', 'Sales', 'Commercial', 'Rental', 'Other'])
    await expect(filter.getByRole('checkbox', { name: category })).not.toBeChecked();
  const map = page.locator('.leaflet-container');
  await expect(map).toBeVisible();
  await expect(map.locator('.leaflet-base-map-pane canvas').first()).toBeVisible();
  await expect(map.getByText('This is a simple drawing from your phone.')).toBeVisible();
  const sources = map.locator('.leaflet-control-attribution');
  for (const source of ['svg-maps', 'GeoNames', 'OpenStreetMap'])
    await expect(sources.getByRole('link', { name: source })).toBeVisible();
  // More than fifty: they are gathered, and a gathering opens by the keyboard.
  const cluster = map.getByRole('button', { name: /^\d+ properties/ }).first();
  await expect(cluster).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    const single = map.locator('.leaflet-marker-icon:not([title$="properties"])').first();
    if ((await single.count()) > 0) break;
    await map
      .getByRole('button', { name: /^\d+ properties/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.leaflet-zoom-anim') === null);
  }
  const pin = map.locator('.leaflet-marker-icon:not([title$="properties"])').first();
  await pin.focus();
  await page.keyboard.press('Enter');
  const popup = map.locator('.leaflet-popup');
  await expect(popup).toContainText(/Status: .*Price: ₦.*Type: /s);
  // The map makes room for it first.
  await page.waitForFunction(() => document.querySelector('.leaflet-pan-anim') === null);
  await popup.getByRole('link', { name: 'Edit Property' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Property' })).toBeVisible();
  await page.goBack();
  await filter.getByRole('checkbox', { name: /^My Properties/ }).uncheck();
  await expect(map.locator('.leaflet-marker-icon')).toHaveCount(0);
  await context.close();
});
