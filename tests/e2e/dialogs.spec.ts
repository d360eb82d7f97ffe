import { expect, type Page } from '@playwright/test';
import { Origin } from '../support/origin';
import { axeViolations } from './axe-violations';
import { logIn, newDevice, openApp, SEEKER } from './helpers';
import { keyboardOf } from './keyboard';
import { publishListing } from './publish-listing';
import { test } from './shared-origin';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

const RENT = '/search-results?listingType=rent&location=Lagos';
const SETTINGS = '/customer-dashboard?tab=settings';

/**
 * Opens a dialog with the keyboard alone, looks it through, and leaves it by Escape.
 * @param menu the button of the menu that has the opener
 */
async function throughDialog(
  page: Page,
  opener: string | RegExp,
  name: string | RegExp,
  menu?: RegExp,
): Promise<void> {
  const opening = page.getByRole('button', { name: opener, exact: true }).first();
  const button = menu === undefined ? opening : page.getByRole('button', { name: menu }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  if (menu !== undefined) {
    await opening.focus();
    await page.keyboard.press('Enter');
  }
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  // The focus is inside, and Tab keeps it there.
  for (let step = 0; step < 4; step += 1) {
    expect(
      await dialog.evaluate((element) => element.contains(document.activeElement)),
      `${opener}, after ${step} tabs`,
    ).toBe(true);
    await page.keyboard.press('Tab');
    const left = await page.evaluate(() => document.activeElement === document.body);
    // Past the last control the browser's own bar has its turn.
    if (left) break;
  }
  expect
    .soft((await axeViolations(page)).map((violation) => `${opener}: ${violation}`))
    .toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}

test('every dialog of the account opens by keyboard, keeps the focus, is accessible, and gives the focus back', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { context, page } = await newDevice(browser, origin);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await publishListing(origin, { title: 'Flat of dialogs' });
  await logIn(page, SEEKER);
  const second = await publishListing(origin, { title: 'Second flat of dialogs' });
  for (const home of [second, id]) {
    await page.goto(`/property-detail/${home}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved in your account')).toBeVisible();
  }
  for (const [opener, name] of [
    ['Contact Agent', 'Contact agent'],
    ['Call Agent', /^Calling/],
    ['Book Inspection', 'Book Inspection'],
  ] as const)
    await throughDialog(page, opener, name);
  await page.getByRole('button', { name: 'Contact Agent' }).click();
  await page.getByRole('dialog').getByLabel('Message').fill('Hello');
  await page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await page.goto(RENT);
  await expect(page.getByText(/^Up to date/)).toBeVisible();
  for (const [opener, name] of [
    ['Add keyword', 'Add Keyword'],
    ['Filter properties', 'Filter Properties'],
    ['Create alert', 'Create Email Alert'],
    ['Email agent', 'Contact agent'],
  ] as const)
    await throughDialog(page, opener, name);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText(/^Search saved!/)).toBeVisible();
  await page.goto('/customer-dashboard');
  await expect(page.getByRole('article')).toHaveCount(2);
  await throughDialog(page, /^Actions for Second flat/, 'Second flat of dialogs');
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await page.getByLabel('Compare').nth(0).check();
  await page.getByLabel('Compare').nth(1).check();
  for (const [opener, name] of [
    ['Compare 2', 'Compare'],
    ['Quick look', /of dialogs/],
    ['Recent searches', 'Recent searches'],
    ['Matches of Lagos', 'Matches of Lagos'],
    ['Edit Lagos', 'Edit alert'],
  ] as const)
    await throughDialog(page, opener, name);
  await page.goto('/customer-dashboard?tab=messages');
  for (const [opener, name] of [
    ['Reply', 'Reply'],
    ['Delete', 'Delete messages'],
  ] as const)
    await throughDialog(page, opener, name, /^Actions for/);
  await page.goto(SETTINGS);
  for (const [opener, name] of [
    ['Request Data Export', 'Request Data Export'],
    ['Delete Account', 'Delete Account'],
  ] as const)
    await throughDialog(page, opener, name);
  await context.close();
});

test('a keyboard is enough: search, a home, save, log in, a message, log out, sign up', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page);
  const { press, tabTo, enter, type } = keyboardOf(page);
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await type('combobox', /Location/, 'victoria isl');
  await expect(page.getByRole('option').first()).toBeVisible();
  await press('ArrowDown', 'Enter');
  await enter('button', /To rent/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await enter('button', /Search properties/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await enter('link', /Bedroom/);
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  await enter('button', /^Save$/);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await enter('button', /OK/);
  await expect(page).toHaveURL(/\/login/);
  await tabTo('radio', /Agent/);
  await press('ArrowUp');
  await type('textbox', /Email/, SEEKER.email);
  await type('textbox', /Password/, SEEKER.password);
  await press('Enter');
  // The home that was to be saved before the login is not forgotten.
  await expect(page.getByRole('dialog', { name: 'From before you logged in' })).toBeVisible();
  await enter('button', /Add to my account/);
  await expect(page.getByText('Saved in your account')).toBeVisible();
  await enter('button', /Contact Agent/);
  await type('textbox', /^Message/, 'Is it still to be had?');
  await enter('button', /Send Message/);
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('button', { name: 'Contact Agent' })).toBeFocused();
  await enter('button', /Log Out/);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  // A second press of Enter would open what stands where the focus was.
  await expect(page.getByRole('button', { name: 'Sign Up' })).not.toBeFocused();
  await enter('button', /Sign Up/);
  await tabTo('radio', /looking for property/);
  await press('Space');
  await enter('button', /Continue/);
  await expect(page).toHaveURL(/\/buyer-signup$/);
  await context.close();
});
