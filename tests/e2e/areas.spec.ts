import { expect, type Page } from '@playwright/test';
import type { Origin } from '../support/origin';
import { newDevice, openApp } from './helpers';
import { originWithTiles } from './origin-with-tiles';
import { test } from './shared-origin';

let origin: Origin;
let dispose: () => Promise<void>;

test.beforeAll(async () => {
  ({ origin, dispose } = await originWithTiles());
});

test.afterAll(() => dispose());

const results = (page: Page) => page.getByText(/^[\d,]+ results?$/);

test('[MAP-1] [RES-3] Lekki is kept on the phone, and searched, filtered, sorted and mapped with no server', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openApp(page, '/search-results?listingType=rent&location=Lekki');
  const online = await results(page).innerText();
  await page.getByRole('link', { name: 'Keep Lekki offline' }).click();
  // Megabytes and naira first, nothing fetched.
  const offer = page.getByText(/[KM]B, about ₦[\d.,]+: \d+ homes, the map within 10 km of Lekki/);
  await expect(offer).toBeVisible();
  await page.getByRole('checkbox', { name: /Small photos too \(.*B, about ₦/ }).check();
  await expect(page.getByText(/with \d+ small photos/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Lekki on this device' }).click();
  const kept = page.getByRole('article', { name: 'Lekki' });
  await expect(kept.getByText('Checked just now.')).toBeVisible();
  await expect(kept.getByRole('progressbar')).toHaveCount(0);
  // What was looked at is forgotten: only the area is left.
  await page.evaluate(async () => {
    const open = indexedDB.open('gida-anonymous');
    const database = await new Promise<IDBDatabase>((resolve) =>
      open.addEventListener('success', () => resolve(open.result)),
    );
    const clear = database.transaction(['listings', 'searches'], 'readwrite');
    clear.objectStore('listings').clear();
    clear.objectStore('searches').clear();
    await new Promise((resolve) => clear.addEventListener('complete', resolve));
    database.close();
    await caches.delete('gida-seen-photos');
  });
  await origin.stop('SIGKILL');

  await page.goto('/search-results?listingType=rent&location=Lekki');
  await expect(page.getByText('Offline, this device alone')).toBeVisible();
  await expect(results(page)).toHaveText(online);
  const all = Number(online.replace(/\D/g, ''));
  // Filter and order.
  await page.goto('/search-results?listingType=rent&location=Lekki&bedroomsMin=3&sort=price-asc');
  await expect(results(page)).not.toHaveText(online);
  const some = Number((await results(page).innerText()).replace(/\D/g, ''));
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  // Its photo is there as well.
  const photo = first.getByRole('img').first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth ?? 0))
    .toBeGreaterThan(0);
  // The map: pins of all, on the map of the area.
  await page.goto('/search-results?listingType=rent&location=Lekki&view=map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByText('This is the map kept on your device.')).toBeVisible();
  await expect(map.getByRole('button', { name: /^₦|homes/ }).first()).toBeVisible();
  await expect.poll(() => map.locator('canvas').count()).toBeGreaterThan(0);
  // A home opens, too.
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  // Removed, it is gone.
  await page.goto('/areas');
  await kept.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No area is kept yet')).toBeVisible();
  await page.goto('/search-results?listingType=rent&location=Lekki&bathroomsMin=1');
  await expect(page.getByText('Nothing on this device yet')).toBeVisible();
  await origin.start();
  await context.close();
});

test('[RES-3] an area is drawn by keyboard alone, and by hand, and filters the list', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/search-results?listingType=rent&view=map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('button', { name: /^₦|homes/ }).first()).toBeVisible();
  const all = await results(page).innerText();
  const placed = page.getByText(/ (is|are) on the map\.$| of \S+ homes on the map: /);
  // Further pages come to the map by themselves.
  await expect(placed).toHaveText(/^All /);
  const allPlaced = await placed.innerText();
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Edit this area');
  await press('Circle');
  // The circle lies in the middle of what is shown; keys make it wider and move it.
  const middle = map.getByRole('button', { name: /^The middle of the circle/ });
  await middle.focus();
  await page.keyboard.press('ArrowUp');
  const size = page.getByRole('slider');
  await size.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Within 2.5 km')).toBeVisible();
  await press('Search this area');
  await expect(page).toHaveURL(/area=circle%3A/);
  await press('Remove filter Area on the map');
  await expect(results(page)).toHaveText(all);
  // With the pins the map has gone back to all of them; while one draws it stays where it is.
  await expect(placed).toHaveText(allPlaced);

  await press('Edit this area');
  await press('Shape');
  await expect(page.getByText('3 more to go')).toBeVisible();
  const container = map.locator('.leaflet-container');
  for (const keys of [['ArrowLeft'], ['ArrowUp', 'ArrowRight'], ['ArrowRight', 'ArrowDown']]) {
    for (const key of keys) {
      await container.focus();
      await page.keyboard.press(key);
    }
    await press('Corner in the middle');
  }
  await expect(page.getByText('3 corners.')).toBeVisible();
  const corner = map.getByRole('button', { name: /^Corner 3 of 3/ });
  await corner.focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('1 more to go')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeDisabled();
  // By hand: taps set the rest, around everything there is.
  const { width, height } = (await container.boundingBox()) ?? { width: 0, height: 0 };
  for (const [x, y] of [
    [0.95, 0.5],
    [0.5, 0.85],
    [0.05, 0.6],
  ] as const)
    await container.click({ position: { x: width * x, y: height * y } });
  await expect(page.getByText('5 corners.')).toBeVisible();
  // A tap on a home's price is a tap on the map as well. Which homes there are differs, and so do their
  // places: it is one that no corner, notice or control lies on, or the bare map where there is none.
  const onPin = await container.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll('.leaflet-marker-icon:not(.leaflet-marker-draggable)')]
      .map((pin) => {
        const { x, y, width, height } = pin.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const isFree = top === element || pin.contains(top);
        return { x: x + width / 2 - frame.x, y: y + height / 2 - frame.y, isFree };
      })
      .find(({ isFree }) => isFree);
  });
  const { x, y } = onPin ?? { x: width * 0.3, y: height * 0.5 };
  await container.click({ position: { x, y }, force: true });
  await expect(page.getByText('6 corners.')).toBeVisible();
  await press('Search this area');
  await expect(page).toHaveURL(/area=shape%3A/);
  const found = Number((await results(page).innerText()).replace(/\D/g, ''));
  expect(found).toBeLessThanOrEqual(Number(all.replace(/\D/g, '')));
  // The same on the phone alone.
  await expect(page.getByText('Up to date')).toBeVisible();
  await context.close();
});
