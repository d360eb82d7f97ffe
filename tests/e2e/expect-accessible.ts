import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe-violations';

/** In light and dark, as wide as it is: nothing against the rules of access. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Colours are all that the dark theme changes.
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', ['color-contrast', 'link-in-text-block']],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeViolations(page, rules), `${where} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
