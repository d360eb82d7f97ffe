import { randomUUID } from 'node:crypto';
import { type Browser, expect, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { company, complete, contact, next, PAPER, papers } from './business-form';
import { APPROVER, logIn, newDevice, openApp } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

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

test('[BIZ-1] [BIZ-2] [BIZ-3] five steps, each with its messages; what was typed outlives a closed tab', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openApp(page, '/signup');
  await expect(page.getByRole('listitem').filter({ hasText: 'Plan Selection' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await next(page);
  await expect(page.getByRole('alert')).toContainText('Please choose a plan');
  await page.getByRole('radio', { name: /Business/ }).check();
  await next(page);

  await next(page);
  for (const text of [
    'Company name is required',
    'RC Number is required',
    'Company email is required',
    'Company phone is required',
    'Office address is required',
    'Please select at least one state',
  ])
    await expect(page.getByRole('alert').getByRole('link', { name: text })).toBeVisible();
  await page.getByLabel('Company email').fill('office');
  await page.getByRole('button', { name: 'Select All' }).click();
  await expect(page.getByText('37 of 37 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByText('0 of 37 chosen')).toBeVisible();
  await next(page);
  await expect(page.getByRole('alert')).toContainText('Email is invalid');
  await expect(page.locator('label', { hasText: 'Company name' })).toContainText('*');
  await company(page, 'Okafor Homes');

  await next(page);
  for (const text of [
    'Full name is required',
    'Position is required',
    'Work email is required',
    'Phone number is required',
  ])
    await expect(page.getByRole('alert')).toContainText(text);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('Okafor Homes');
  await next(page);
  await contact(page, 'chidi@okafor.example');

  await next(page);
  for (const text of [
    'CAC Certificate is required',
    'Valid ID is required',
    'Proof of address is required',
  ])
    await expect(page.getByRole('alert')).toContainText(text);
  // By content, not by name: a text file called .pdf is none.
  await page
    .getByLabel('Valid ID')
    .setInputFiles({ ...PAPER, name: 'id.pdf', buffer: Buffer.from('hello') });
  await expect(page.getByText(/id\.pdf is not a PDF, JPG or PNG/)).toBeVisible();
  await page.getByLabel('Valid ID').setInputFiles({
    ...PAPER,
    name: 'scan.pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5 * 1024 * 1024)]),
  });
  await expect(page.getByText(/scan\.pdf is larger than 5 MB/)).toBeVisible();
  await papers(page);

  await page.getByRole('button', { name: 'Complete Registration' }).click();
  for (const text of ['Please select an option', 'Please enter a number', 'Password is required'])
    await expect(page.getByRole('alert')).toContainText(text);
  await page.getByLabel('How many properties').fill('-3');
  await page.getByLabel('Password', { exact: false }).first().fill('short');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  for (const text of [
    'Please enter a valid number',
    'Password must be at least 8 characters',
    'Passwords do not match',
  ])
    await expect(page.getByRole('alert')).toContainText(text);

  // The tab is closed; another one finds everything but the passwords.
  await page.close();
  const again = await context.newPage();
  await again.goto('/signup');
  await expect(again.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    'Final Details',
  );
  await expect(again.getByLabel('Confirm password')).toHaveValue('');
  await again.getByRole('button', { name: 'Back' }).click();
  await expect(again.getByText(/paper\.pdf .*kept on this phone/)).toHaveCount(3);
  for (const step of ['Contact Person', 'Company Details']) {
    await again.getByRole('button', { name: 'Back' }).click();
    await expect(again.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(step);
  }
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(again).toHaveURL(`${origin.url}/`);
  await context.close();
});

test('[BIZ-4] [BIZ-5] [STORE-2] a registration made with no network goes out with its papers, is refused, corrected, approved, and leads to the first login', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const email = `${randomUUID()}@okafor.example`;
  const { context, page } = await chosen(browser);
  await origin.stop();
  await company(page, 'Okafor & Daughters');
  await contact(page, email);
  await papers(page);
  await complete(page, 'a harmattan morning');
  await expect(page.getByText(/Your registration has been saved on this phone/)).toBeVisible();
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
    { timeout: 60_000 },
  );
  expect(await page.evaluate(() => sessionStorage.getItem('pendingAgentApprovals'))).toContain(
    email,
  );
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${origin.url}/`);
  await page.goto('/signup');
  await expect(page.getByRole('list', { name: 'Documents' }).getByText('Sent')).toHaveCount(3, {
    timeout: 30_000,
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
    await expect(page.getByText(/The RC number is not yours/)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
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
    await expect(card).toContainText('RC 654321', { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await card.getByRole('button', { name: 'Approve' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(async () => {
    await page.goto('/mailbox');
    await page
      .getByRole('link', { name: /\/api\/auth\/verify/ })
      .first()
      .click({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveURL(/verified=true/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a harmattan evening');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Properties');
  await context.close();
  await office.context.close();
});

test('[BIZ-4] a company that is registered already is told so, and the first step opens', async ({
  browser,
}) => {
  const { context, page } = await chosen(browser);
  await company(page, 'Harmattan Homes');
  await contact(page, `${randomUUID()}@twin.example`);
  await papers(page);
  await complete(page, 'a harmattan morning');
  const alert = page.getByRole('dialog', { name: 'Already registered' });
  await expect(alert).toContainText('already registered');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    'Company Details',
  );
  await expect(page.getByLabel('Company name')).toHaveAccessibleDescription(/already registered/);
  await context.close();
});
