import { expect, type Page } from '@playwright/test';

export async function logOut(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
}
