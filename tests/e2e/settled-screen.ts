import { type Browser, expect, type Page } from '@playwright/test';
import type { Origin } from '../support/origin';
import { PHONE } from './expect-whole';

/** The words of a screen that is still waiting for something; a 'Loading bay' is none. */
const WAITING =
  /(?:Loading|Opening|Looking at)[^.…]{0,40}(?:…|\.{3})|Searching …|Reading from this device/;

/** Waits until a screen is there and waits for nothing itself. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('main')).not.toHaveText(WAITING);
}

/** Somebody's phone, without a worker and without movement. */
export const visit = (browser: Browser, origin: Origin) =>
  browser.newContext({
    baseURL: origin.url,
    viewport: PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
