import { expect } from '@playwright/test';
import { logIn, SEEKER } from '../e2e/helpers';
import { alone as test } from '../e2e/shared-origin';

test('a logout without a network ends the session as soon as there is one', async ({
  device: page,
  origin,
}) => {
  const login = page.waitForResponse('**/api/auth/login');
  await logIn(page, SEEKER);
  const { token } = (await (await login).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const status = async () => (await fetch(`${origin.url}/api/auth/profile`, { headers })).status;
  expect(await status()).toBe(200);
  await origin.stop();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  await origin.start();
  // The page looks again when its browser says that there is a network.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(status).toBe(401);
});
