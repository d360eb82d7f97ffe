import { expect, type Page } from '@playwright/test';
import { addressesFor } from '../support/page-visits';
import { cutRings } from '../e2e/cut-rings';
import { expectAccessible } from '../e2e/expect-accessible';
import { AGENT, APPROVER, logInVisitor, openLive, SEEKER } from '../e2e/helpers';
import { lookAtHome, lookAtOwn } from '../e2e/inner-screens';
import { test } from '../e2e/shared-origin';
import { settled, visit } from '../e2e/settled-screen';

const DESKTOP = { width: 1280, height: 800 };
const SEARCH = '/search-results?listingType=rent&location=Lagos';

async function look(page: Page, where: string): Promise<void> {
  await settled(page);
  await expectAccessible(page, where);
}

for (const [name, who] of [
  ['visitor', null],
  ['seeker', SEEKER],
  ['agent', AGENT],
  ['approver', APPROVER],
] as const)
  test(`on a desktop every screen of the ${name} is accessible, in light and dark`, async ({
    browser,
    origin,
  }) => {
    const context = await visit(browser, origin);
    const page = await context.newPage();
    if (who) await logInVisitor(page, who);
    await page.setViewportSize(DESKTOP);
    for (const path of addressesFor(name)) {
      await page.goto(path);
      await look(page, path);
    }
    if (who === null) await lookAtHome(page, look);
    if (who === AGENT) await lookAtOwn(page, look);
    await context.close();
  });

test('no ring of what has the focus is cut, in rows that scroll and in lists', async ({
  browser,
  origin,
}) => {
  const people: [{ email: string; password: string } | null, string[]][] = [
    [null, [SEARCH, `${SEARCH}&view=map`, '/pricing', '/faq']],
    [SEEKER, ['/customer-dashboard', '/saved-properties', '/messages']],
    [
      AGENT,
      [
        '/dashboard',
        '/dashboard/inspections',
        '/dashboard/messages',
        '/dashboard/analytics',
        '/add-property',
      ],
    ],
  ];
  for (const [who, paths] of people) {
    const context = await visit(browser, origin);
    const page = await context.newPage();
    if (who) await logInVisitor(page, who);
    for (const path of paths) {
      // What scrolls to the focus comes with the scripts.
      await openLive(page, path);
      await settled(page);
      expect.soft(await cutRings(page), path).toEqual([]);
    }
    await context.close();
  }
});
