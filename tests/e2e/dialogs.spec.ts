import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible';
import { expectWhole } from './expect-whole';
import { logIn, SEEKER } from './helpers';
import { publishListing } from './publish-listing';
import { alone as test } from './shared-origin';

const RENT = '/search-results?listingType=rent&location=Lagos';

const SETTINGS = '/customer-dashboard?tab=settings';

/**
 * Opens a dialog with the keyboard alone, looks it through, and leaves it by Escape.
 * @param menu the button of the menu that has the opener
 * @param isRow it opens from a row, which another width shows otherwise, with another opener
 */
async function throughDialog(
  page: Page,
  opener: string | RegExp,
  name: string | RegExp,
  { menu, isRow = menu !== undefined }: { menu?: RegExp; isRow?: boolean } = {},
): Promise<void> {
  const opening = page
    .getByRole('button', {
      name: typeof opener === 'string' ? new RegExp(`^${opener}( about .+)?$`) : opener,
    })
    .first();
  const button = menu === undefined ? opening : page.getByRole('button', { name: menu }).first();
  const dialog = page.getByRole('dialog', { name });
  const open = async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    if (menu !== undefined) {
      await opening.focus();
      await page.keyboard.press('Enter');
    }
    await expect(dialog).toBeVisible();
  };
  await open();
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
  await expectAccessible(page, `${opener}`);
  if (!isRow) await expectWhole(page, `${opener}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  if (!isRow) return;
  await open();
  await expectWhole(page, `${opener}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('every dialog of the account opens by keyboard, keeps the focus, is accessible and whole in large text, and gives the focus back', async ({
  device: page,
  origin,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await publishListing(origin, { title: 'Flat of dialogs' });
  await logIn(page, SEEKER);
  const second = await publishListing(origin, { title: 'Second flat of dialogs' });
  for (const home of [second, id]) {
    await page.goto(`/property-detail/${home}`);
    await page.getByRole('button', { name: /^Save / }).click();
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
  await expect(page.getByText('Up to date')).toBeVisible();
  for (const [opener, name] of [
    ['Add keyword', 'Add Keyword'],
    ['Filter properties', 'Filter Properties'],
    ['Create alert', 'Create Email Alert'],
    ['Email agent', 'Contact agent'],
  ] as const)
    await throughDialog(page, opener, name, { isRow: opener === 'Email agent' });
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText(/^Search saved!/)).toBeVisible();
  await page.goto('/customer-dashboard');
  await expect(page.getByRole('article')).toHaveCount(2);
  await throughDialog(page, /^Actions for Second flat/, 'Second flat of dialogs', {
    isRow: true,
  });
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await page.getByLabel('Choose').nth(0).check();
  await page.getByLabel('Choose').nth(1).check();
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
    ['Reply', 'Harmattan Homes'],
    ['Delete', 'Delete messages'],
  ] as const)
    await throughDialog(page, opener, name, { menu: /^Actions for/ });
  await page.goto(SETTINGS);
  for (const [opener, name] of [
    ['Request Data Export', 'Request Data Export'],
    ['Delete Account', 'Delete Account'],
  ] as const)
    await throughDialog(page, opener, name);
});
