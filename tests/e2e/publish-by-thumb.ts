import { type Browser, expect, type Page } from '@playwright/test';
import { Origin } from '../support/origin';
import { AGENT, logIn, phonePhoto } from './helpers';
import { patience } from '../support/patience';

/** How much slower than this machine the phone is: `SLOWDOWN=4` to measure, where nothing else runs. */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 1);
const ADVERT = `*TO LET*
Newly renovated 3 bedroom flat with BQ
📍 Osapa London, Lekki, Lagos
Rent: 3.75m net, caution 300k
24hr security, swimming pool
Call 0803 123 4567`;

/** Beside those that choose photos (FORM-6). */
const MOST_TAPS = 12;

/** A thumb that counts: taps, and keys that are typed by hand. */
class Thumb {
  taps = 0;
  keys = 0;
  constructor(private readonly page: Page) {}

  async tap(role: 'button' | 'link', name: string): Promise<void> {
    this.taps += 1;
    await this.page.getByRole(role, { name, exact: true }).last().click();
  }
  async write(label: string, text: string): Promise<void> {
    this.taps += 1;
    this.keys += text.length;
    await this.page.getByLabel(label).click();
    await this.page.getByLabel(label).pressSequentially(text);
  }
  /** A long press and 'Paste' put in what was copied elsewhere. */
  async paste(label: string, text: string): Promise<void> {
    this.taps += 2;
    await this.page.getByLabel(label).fill(text);
  }
  async choose(label: string, option: string): Promise<void> {
    this.taps += 2;
    await this.page.getByLabel(label).selectOption(option);
  }
  /** The camera roll opens with the tap; what is chosen in it counts for itself. */
  async addProperty(): Promise<void> {
    const roll = this.page.waitForEvent('filechooser');
    await this.tap('link', 'Add New Property');
    await (await roll).setFiles([
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('#88aa66') },
      { name: 'back.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('#aa8866') },
    ]);
    await expect(this.page.getByText('2 of 10')).toBeVisible();
  }
}

const WAYS = {
  'the fields one by one': async (thumb: Thumb, page: Page) => {
    await thumb.write('Address *', 'Osapa London, Lekki, Lagos');
    await page.keyboard.press('Escape');
    await thumb.choose('Listing for', 'rent');
    await thumb.write('Price per year', '3750000');
    await thumb.choose('Type *', 'Flat');
    await thumb.write('Bedrooms', '3');
    await thumb.write('Description', ADVERT.split('\n').slice(1, 5).join('. '));
  },
  'the advert that was written already': async (thumb: Thumb) => {
    await thumb.tap('button', 'Paste an advert');
    await thumb.paste('The advert, as it stands in the chat', ADVERT);
    await thumb.tap('button', 'Read it');
  },
};

/** From the tap to a published listing in at most 12 taps (FORM-6); returns how many keys were typed by hand. */
export async function publishByThumb(
  browser: Browser,
  { way, hasNetwork }: { way: keyof typeof WAYS; hasNetwork: boolean },
): Promise<{ keys: number }> {
  const origin = await Origin.create();
  await origin.start();
  try {
    return { keys: await publish(browser, origin, way, hasNetwork) };
  } finally {
    await origin.dispose();
  }
}

async function publish(
  browser: Browser,
  origin: Origin,
  way: keyof typeof WAYS,
  hasNetwork: boolean,
): Promise<number> {
  const context = await browser.newContext({
    baseURL: origin.url,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await logIn(page, AGENT);
  await expect(page.getByRole('heading', { name: 'My Properties' })).toBeVisible();
  // The list is there before the network goes, as an agent would leave the office.
  await expect(page.getByRole('article').first()).toBeVisible();
  if (!hasNetwork) await origin.stop();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const begun = Date.now();
  const thumb = new Thumb(page);
  await thumb.addProperty();
  await WAYS[way](thumb, page);
  await thumb.tap('button', 'Save Property');
  const mine = page.getByRole('article', { name: '3 Bedroom Flat in Osapa London' });
  await expect(mine).toBeVisible();
  if (!hasNetwork) {
    await expect(mine.getByText('Saved on this device', { exact: true })).toBeVisible();
    await origin.start();
  }
  await expect(mine.getByText('Published', { exact: true })).toBeVisible({
    timeout: patience(60_000),
  });
  console.log(
    `${way}, ${hasNetwork ? 'with' : 'without'} a network: ${thumb.taps} taps, ${thumb.keys} keys, ${((Date.now() - begun) / 1000).toFixed(0)} s of the machine's own`,
  );
  expect(thumb.taps).toBeLessThanOrEqual(MOST_TAPS);
  return thumb.keys;
}
