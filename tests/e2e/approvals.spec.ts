import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { AGENT, APPROVER, logIn, newDevice } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

const post = (path: string, body: object) =>
  fetch(origin.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Applies as an agent, with one paper; answers who may log in once approved. */
async function apply(companyName: string) {
  const agent = { email: `${randomUUID()}@agents.example`, password: 'under the mango tree' };
  const applied = await post('/api/agent-signup', {
    ...agent,
    companyName,
    name: 'Chidi Okafor',
    phone: '+234 800 111 2222',
    location: '1 Marina, Lagos',
    states: ['Lagos', 'Ogun'],
    isRegisteredAgency: true,
    selectedPlan: 'pro',
  });
  const { uploadToken } = (await applied.json()) as { uploadToken: string };
  await fetch(
    `${origin.url}/api/agent-signup/documents/cacCertificate?token=${uploadToken}&name=cac.pdf`,
    { method: 'PUT', headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7 paper' },
  );
  return agent;
}

const login = (who: { email: string; password: string }) =>
  post('/api/auth/login', { ...who, userType: 'agent' });
const card = (page: Page, name: string) => page.getByRole('article', { name });

test('[BIZ-5] an approver reads the papers and decides, also with the server away', async ({
  browser,
}) => {
  const good = await apply('Okafor Homes');
  const bad = await apply('Fast Money Estates');
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, APPROVER);
  await expect(page).toHaveURL(/\/approvals$/);
  await expect(card(page, 'Okafor Homes')).toContainText('Lagos, Ogun');
  await expect(card(page, 'Okafor Homes')).toContainText('Registered agency');
  const download = page.waitForEvent('download');
  await card(page, 'Okafor Homes')
    .getByRole('button', { name: /Open CAC Certificate/ })
    .click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe('%PDF-1.7 paper');

  // The server goes away: the decisions are made here and wait.
  await origin.stop();
  await card(page, 'Okafor Homes').getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('dialog', { name: 'Approve Okafor Homes' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(card(page, 'Okafor Homes')).toContainText('Approved');
  await card(page, 'Fast Money Estates').getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse Fast Money Estates' });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toContainText('Please give the reason');
  await dialog.getByLabel('Reason').fill('The address is a car park.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(card(page, 'Fast Money Estates')).toContainText('Refused');
  await page.reload();
  await expect(card(page, 'Okafor Homes')).toContainText('Approved');

  await origin.start();
  await page.goto('/outbox');
  await expect(page.getByText('Nothing waits to be sent')).toBeVisible({ timeout: 60_000 });
  // The address counts once the link in the mail was opened, which leads to the login.
  expect((await login(good)).status).toBe(403);
  await expect
    .poll(async () => {
      const mailbox = await (await fetch(`${origin.url}/mailbox`)).text();
      const link = /Confirm my e-mail and log in: <a href="([^"]+)"/.exec(mailbox)?.[1];
      if (link === undefined) return 'no mail yet';
      const opened = await fetch(link.replaceAll('&amp;', '&'), { redirect: 'manual' });
      return opened.headers.get('location');
    })
    .toBe('/login?verified=true');
  expect((await login(good)).status).toBe(200);
  const refused = await login(bad);
  expect(refused.status).toBe(403);
  expect(((await refused.json()) as { message: string }).message).toContain('a car park');
  await page.goto('/approvals');
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  await context.close();
});

test('the page says whom it is for to everybody else', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await page.goto('/approvals');
  await expect(page.getByText('This page is for the people who check applications')).toBeVisible();
  await logIn(page, AGENT);
  await page.goto('/approvals');
  await expect(page.getByText('This page is for the people who check applications')).toBeVisible();
  await context.close();
});
