import type { Listing } from '../../src/contract/property';
import { contentOf } from '../../src/domain/property/content-of';
import { expect, type Page, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { callAs } from './call-as';
import { AGENT, logIn, newDevice, openApp, phonePhoto, SEEKER } from './helpers';
import { publishListing } from './publish-listing';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

const RENT = '/search-results?listingType=rent&location=Lagos';
const TABS = ['Saved Properties', 'Inspections', 'Messages', 'Notifications', 'Settings'];

/** Opens a tab of the dashboard as a person would, by its menu. */
async function openTab(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Account menu' });
  if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name }).click();
}

const asAgent = (path: string, method?: string, body?: object, headers?: Record<string, string>) =>
  callAs(origin, AGENT, 'agent', path, method, body, headers);
const asSeeker = (path: string, method?: string, body?: object) =>
  callAs(origin, SEEKER, 'seeker', path, method, body);

test('[DASH-1] [DASH-3] who is here, five tabs that open with the server away, and samples for who has saved nothing', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await openApp(page, '/customer-dashboard');
  await expect(page.getByRole('heading', { name: 'Hello, Amina' })).toBeVisible();
  await expect(page.getByText('Property Seeker', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Properties (0)');
  // The second visit, with no server from its first moment.
  await origin.stop();
  await page.reload();
  for (const tab of TABS) {
    await openTab(page, tab);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(tab);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
      `HomeMy Account${tab}`,
    );
  }
  await page.getByRole('button', { name: 'Account menu' }).click();
  const dark = page.getByRole('button', { name: 'Dark theme' });
  await dark.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openTab(page, 'Saved Properties');
  await expect(page.getByRole('heading', { name: 'No Saved Properties' })).toBeVisible();
  await page.getByRole('button', { name: 'Load Demo Properties' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Properties (4)');
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(4);
  await page.getByRole('button', { name: 'Quick look' }).first().click();
  const look = page.getByRole('dialog');
  await expect(look).toContainText('Bedrooms3');
  await expect(look).toContainText('Built2019');
  await page.keyboard.press('Escape');
  // Nothing of the samples is sent, and a real home puts them away.
  await origin.start();
  await page.goto(RENT);
  const home = page.getByRole('article').first();
  await home.getByRole('button', { name: 'Save' }).click();
  await expect(home.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.goto('/customer-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Properties (1)');
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Saved in your account')).toBeVisible();
  const { properties } = (await asSeeker('/saved-properties')) as { properties: { id: string }[] };
  expect(properties).toHaveLength(1);
  await asSeeker(`/saved-properties/${properties[0]?.id}`, 'DELETE');
  await context.close();
});

test('[DASH-10] saved homes are compared, noted, sorted and shared, and tell what has changed', async ({
  browser,
}) => {
  const id = await publishListing(origin, { title: 'Noted flat', price: 4_000_000 });
  const { context, page } = await newDevice(browser, origin);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, SEEKER);
  const other = await publishListing(origin, { title: 'Another flat', price: 9_000_000 });
  for (const home of [other, id]) {
    await openApp(page, `/property-detail/${home}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved in your account')).toBeVisible();
  }
  await publishChange(id, 3_600_000);
  await page.goto('/customer-dashboard');
  const flat = page.getByRole('article', { name: 'Noted flat' });
  await expect(flat.getByText('Price down 10 %, from ₦4,000,000')).toBeVisible({ timeout: 15_000 });
  await origin.stop();
  await flat.getByLabel('My notes').fill('Water runs, road floods.');
  await page.getByLabel('Sort').selectOption('price-asc');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Noted flat');
  for (const box of await page.getByLabel('Compare').all()) await box.check();
  await page.getByRole('button', { name: 'Compare 2' }).click();
  const table = page.getByRole('dialog', { name: 'Compare' }).getByRole('table');
  await expect(table.getByRole('row', { name: /^Price/ })).toContainText('₦3,600,000');
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.getByRole('button', { name: 'Share list' }).click();
  await expect(page.getByText('The list was copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `/property-detail/${id}`,
  );
  await page.reload();
  await expect(flat.getByLabel('My notes')).toHaveValue('Water runs, road floods.');
  await flat.getByRole('button', { name: 'Remove' }).click();
  await expect(flat).toHaveCount(0);
  await origin.start();
  await context.close();
});

async function publishChange(id: string, price: number): Promise<void> {
  const { property } = (await asAgent(`/properties/${id}`)) as { property: Listing };
  await asAgent(
    `/properties/${id}`,
    'PUT',
    { ...contentOf(property), price },
    { 'if-match': `"${String(property.version)}"` },
  );
}

test('[DASH-4] an inspection is asked for with the server away, answered, entered in a calendar, seen and called off', async ({
  browser,
}) => {
  const id = await publishListing(origin, { title: 'Flat to see' });
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await openApp(page, '/customer-dashboard?tab=inspections');
  await expect(page.getByRole('heading', { name: 'No inspection Requests' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find Properties' })).toHaveAttribute(
    'href',
    '/search-results',
  );
  await page.goto(`/property-detail/${id}`);
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  await origin.stop();
  await page.getByRole('button', { name: 'Book Inspection' }).click();
  const booking = page.getByRole('dialog', { name: 'Book Inspection' });
  await expect(booking.getByLabel('Time')).toHaveValue('10:00');
  const tomorrow = await booking.getByLabel('Date').inputValue();
  await booking.getByLabel('Date').fill('2020-01-01');
  await booking.getByLabel('Contact number').fill('0803 000 0000');
  await booking.getByRole('button', { name: 'Request Inspection' }).click();
  await expect(booking.getByText('Please choose a day to come').first()).toBeVisible();
  await booking.getByLabel('Date').fill(tomorrow);
  await booking.getByRole('button', { name: 'Request Inspection' }).click();
  await expect(booking.getByText('Inspection request submitted successfully!')).toBeVisible();
  await page.goto('/customer-dashboard?tab=inspections');
  const row = page.getByRole('row', { name: /Flat to see/ });
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('Saved on this phone');
  await expect(row.getByRole('button', { name: 'Remove Request' })).toBeVisible();
  const day = page.getByRole('region', { name: 'Inspection day' });
  await day.getByText('What to look at: 0 of 7').click();
  await day
    .getByRole('group', { name: 'Water' })
    .getByRole('button', { name: 'Good', exact: true })
    .click();
  await day.getByLabel('Remark on fees asked').fill('10 % agency');
  await day.getByLabel('Remark on fees asked').blur();
  await day.locator('input[type=file]').setInputFiles({
    name: 'seen.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto('#7a8b9c'),
  });
  await expect(day.getByRole('img', { name: 'Seen here, 1' })).toBeVisible();
  await page.reload();
  await day.getByText('What to look at: 1 of 7').click();
  await expect(day.getByLabel('Remark on fees asked')).toHaveValue('10 % agency');
  await expect(day.getByRole('img', { name: 'Seen here, 1' })).toBeVisible();
  await origin.start();
  await page.goto('/customer-dashboard?tab=inspections');
  await expect(row).not.toContainText('Saved on this phone', { timeout: 30_000 });
  const { requests } = (await asAgent('/inspections/requests/received')) as {
    requests: { id: string }[];
  };
  expect(requests).toHaveLength(1);
  await asAgent(`/inspections/requests/${requests[0]?.id}/status`, 'PATCH', {
    status: 'Confirmed',
  });
  await page.reload();
  await expect(row).toContainText('Confirmed');
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('inspection.ics');
  await asAgent(`/inspections/requests/${requests[0]?.id}/reschedule`, 'PATCH', {
    requestDate: tomorrow,
    requestTime: '15:30',
  });
  await page.reload();
  await expect(row).toContainText('Rescheduled');
  await expect(row).toContainText(/Previous: .*, 10:00/);
  await row.getByRole('button', { name: 'New time suits me' }).click();
  await expect(page.getByText('is told that the new time suits you')).toBeVisible();
  await origin.stop();
  await row.getByRole('button', { name: 'Cancel inspection' }).click();
  await page.getByRole('button', { name: 'Yes, call it off' }).click();
  // The row goes once the server has heard.
  await expect(row).toContainText('Saved on this phone');
  await origin.start();
  await page.reload();
  await expect
    .poll(
      async () => {
        const after = (await asAgent('/inspections/requests/received')) as {
          requests: { status: string }[];
        };
        return after.requests.map(({ status }) => status);
      },
      { timeout: 30_000 },
    )
    .toEqual(['Cancelled']);
  await expect(page.getByRole('heading', { name: 'No inspection Requests' })).toBeVisible();
  await context.close();
});

test('[DASH-6] the agent of a saved home is written to with the server away, and the conversation is on top', async ({
  browser,
}) => {
  const id = await publishListing(origin, { title: 'Saved to write about' });
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await openApp(page, `/property-detail/${id}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved in your account')).toBeVisible();
  await page.goto('/customer-dashboard');
  const card = page.getByRole('article', { name: 'Saved to write about' });
  const dialog = page.getByRole('dialog', { name: 'Contact agent' });
  const send = dialog.getByRole('button', { name: 'Send Message' });
  await card.getByRole('button', { name: 'Contact agent' }).click();
  await expect(send).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: 'Contact agent' }).click();
  // Beside the dialog.
  await page.mouse.click(180, 8);
  await expect(dialog).toBeHidden();
  await origin.stop();
  await card.getByRole('button', { name: 'Contact agent' }).click();
  await dialog.getByLabel('Message').fill('May I see it on Monday?');
  await send.click();
  // The server is away: it is not said to be sent.
  await expect(page.getByText('Safe on this phone. It goes out by itself')).toBeVisible();
  await expect(page).toHaveURL(/tab=messages/);
  const first = page.getByRole('article').first();
  await expect(first).toHaveAccessibleName('Harmattan Homes, Saved to write about');
  await expect(first).toContainText('Just now');
  await expect(first).toContainText('Saved on this phone');
  await expect(first.getByRole('button', { name: 'Reply' })).toBeVisible();
  await origin.start();
  await context.close();
});

test('[DASH-5] [DASH-6] [DASH-7] a conversation, its notification, and the way from one to the other', async ({
  browser,
}) => {
  const id = await publishListing(origin, { title: 'Flat to talk about' });
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await openApp(page, `/property-detail/${id}`);
  await page.getByRole('button', { name: 'Contact Agent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact agent' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Contact Agent' }).click();
  await expect(dialog.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  await dialog.getByLabel('Message').fill('Is it free?');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Message Sent Successfully!')).toBeVisible();
  const inbox = (await asAgent('/messages')) as {
    messages: { sender: { id: string }; propertyId: string }[];
  };
  const about = inbox.messages.find(({ propertyId }) => propertyId === id);
  await asAgent('/messages', 'POST', {
    id: crypto.randomUUID(),
    recipientId: about?.sender.id,
    propertyId: id,
    subject: 'Re: Flat to talk about',
    content: 'Yes, it is. When do you come?',
  });
  await page.goto('/customer-dashboard?tab=notifications');
  const notification = page.getByRole('listitem').filter({ hasText: 'Flat to talk about' });
  await expect(notification).toContainText('New', { timeout: 30_000 });
  await origin.stop();
  await notification.getByRole('button').click();
  await expect(page).toHaveURL(/tab=messages/);
  const turns = page.getByRole('dialog', { name: 'Harmattan Homes' }).getByRole('listitem');
  await expect(turns).toHaveCount(2);
  await expect(turns.nth(0)).toContainText('Is it free?');
  await expect(turns.nth(1)).toContainText('Yes, it is.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reply' }).click();
  const reply = page.getByRole('dialog', { name: 'Reply' });
  await expect(reply.getByRole('button', { name: 'Send Reply' })).toBeDisabled();
  await reply.getByLabel('Message').fill('On Saturday.');
  await reply.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByText('It goes out by itself when the network is back.')).toBeVisible();
  const card = page.getByRole('article', { name: /Flat to talk about/ });
  await expect(card).toContainText('You: On Saturday.');
  await expect(card).toContainText('Saved on this phone');
  await expect(card.getByRole('button', { name: 'View Conversation' })).toBeVisible();
  await openTab(page, 'Notifications');
  await expect(notification).not.toContainText('New');
  // Asked anew each time: the list comes from the phone a moment after the tab.
  await expect(async () => {
    const unread = await page.locator('[data-unread="true"]').count();
    const button = page.getByRole('button', { name: 'Mark all as read' });
    await expect(button).toBeEnabled({ enabled: unread > 0, timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await origin.start();
  await openTab(page, 'Messages');
  await expect(card).toContainText('Sent', { timeout: 30_000 });
  await card.getByRole('button', { name: 'View Conversation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reply' }).click();
  await reply.getByLabel('Message').fill('At ten.');
  await reply.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByText('Your reply to Harmattan Homes has been sent!')).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('The other side keeps theirs.');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);
  await context.close();
});

test('[DASH-8] settings are changed with the server away and reach the account; a password needs the server', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await openApp(page, '/customer-dashboard?tab=settings');
  const personal = page.getByRole('region', { name: 'Personal Information' });
  await expect(personal.getByLabel('Email Address')).toHaveValue(SEEKER.email);
  const preferences = page.getByRole('region', { name: 'Notification Preferences' });
  const boxes = preferences.getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  for (const [at, checked] of [true, true, true, false].entries())
    await expect(boxes.nth(at)).toBeChecked({ checked });
  await origin.stop();
  await personal.getByLabel('Full Name').fill('Amina Bello-Ade');
  await personal.getByLabel('Phone Number').fill('0803 111 2222');
  await personal.getByRole('button', { name: 'Save Changes' }).click();
  await expect(personal.getByText('It goes out by itself when the network is back.')).toBeVisible();
  await expect(personal.getByText('Saved on this phone')).toBeVisible();
  await boxes.nth(3).check();
  await preferences.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(
    preferences.getByText('It goes out by itself when the network is back.'),
  ).toBeVisible();
  const security = page.getByRole('region', { name: 'Security Settings' });
  const update = security.getByRole('button', { name: 'Update Password' });
  await update.click();
  await expect(security.getByText('All password fields are required')).toBeVisible();
  await security.getByLabel('Current Password').fill('wrong');
  await security.getByLabel('New Password', { exact: true }).fill('short');
  await security.getByLabel('Confirm New Password').fill('short');
  await update.click();
  await expect(security.getByText('New password must be at least 8 characters long')).toBeVisible();
  await security.getByLabel('New Password', { exact: true }).fill('lekki-two-rooms');
  await update.click();
  await expect(security.getByText('New password and confirmation do not match')).toBeVisible();
  await security.getByLabel('Confirm New Password').fill('lekki-two-rooms');
  await update.click();
  await expect(security.getByRole('alert')).toContainText('Cannot connect to the server');
  await origin.start();
  await update.click();
  await expect(security.getByRole('alert')).toContainText('Current password is incorrect');
  await security.getByLabel('Current Password').fill(SEEKER.password);
  await update.click();
  await expect(security.getByText('Password has been updated successfully!')).toBeVisible();
  await security.getByLabel('Current Password').fill('lekki-two-rooms');
  await security.getByLabel('New Password', { exact: true }).fill(SEEKER.password);
  await security.getByLabel('Confirm New Password').fill(SEEKER.password);
  await update.click();
  await expect(security.getByText('Password has been updated successfully!')).toBeVisible();
  await expect
    .poll(async () => ((await asSeeker('/auth/profile')) as { data: object }).data, {
      timeout: 30_000,
    })
    .toMatchObject({ name: 'Amina Bello-Ade', phone: '0803 111 2222' });
  await expect
    .poll(
      async () => ((await asSeeker('/auth/notification-preferences')) as { data: object }).data,
      { timeout: 30_000 },
    )
    .toMatchObject({ marketingNewsletters: true, priceDropAlerts: true });
  await expect(personal.getByText('Your information has been updated successfully!')).toBeVisible();
  await expect(preferences.getByText('Notification preferences saved!')).toBeVisible();
  await context.close();
});

test('[DASH-9] a copy of everything, and the end of the account for real', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  const who = { email: 'leaving@dash.example', password: 'leaving-for-good' };
  await registerAndConfirm(page, who);
  await page.goto('/login');
  await page.getByLabel('Property Seeker').check();
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password').fill(who.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/customer-dashboard/);
  await page.goto('/customer-dashboard?tab=settings');
  await page.getByRole('button', { name: 'Request Data Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Request Data Export' });
  await expect(exporting).toContainText('48 hours');
  for (const [button, file] of [
    ["Save this phone's part", 'gida-this-phone.json'],
    ["Save the account's part", 'gida-account.json'],
  ] as const) {
    const download = page.waitForEvent('download');
    await exporting.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const leaving = page.getByRole('dialog', { name: 'Delete Account' });
  const confirm = leaving.getByRole('button', { name: 'Delete my account' });
  await leaving.getByLabel('Type "delete" to confirm').fill('remove');
  await expect(confirm).toBeDisabled();
  await leaving.getByLabel('Type "delete" to confirm').press('Enter');
  await expect(leaving.getByText('Please type "delete" to confirm account deletion')).toBeVisible();
  await leaving.getByLabel('Type "delete" to confirm').fill('DELETE');
  await leaving.getByLabel('Current Password').fill(who.password);
  await confirm.click();
  await expect(
    page.getByText(
      'Your account deletion request has been submitted. Your account will be removed within 24 hours.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find Your Dream Home' })).toBeVisible();
  await expect(callAs(origin, who, 'seeker', '/auth/profile')).rejects.toThrow(/401/);
  await context.close();
});

async function registerAndConfirm(
  page: Page,
  who: { email: string; password: string },
): Promise<void> {
  const answer = await fetch(`${origin.url}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bola Leaving',
      ...who,
      userType: 'seeker',
      preferences: {
        purpose: 'rent',
        budget: '0-500000',
        preferredLocation: 'Yaba',
        moveInTimeline: 'immediately',
      },
    }),
  });
  expect(answer.ok).toBe(true);
  await expect(async () => {
    await page.goto('/mailbox');
    await page
      .getByRole('link', { name: /\/api\/auth\/verify/ })
      .first()
      .click({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL(/verified=true/);
}

test('[DASH-7] an alert finds a new home on the phone itself, and two phones come to the same end', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const first = await newDevice(browser, origin);
  const second = await newDevice(browser, origin);
  await logIn(first.page, SEEKER);
  await logIn(second.page, SEEKER);
  await first.page.goto('/search-results?listingType=rent&location=Badagry');
  await first.page.getByRole('button', { name: 'Create alert' }).click();
  const alert = first.page.getByRole('dialog', { name: 'Create Email Alert' });
  await alert.getByRole('button', { name: 'Create alert' }).click();
  await expect(alert).toContainText('Alert created!');
  await publishListing(origin, {
    title: 'Badagry by the lagoon',
    address: 'Marina Road, Badagry, Lagos',
  });
  await first.page.goto('/search-results?listingType=rent&location=Badagry&bedroomsMin=1');
  await expect(first.page.getByRole('article')).toHaveAccessibleName('Badagry by the lagoon');
  await first.page.goto('/customer-dashboard?tab=notifications');
  const found = first.page.getByRole('listitem').filter({ hasText: 'Badagry by the lagoon' });
  await expect(found).toHaveCount(1);
  await found.getByRole('button').click();
  await expect(first.page).toHaveURL(/property-detail/);
  await first.page.goto('/customer-dashboard');
  const searches = first.page.getByRole('region', { name: 'Saved searches and alerts' });
  await searches.getByRole('button', { name: 'Matches of Badagry Rentals' }).click();
  await expect(
    first.page.getByRole('dialog').getByRole('link', { name: 'Badagry by the lagoon' }),
  ).toBeVisible();
  await first.page.keyboard.press('Escape');
  await searches.getByRole('button', { name: 'Recent searches' }).click();
  await expect(first.page.getByRole('dialog')).toContainText('Properties To Rent in Badagry');
  await first.page.keyboard.press('Escape');

  // Both change things with the server away; afterwards both know both.
  const section = second.page.getByRole('region', { name: 'Saved searches and alerts' });
  await second.page.goto('/customer-dashboard');
  await expect(section).toContainText('Badagry Rentals', { timeout: 30_000 });
  await origin.stop();
  await section.getByRole('button', { name: 'Edit Badagry Rentals' }).click();
  const edit = second.page.getByRole('dialog', { name: 'Edit alert' });
  await edit.getByLabel('Alert name').fill('Badagry homes');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(section).toContainText('Badagry homes');
  await first.page.goto(RENT);
  const home = first.page.getByRole('article').first();
  await home.getByRole('button', { name: 'Save' }).click();
  await expect(home.getByRole('button', { name: 'Saved' })).toBeVisible();
  await origin.start();
  for (const { page } of [first, second]) {
    // It goes out by itself, at the latest when its waiting time is over.
    await page.goto('/outbox');
    await expect(page.getByText('Nothing waits to be sent')).toBeVisible({ timeout: 60_000 });
  }
  for (const { page } of [first, second]) {
    await page.goto('/customer-dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\([1-9]\d*\)$/, {
      timeout: 30_000,
    });
    await expect(page.getByRole('region', { name: 'Saved searches and alerts' })).toContainText(
      'Badagry homes',
      { timeout: 30_000 },
    );
  }
  await first.context.close();
  await second.context.close();
});
