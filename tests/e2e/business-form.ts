import { expect, type Page } from '@playwright/test';

export const PAPER = {
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 x'),
};
/** Goes on to the next step of the business sign-up. */
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Fills Company Details and goes on. */
export async function company(page: Page, name: string) {
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('RC Number').fill('RC 123456');
  await page.getByLabel('Company email').fill('office@okafor.example');
  await page.getByLabel('Company phone').fill('+234 1 234 5678');
  await page.getByLabel('Office address').fill('1 Marina, Lagos');
  await page.getByRole('checkbox', { name: 'Lagos' }).check();
  await next(page);
}

/** Fills Contact Person and goes on. */
export async function contact(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Chidi Okafor');
  await page.getByLabel('Position').fill('Manager');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Phone number').fill('+234 800 111 2222');
  await next(page);
}

/** Chooses the three papers and goes on. */
export async function papers(page: Page) {
  for (const label of ['CAC Certificate', 'Valid ID', 'Proof of address']) {
    await page.getByLabel(label).setInputFiles(PAPER);
    await expect(page.getByRole('status').filter({ hasText: 'paper.pdf' })).not.toHaveCount(0);
  }
  await expect(page.getByText(/paper\.pdf .*kept on this device/)).toHaveCount(3);
  await next(page);
}

/** Fills Final Details and completes the registration. */
export async function complete(page: Page, password: string) {
  for (const question of [/registered agency/, /represent property owners/])
    await page.getByRole('group', { name: question }).getByLabel('Yes').check();
  await page.getByLabel('How many properties').fill('12');
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
}
