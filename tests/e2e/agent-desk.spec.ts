import { expect } from '@playwright/test';
import { axeViolations } from './axe-violations';
import { AGENT, logInVisitor, openActions } from './helpers';
import { test } from './shared-origin';
import { boxOf } from './box-of';

test.describe.configure({ mode: 'parallel' });

test('[AGENT-2] [MYP-2] on a phone the head is small and the first listing is near: rows, not cards', async ({
  visitor: page,
}) => {
  await logInVisitor(page, AGENT);
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(6);
  // A draft may be the first: it has no week.
  await expect(rows.getByText(/^7 days: /).first()).toBeVisible();

  const head = await boxOf(page.getByRole('complementary', { name: 'Agent dashboard' }));
  // With the site's own header above it.
  expect(head.bottom).toBeLessThanOrEqual(112);
  expect((await boxOf(rows.first())).top).toBeLessThanOrEqual(300);
  // Of all of them, whichever come first: the dearest and a draft too.
  const next = page.getByRole('button', { name: 'Next' });
  for (let pages = 1; ; pages += 1) {
    for (const row of await rows.all()) expect((await boxOf(row)).height).toBeLessThanOrEqual(96);
    if (await next.isDisabled()) break;
    await next.click();
    await expect(
      page.getByRole('button', { name: `Page ${pages + 1}`, exact: true }),
    ).toHaveAttribute('aria-current', 'page');
  }
  const button = await boxOf(rows.first().getByRole('button'));
  // With a box to tick as well.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const row of await rows.all()) expect((await boxOf(row)).height).toBeLessThanOrEqual(96);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(button.height).toBeGreaterThanOrEqual(44);
  // One menu of the site; the sections stand in the bottom bar.
  await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(1);
  // Nothing asks for more than the phone's width, less the margin of the page.
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const list = await page.getByRole('main').getByRole('listitem').last().boundingBox();
    expect((list?.x ?? width) + (list?.width ?? 0)).toBeLessThanOrEqual(width - 16);
  }
});

test('[AGENT-2] [MYP-2] the sheets of a phone have no accessibility violation, in light and dark', async ({
  visitor: page,
}) => {
  await logInVisitor(page, AGENT);
  const first = page.getByRole('article').first();
  const look = async (where: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await axeViolations(page), `${where} in ${colorScheme}`).toEqual([]);
    }
  };
  await openActions(first);
  await look('actions');
  await page.keyboard.press('Escape');
  await expect(first.getByRole('button', { name: /^Actions for/ })).toBeFocused();
  await page.getByRole('button', { name: 'Filters' }).click();
  await look('filters');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Analytics' })).toBeVisible();
  await look('more');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox').first().check();
  await look('selected');
});

test('[MYP-1] a wide screen keeps the cards and the sections beside them', async ({
  visitor: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInVisitor(page, AGENT);
  const cards = page.getByRole('main').getByRole('article');
  // A draft may be the first, and has none.
  await expect(cards.getByRole('button', { name: 'Boost' }).first()).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Account' });
  await expect(sections.getByRole('link', { name: 'Analytics' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
});
