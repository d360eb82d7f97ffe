import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import sharp from 'sharp';
import { KEEP_AGENT_CODE } from '../../src/contract/late-code';
import type { Origin } from '../support/origin';
import { patience } from '../support/patience';

/** The demo's newcomer: a test makes its own past. */
export const SEEKER = { email: 'amina.bello@gida.example', password: 'demo-seeker-2' };
/** A seeker who has saved homes, searched and booked before. */
export const SEEKER_WITH_PAST = { email: 'seeker@gida.example', password: 'demo-seeker-1' };
export const AGENT = { email: 'agent@gida.example', password: 'demo-agent-1' };

export const APPROVER = { email: 'approver@gida.example', password: 'demo-approver-1' };

/** A new device: its own storage and its own worker. */
export async function newDevice(
  browser: Browser,
  origin: Origin,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: origin.url });
  const page = await context.newPage();
  return { context, page };
}

/** A device without a worker: for what a page shows by itself, at a third of the cost. */
export async function newVisitor(
  browser: Browser,
  origin: Origin,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: origin.url, serviceWorkers: 'block' });
  return { context, page: await context.newPage() };
}

/** Opens the app and waits until the worker controls the page and holds every file it precaches. */
export async function openApp(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/**
 * Opens a prepared page and waits until the scripts have taken its content over. The header wakes
 * before the screen does (each is its own Suspense boundary), so it is the last element of the
 * content that is asked for the mark React leaves on what it has hydrated.
 */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const content = [...document.querySelectorAll('main *')].at(-1);
    return Object.keys(content ?? {}).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Logs in on a device whose worker is there for what comes. */
export async function logIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await openApp(page, '/login');
  await enter(page, who);
  if (who === AGENT) await keptAgentCode(page);
}

/** Waits until an agent's phone has all that their screens need, as its worker says. */
export async function keptAgentCode(page: Page): Promise<void> {
  const isKept = await page.evaluate(async (type) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) =>
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    port1.start();
    active?.postMessage({ type }, [port2]);
    return answer;
  }, KEEP_AGENT_CODE);
  expect(isKept).toBe(true);
}

/** Logs in on a device without a worker. */
export async function logInVisitor(
  page: Page,
  who: { email: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await enter(page, who);
}

async function enter(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password').fill(who.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/(dashboard|approvals)$/);
}

/** A photo as a phone takes it: 12 megapixels or as wide as asked, lying on its side, with a place in its metadata. */
export async function phonePhoto(color: string, width = 4000): Promise<Buffer> {
  // A tile of noise, repeated: to make twelve million points of it takes two seconds.
  const tile = await sharp({
    create: {
      width: 500,
      height: 500,
      channels: 3,
      background: color,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height: width * 0.75, channels: 3, background: color } })
    .composite([{ input: tile, tile: true }])
    .withExif({
      IFD0: { Make: 'Tecno' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** What the device holds of its outbox, read from IndexedDB itself. */
export function outboxOf(page: Page): Promise<{ kind: string; state: string; attempts: number }[]> {
  return page.evaluate(async () => {
    const session = await new Promise<{ userId: string } | undefined>((resolve, reject) => {
      const open = indexedDB.open('gida-device');
      open.addEventListener('error', () => reject(open.error));
      open.addEventListener('success', () => {
        const get = open.result.transaction('session').objectStore('session').get('current');
        get.addEventListener('success', () => {
          open.result.close();
          resolve(get.result);
        });
      });
    });
    if (session === undefined) return [];
    return new Promise((resolve, reject) => {
      const open = indexedDB.open(`gida-${session.userId}`);
      open.addEventListener('error', () => reject(open.error));
      open.addEventListener('success', () => {
        const all = open.result.transaction('outbox').objectStore('outbox').getAll();
        all.addEventListener('success', () => {
          open.result.close();
          resolve(all.result);
        });
      });
    });
  });
}

/** Opens the newest link of the demo's mailbox that confirms an e-mail, and presses its page's button. */
export async function openMailedLink(page: Page, address: RegExp): Promise<void> {
  const link = page.getByRole('link', { name: address }).first();
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(link).toBeVisible({ timeout: patience(1000) });
  }).toPass({ timeout: patience(30_000) });
  await link.click();
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
}

/** Saves a home by its card. A line that comes in above may move the heart under a press: one presses again. */
export async function saveHome(card: Locator): Promise<void> {
  await expect(async () => {
    const heart = card.getByRole('button', { name: /^Save / });
    if (await heart.isVisible()) await heart.click();
    await expect(card.getByRole('button', { name: 'Saved' })).toBeVisible({
      timeout: patience(5000),
    });
  }).toPass();
}

/** Opens what can be done with one's own listing, by its row. */
export async function openActions(row: Locator): Promise<Locator> {
  await row.getByRole('button', { name: /^Actions for/ }).click();
  return row.getByRole('dialog');
}
