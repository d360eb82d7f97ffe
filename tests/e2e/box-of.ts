import { expect, type Locator } from '@playwright/test';

/** Where an element stands on the page, in pixels. */
export async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (box === null) throw new Error('It has no place on the page');
  return {
    top: box.y,
    bottom: box.y + box.height,
    height: box.height,
    middle: box.x + box.width / 2,
  };
}
