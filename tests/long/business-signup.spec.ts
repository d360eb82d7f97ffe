import { randomUUID } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import sharp from 'sharp';
import { MAX_DOCUMENT_BYTES } from '../../src/contract/people/document-options';
import { Origin } from '../support/origin';
import { company, complete, contact, next, papers } from '../e2e/business-form';
import { APPROVER, logIn, newDevice, openApp } from '../e2e/helpers';
import { test } from '../e2e/shared-origin';
import { patience } from '../support/patience';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

/** A photo with as much in it as a camera's, of some eight megabytes. */
const heavyPhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

async function chosen(browser: Browser) {
  const device = await newDevice(browser, origin);
  await openApp(device.page, '/pricing');
  await device.page
    .getByRole('article', { name: 'Pro plan' })
    .getByRole('button', { name: /Get Started/ })
    .click();
  await expect(
    device.page.getByRole('heading', { level: 2, name: 'Company Details' }),
  ).toBeVisible();
  return device;
}

test('[BIZ-4] [BIZ-5] [STORE-2] a registration made with no network goes out with its papers, is refused, corrected, approved, and leads to the first login', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const email = `${randomUUID()}@okafor.example`;
  const { context, page } = await chosen(browser);
  await origin.stop();
  await company(page, 'Okafor & Daughters');
  await contact(page, email);
  // A phone's photo of a paper is larger than what is taken, and is made small enough.
  const buffer = await heavyPhoto();
  expect(buffer.byteLength).toBeGreaterThan(MAX_DOCUMENT_BYTES);
  const photo = { name: 'IMG_0012.jpeg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Valid ID').setInputFiles(photo);
  await expect(page.getByText(/IMG_0012\.jpg \([1-4]\.\d MB\), kept on this device/)).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await papers(page);
  await complete(page, 'a harmattan morning');
  await expect(page.getByText(/Your registration has been saved on this device/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'hello@gida.example' }).first()).toBeVisible();
  // A password that waits is not lying there to be read.
  const stored = await page.evaluate(async () => {
    const open = indexedDB.open('gida-anonymous');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const all = open.result.transaction('outbox').objectStore('outbox').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    open.result.close();
    return JSON.stringify(all.result);
  });
  expect(stored).toContain('agent.signup');
  expect(stored).not.toContain('harmattan');

  await origin.start();
  await page.reload();
  const done = page.getByRole('dialog', { name: 'Registration submitted' });
  await expect(done).toContainText(
    `Your registration has been submitted for review. We will contact you at ${email} once your application is approved. You will not be able to log in until approval is complete.`,
    { timeout: patience(60_000) },
  );
  expect(await page.evaluate(() => sessionStorage.getItem('pendingAgentApprovals'))).toContain(
    email,
  );
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${origin.url}/`);
  await page.goto('/signup');
  await expect(page.getByRole('list', { name: 'Documents' }).getByText('Sent')).toHaveCount(3, {
    timeout: patience(30_000),
  });

  // Pending: no login yet.
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a harmattan morning');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toContainText('Your account is pending approval.');

  const office = await newDevice(browser, origin);
  await logIn(office.page, APPROVER);
  const card = office.page.getByRole('article', { name: 'Okafor & Daughters' });
  await expect(card).toContainText('RC 123456');
  await expect(card.getByRole('button', { name: /^Open/ })).toHaveCount(3);
  await card.getByRole('button', { name: 'Refuse' }).click();
  const refuse = office.page.getByRole('dialog');
  await refuse.getByLabel('Reason').fill('The RC number is not yours.');
  await refuse.getByRole('button', { name: 'Refuse' }).click();
  await expect(card).toContainText('Refused');

  await expect(async () => {
    await page.goto('/signup');
    await expect(page.getByText(/The RC number is not yours/)).toBeVisible({
      timeout: patience(2000),
    });
  }).toPass({ timeout: patience(30_000) });
  await page.getByRole('button', { name: 'Correct it and apply again' }).click();
  await page.getByLabel('RC Number').fill('RC 654321');
  await next(page);
  await next(page);
  await papers(page);
  await complete(page, 'a harmattan evening');
  await page
    .getByRole('dialog', { name: 'Registration submitted' })
    .getByRole('button', { name: 'OK' })
    .click();

  await expect(async () => {
    await office.page.goto('/approvals');
    await expect(card).toContainText('RC 654321', { timeout: patience(2000) });
  }).toPass({ timeout: patience(30_000) });
  await card.getByRole('button', { name: 'Approve' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  // Of two applications with one address, who opens its mail says which password counts.
  const choose = page.getByRole('link', { name: /\/reset-password\?token=/ }).first();
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(choose).toBeVisible({ timeout: patience(1000) });
  }).toPass({ timeout: patience(30_000) });
  await choose.click();
  await page.getByLabel('New password', { exact: true }).fill('a harmattan evening');
  await page.getByLabel('Confirm new password').fill('a harmattan evening');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a harmattan evening');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Properties');
  await context.close();
  await office.context.close();
});
