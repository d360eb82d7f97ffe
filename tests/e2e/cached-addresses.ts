import { type Page } from '@playwright/test';

/** Every address in every cache of this device. */
export function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        found.push(new URL(request.url).pathname);
    return found;
  });
}
