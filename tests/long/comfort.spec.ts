import { expect } from '@playwright/test';
import { Origin } from '../support/origin';
import { newDevice, openApp } from '../e2e/helpers';
import { test } from '../e2e/shared-origin';
import { RENT, watchShifts, shiftsOf, openedHome } from '../e2e/layout-shifts';

test('nothing jumps at a later visit when the server does not answer', async ({ browser }) => {
  const own = await Origin.create();
  await own.start();
  const { context, page } = await newDevice(browser, own);
  await page.setViewportSize({ width: 360, height: 740 });
  await openApp(page, RENT);
  await page.getByRole('article').first().getByRole('link').first().click();
  const home = await openedHome(page);
  await own.stop();
  await watchShifts(page);
  // The home page shows what the phone has, and asks for nothing that it has fetched today.
  const seen = page.getByRole('heading', { name: 'Recently seen' });
  const offline = page.getByText('Not connected: what you do is kept and sent later');
  for (const [path, told] of [
    ['/', seen],
    [RENT, offline],
    [home, offline],
  ] as const) {
    await page.goto(path);
    await expect(told).toBeVisible();
    expect(await shiftsOf(page), path).toBeLessThanOrEqual(0.02);
  }
  await context.close();
  await own.dispose();
});
