import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { Origin } from '../support/origin';
import { company, complete, contact, papers } from '../e2e/business-form';
import { callAs } from '../e2e/call-as';
import { APPROVER, logIn, newDevice, openActions, openApp, outboxOf, SEEKER } from '../e2e/helpers';
import { test } from '../e2e/shared-origin';
import { patience } from '../support/patience';

const HOMES = 5;
const PASSWORD = 'a harmattan morning';

let origin: Origin;
test.beforeEach(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterEach(() => origin.dispose());

/** The outbox of whoever is logged in is empty: everything was sent. */
const sent = (page: Page) =>
  expect.poll(() => outboxOf(page), { timeout: patience(60_000) }).toEqual([]);

async function applyOffline(page: Page, email: string): Promise<void> {
  await openApp(page, '/pricing');
  await page
    .getByRole('article', { name: 'Business plan' })
    .getByRole('button', { name: /Get Started/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Company Details' })).toBeVisible();
  await page.context().setOffline(true);
  await company(page, 'Okafor & Daughters');
  await contact(page, email);
  await papers(page);
  await complete(page, PASSWORD);
  await expect(page.getByText(/Your registration has been saved on this device/)).toBeVisible();
}

async function approve(browser: Browser, interrupt: () => Promise<void>): Promise<void> {
  const office = await newDevice(browser, origin);
  await logIn(office.page, APPROVER);
  const card = office.page.getByRole('article', { name: 'Okafor & Daughters' });
  await expect(card.getByRole('button', { name: /^Open/ })).toHaveCount(3);
  await card.getByRole('button', { name: 'Approve' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await interrupt();
  await sent(office.page);
  await office.context.close();
}

async function firstLogin(page: Page, email: string): Promise<void> {
  let link: string | undefined;
  await expect(async () => {
    const mailbox = await (await fetch(`${origin.url}/mailbox`)).text();
    link = /Confirm my e-mail and log in: <a href="([^"]+)"/.exec(mailbox)?.[1];
    expect(link).toBeDefined();
  }).toPass({ timeout: patience(30_000) });
  await page.goto((link ?? '').replaceAll('&amp;', '&'));
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Properties');
}

async function draftHomes(page: Page): Promise<void> {
  const photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#7a4a00' },
  })
    .jpeg()
    .toBuffer();
  for (let home = 1; home <= HOMES; home += 1) {
    await page.getByRole('link', { name: 'Add New Property' }).first().click();
    await page.getByLabel('Address *').fill(`${home} Agency Row, Yaba, Lagos`);
    await page.getByLabel('Price *').fill(String(home * 10_000_000));
    await page
      .getByLabel('Add photos')
      .setInputFiles([{ name: `${home}.jpg`, mimeType: 'image/jpeg', buffer: photo }]);
    await expect(page.getByText('1 of 10')).toBeVisible();
    await page.getByRole('button', { name: 'Save Property' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Properties');
  }
  await expect(page.getByText(`Showing ${HOMES} of ${HOMES} properties`)).toBeVisible();
}

type Home = {
  id: string;
  title: string;
  isBoosted: boolean;
  images: unknown[];
  agent: { id: string };
};

async function publishedHomes(): Promise<Home[]> {
  const answer = await fetch(`${origin.url}/api/properties?listingType=sale&location=Agency%20Row`);
  return ((await answer.json()) as { properties: Home[] }).properties;
}

const asSeeker = (path: string, method?: string, body?: object) =>
  callAs(origin, SEEKER, 'seeker', path, method, body);
const tomorrow = () =>
  new Date(Date.now() + 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Africa/Lagos' });

async function askAsSeeker(home: Home): Promise<void> {
  await asSeeker('/messages', 'POST', {
    id: randomUUID(),
    recipientId: home.agent.id,
    propertyId: home.id,
    subject: 'The terrace',
    content: 'Is there a borehole?',
  });
  await asSeeker('/inspections/requests', 'POST', {
    id: randomUUID(),
    propertyId: home.id,
    requestDate: tomorrow(),
    requestTime: '16:00',
    contactNumber: '+234 803 555 0101',
  });
  await fetch(`${origin.url}/api/properties/${home.id}/views`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deviceId: randomUUID(), day: new Date().toISOString().slice(0, 10) }),
  });
}

/** Answers the message, confirms the inspection and moves it, all before the network is back. */
async function answerOffline(page: Page): Promise<void> {
  await page.goto('/dashboard/messages');
  await expect(page.getByText('Is there a borehole?')).toBeVisible();
  await page.goto('/dashboard/inspections');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const menu = await openActions(page.getByRole('main').getByRole('article'));
  await menu.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule Inspection' });
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(page.getByText('Rescheduled, waiting to be sent').first()).toBeVisible();
  await page.goto('/dashboard/messages');
  const letter = await openActions(page.getByRole('main').getByRole('article').first());
  await letter.getByRole('button', { name: 'Reply' }).click();
  await page.getByLabel('Message', { exact: true }).fill('Yes, since last year.');
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByText(/Safe on this device/)).toBeVisible();
}

