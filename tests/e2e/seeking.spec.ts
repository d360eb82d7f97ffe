import { expect, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { AGENT, logIn, newDevice, openApp, SEEKER } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

const SEARCH = '/search-results?listingType=rent&location=Lekki&priceMax=9000000';

test('[RES-4] [RES-9] [RES-10] a search is saved and watched with the server away, and is on the next phone', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await page.goto(SEARCH);
  await expect(page.getByRole('article').first()).toBeVisible();
  await origin.stop();
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(
    page.getByText("Search saved! You'll be able to access it from your account dashboard."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Create alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Email Alert' });
  await expect(dialog.getByLabel('Alert name')).toHaveValue('Lekki Rentals');
  await expect(dialog.getByLabel('Include similar properties')).toBeChecked();
  await dialog.getByLabel('How often').selectOption('Weekly');
  await dialog.getByRole('button', { name: 'Create alert' }).click();
  await expect(dialog).toContainText(
    'Alert created! You will receive email notifications for new properties matching your search criteria.',
  );
  await origin.start();
  await page.goto('/outbox');
  await expect(page.getByText('Nothing waits to be sent')).toBeVisible({ timeout: 60_000 });

  const other = await newDevice(browser, origin);
  await logIn(other.page, SEEKER);
  await other.page.goto('/customer-dashboard');
  const section = other.page.getByRole('region', { name: 'Saved searches and alerts' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section).toContainText('E-mail: weekly, to rent');
  await section.getByRole('link', { name: 'Lekki', exact: true }).click();
  await expect(
    other.page.getByRole('heading', { name: 'Properties To Rent in Lekki' }),
  ).toBeVisible();
  expect(new URL(other.page.url()).searchParams.get('priceMax')).toBe('9000000');
  await other.page.goBack();
  await section.getByRole('button', { name: 'Delete Lekki Rentals' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await context.close();
  await other.context.close();
});

test('[RES-10] a visitor is asked to log in first', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await page.goto(SEARCH);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(
    page.getByText('You need to be logged in to save searches. Would you like to log in now?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await context.close();
});

test('[ANL-1] a look at a home counts, also one that was made without a network', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await page.goto(SEARCH);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const views = async () => {
    const answer = await fetch(`${origin.url}/api/properties/${id}`);
    return ((await answer.json()) as { property: { viewCount: number } }).property.viewCount;
  };
  await expect.poll(views).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  const other = await newDevice(browser, origin);
  await openApp(other.page, SEARCH);
  await expect(other.page.getByRole('article').first()).toBeVisible();
  await origin.stop();
  await other.page.getByRole('article').first().getByRole('link').first().click();
  await expect(other.page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  await origin.start();
  await other.page.reload();
  await expect.poll(views, { timeout: 30_000 }).toBe(2);
  await context.close();
  await other.context.close();
});

test('[PROP-4] a visitor writes to an agent without an account and with the server away', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openApp(page, SEARCH);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  await page.getByRole('button', { name: 'Contact Agent' }).click();
  const details = page.getByRole('dialog', { name: 'Your contact details' });
  await details.getByRole('button', { name: 'Continue' }).click();
  await expect(details).toContainText('Name is required');
  await expect(details).toContainText('Phone number is required');
  await details.getByLabel('Name').fill('Kemi Ojo');
  await details.getByLabel('Email').fill('kemi@visitor.example');
  await details.getByLabel('Phone number').fill('+234 803 000');
  await origin.stop();
  await details.getByRole('button', { name: 'Continue' }).click();
  const chat = page.getByRole('dialog', { name: 'Contact agent' });
  await expect(chat.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  await chat.getByLabel('Message').fill('Is the borehole working?');
  await chat.getByRole('button', { name: 'Send Message' }).click();
  await expect(chat).toContainText('Safe on this phone. It goes out by itself');
  // Logging in meanwhile leaves it in nobody's way.
  await origin.start();
  await logIn(page, SEEKER);
  await expect
    .poll(
      async () => {
        const login = await fetch(`${origin.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...AGENT, userType: 'agent' }),
        });
        const { token } = (await login.json()) as { token: string };
        const answer = await fetch(`${origin.url}/api/contact-requests`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const { contacts } = (await answer.json()) as { contacts: object[] };
        return contacts;
      },
      { timeout: 30_000 },
    )
    .toMatchObject([
      { name: 'Kemi Ojo', email: 'kemi@visitor.example', message: 'Is the borehole working?' },
    ]);
  await context.close();
});
