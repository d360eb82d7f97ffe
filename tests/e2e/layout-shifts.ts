import { expect, type Page } from '@playwright/test';

type Watched = Window & { shifts: number };

export const RENT = '/search-results?listingType=rent&location=Lagos';

/** Counts every shift of the layout of each page from its first moment, as browsers do (CLS). */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) watched.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What shifted so far: it was told by the time the next frame is drawn. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => resolve((window as unknown as Watched).shifts)),
        );
      }),
  );
}

/** The address of the home that was opened, once this device has noted that it was. */
export async function openedHome(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  // Who leaves in the moment before is not yet held room for.
  await expect(page.locator('html')).toHaveAttribute('data-returns', /seen/);
  return new URL(page.url()).pathname;
}
