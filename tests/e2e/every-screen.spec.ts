import { expect, type Page } from '@playwright/test';
import { addressesFor } from '../support/page-visits';
import { expectAccessible } from './expect-accessible';
import { expectWhole } from './expect-whole';
import { AGENT, APPROVER, logInVisitor, SEEKER, SEEKER_WITH_PAST } from './helpers';
import { lookAtHome, lookAtOwn } from './inner-screens';
import { test } from './shared-origin';
import { smallTargets } from './small-targets';
import { settled, visit } from './settled-screen';

test.describe.configure({ mode: 'parallel' });

/** Looks at a screen in every way that a phone shows it; it is opened once for all of them. A desktop: `npm run test:long`. */
async function look(page: Page, where: string): Promise<void> {
  await settled(page);
  await expectAccessible(page, where);
  expect.soft(await smallTargets(page), `${where}: smaller than a thumb`).toEqual([]);
  await expectWhole(page, where);
}

test('every public screen is accessible and whole, on a phone and a narrow one, in light, dark and large text', async ({
  browser,
  origin,
}) => {
  const context = await visit(browser, origin);
  const page = await context.newPage();
  for (const path of addressesFor('visitor')) {
    await page.goto(path);
    await look(page, path);
  }
  await lookAtHome(page, look);
  await context.close();
});

for (const [name, who, account] of [
  ['seeker', SEEKER, 'seeker'],
  ['agent', AGENT, 'agent'],
  ['approver', APPROVER, 'approver'],
] as const)
  test(`every screen of ${name === 'seeker' ? 'a' : 'an'} ${name} is accessible and whole, on a phone and a narrow one, in light, dark and large text`, async ({
    browser,
    origin,
  }) => {
    const context = await visit(browser, origin);
    const page = await context.newPage();
    await logInVisitor(page, who);
    // A log-in elsewhere is news: a badge stands in menus and bars.
    const elsewhere = await visit(browser, origin);
    await logInVisitor(await elsewhere.newPage(), who);
    await elsewhere.close();
    for (const path of addressesFor(account)) {
      await page.goto(path);
      await look(page, path);
    }
    if (who === AGENT) await lookAtOwn(page, look);
    await context.close();
  });

test('homes saved, seen and booked, and compact cards, are whole on a phone and a narrow one, and in large text', async ({
  browser,
  origin,
}) => {
  const context = await visit(browser, origin);
  const page = await context.newPage();
  await logInVisitor(page, SEEKER_WITH_PAST);
  for (const path of [
    '/',
    '/saved-properties',
    '/customer-dashboard?tab=inspections',
    '/customer-dashboard?tab=messages',
  ]) {
    await page.goto(path);
    await settled(page);
    await expectWhole(page, path);
  }
  await page.goto('/search-results?listingType=rent&location=Lagos');
  await page.getByRole('button', { name: 'Compact', exact: true }).click();
  await settled(page);
  await expectWhole(page, 'compact cards');
  await context.close();
});
