import { expect, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { logIn, newDevice, SEEKER } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

test('a lost phone is logged out from another one, as soon as there is a network', async ({
  browser,
}) => {
  const lost = await newDevice(browser, origin);
  await logIn(lost.page, SEEKER);
  const mine = await newDevice(browser, origin);
  await logIn(mine.page, SEEKER);
  await mine.page.goto('/customer-dashboard');
  const section = mine.page.getByRole('region', { name: 'Where you are logged in' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section).toContainText('This device');

  await mine.context.setOffline(true);
  await section.getByRole('button', { name: /^End the session on/ }).click();
  await expect(section).toContainText('Saved on this phone');
  await mine.context.setOffline(false);
  await expect(section.getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });

  // The lost phone learns of it with its next request: it must log in again.
  await lost.page.goto('/outbox');
  await expect(lost.page.getByText('Your session has ended.').first()).toBeVisible();
  await lost.context.close();
  await mine.context.close();
});
