import { expect, type Page } from '@playwright/test';
import { lostTexts } from './lost-texts';
import { patience } from '../support/patience';

export const PHONE = { width: 360, height: 740 };
/** Text twice as large on the usual phone, and the usual text on the narrowest one. */
const READINGS = [
  { width: 360, text: 32 },
  { width: 320, text: 16 },
];
/** A map draws its pins anew some frames after its size has changed. */
const DRAWN_WITHIN_MS = patience(5000);
const softly = expect.configure({ soft: true });
/** A window of 1,280 pixels zoomed to 200 %. */
const ZOOMED = { width: 640, height: 700 };

/** Each text of a page is there to be read, at 200 % zoom and in each of the readings. */
export async function expectWhole(page: Page, where: string): Promise<void> {
  await page.setViewportSize(ZOOMED);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wider, `${where} scrolls sideways at 200 % zoom`).toBe(0);
  for (const { width, text } of READINGS) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`;
    }, text);
    // After the text: what is drawn to the measure of its box, as a map's pins are, is drawn anew for it.
    await page.setViewportSize({ width, height: 740 });
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(beside, `${where} scrolls sideways at ${width} px, text of ${text} px`).toBe(0);
    await softly
      .poll(() => lostTexts(page), {
        message: `${where} at ${width} px, text of ${text} px`,
        timeout: DRAWN_WITHIN_MS,
      })
      .toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(PHONE);
}