async function boostOffline(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard');
  await page.context().setOffline(true);
  const card = page.getByRole('article', { name: title });
  await (await openActions(card)).getByRole('button', { name: 'Boost', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Boost property' });
  await dialog.getByRole('button', { name: `Boost '${title}'` }).click();
  await expect(dialog.getByText('It goes out by itself once the server is reached')).toBeVisible();
}

/** The whole life of an agency; `interrupt` is called at five points at which something is being sent. */
async function life(browser: Browser, interrupt: () => Promise<void>): Promise<void> {
  const email = `${randomUUID()}@okafor.example`;
  const { context, page } = await newDevice(browser, origin);
  await applyOffline(page, email);
  await context.setOffline(false);
  await interrupt();
  await expect(page.getByRole('dialog', { name: 'Registration submitted' })).toBeVisible({
    timeout: patience(60_000),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.goto('/signup');
  await expect(page.getByRole('list', { name: 'Documents' }).getByText('Sent')).toHaveCount(3, {
    timeout: patience(60_000),
  });
  await approve(browser, interrupt);
  await firstLogin(page, email);

  await context.setOffline(true);
  await draftHomes(page);
  await context.setOffline(false);
  await interrupt();
  await sent(page);
  const homes = await publishedHomes();
  expect(homes.map(({ images }) => images.length)).toEqual([1, 1, 1, 1, 1]);

  const home = homes[0];
  if (home === undefined) throw new Error('Nothing was published');
  await askAsSeeker(home);
  await answerOffline(page);
  await context.setOffline(false);
  await interrupt();
  await sent(page);
  const { messages } = (await asSeeker('/messages')) as { messages: { content: string }[] };
  expect(messages.filter(({ content }) => content === 'Yes, since last year.')).toHaveLength(1);
  const { requests } = (await asSeeker('/inspections/requests/sent')) as {
    requests: { status: string; requestTime: string; previousTime: string }[];
  };
  expect(requests).toMatchObject([
    { status: 'Rescheduled', requestTime: '10:00', previousTime: '16:00' },
  ]);

  await boostOffline(page, home.title);
  await context.setOffline(false);
  await interrupt();
  await sent(page);
  expect((await publishedHomes()).map(({ isBoosted }) => isBoosted).filter(Boolean)).toEqual([
    true,
  ]);
  await page.goto('/dashboard/boosts');
  await expect(
    page.getByRole('main').locator('dl > div').filter({ hasText: 'Total Used' }).locator('dd'),
  ).toHaveText('1');

  await page.goto('/dashboard/analytics');
  const row = page
    .getByRole('table', { name: 'Figures by property' })
    .getByRole('row')
    .filter({ hasText: home.title });
  await expect(row).toContainText('200% high');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(`${home.title},1,1,0,1,200`);
  await context.close();
}

test('the whole life of an agency with the server killed at five points: nothing lost, nothing twice', async ({
  browser,
}) => {
  // Registered, approved, five homes, messages, inspections, a boost, figures: minutes on a busy machine.
  test.setTimeout(240_000);
  let kills = 0;
  await life(browser, async () => {
    await origin.stop('SIGKILL');
    await origin.start();
    kills += 1;
  });
  expect(kills).toBe(5);
});
