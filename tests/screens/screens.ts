import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { AGENT, logIn, SEEKER } from '../e2e/helpers';
import { Origin } from '../support/origin';
import { addressesFor } from '../support/page-visits';

// Takes pictures of the screens for the eye: `npm run screens`, or with `-- --store` those that the
// manifest and the README show; `-- --agent` takes the agent's side alone.
const OUT = join(process.cwd(), 'test-results', 'screens');
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function shoot(page: Page, name: string, full = true): Promise<void> {
  await settle(page);
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: full });
}

const nameOf = (path: string) => path.slice(1).replaceAll(/[^a-z-]+/gi, '_') || 'home';

/** The tools for areas on the map, and an area that is kept. */
async function shootAreas(page: Page, label: string) {
  await page.goto('/search-results?listingType=rent&location=Lekki&view=map');
  for (const tool of ['Circle', 'Shape']) {
    await page.getByRole('button', { name: 'Edit this area' }).click();
    await page.getByRole('button', { name: tool, exact: true }).click();
    if (tool === 'Shape') await page.getByRole('button', { name: 'Corner in the middle' }).click();
    await shoot(page, `area-${tool.toLowerCase()}-${label}`, false);
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
  await page.goto('/areas?place=Lekki');
  await page.getByRole('button', { name: 'Keep Lekki on this device' }).click();
  await page.getByText('Checked just now.').waitFor();
  await shoot(page, `area-kept-${label}`);
}

async function visitOthers(page: Page, label: string) {
  for (const path of addressesFor('visitor')) {
    await page.goto(path);
    await shoot(page, `${nameOf(path)}-${label}`);
  }
  await page.goto('/search-results?listingType=sale&location=Lagos');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Finance' }).waitFor();
  await shoot(page, `property-${label}`);
  await page.getByRole('main').waitFor();
  await shootAreas(page, label);
  await logIn(page, SEEKER).catch(() => undefined);
  for (const path of addressesFor('seeker')) {
    await page.goto(path);
    await shoot(page, `seeker_${nameOf(path)}-${label}`);
  }
}

async function visit(browser: Browser, url: string, size: keyof typeof SIZES, dark: boolean) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-NG',
  });
  const label = `${size}-${dark ? 'dark' : 'light'}`;
  const page = await context.newPage();
  if (!process.argv.includes('--agent')) await visitOthers(page, label);
  await context.close();
  const agent = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-NG',
  });
  const agentPage = await agent.newPage();
  await logIn(agentPage, AGENT);
  for (const path of addressesFor('agent')) {
    await agentPage.goto(path);
    await shoot(agentPage, `agent_${nameOf(path)}-${label}`, path !== '/dashboard');
  }
  await agent.close();
}

/** The pictures that are part of the product. */
async function store(browser: Browser, url: string): Promise<void> {
  const folder = join(process.cwd(), 'public', 'screenshots');
  mkdirSync(folder, { recursive: true });
  const pictures = [
    ['home-phone', SIZES.phone, '/'],
    ['results-desktop', SIZES.desktop, '/search-results?listingType=sale&location=Lagos'],
  ] as const;
  for (const [name, viewport, path] of pictures) {
    const page = await browser.newPage({ baseURL: url, viewport, locale: 'en-NG' });
    await page.goto(path);
    await settle(page);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.close();
  }
}

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const origin = await Origin.create();
await origin.start();
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
if (process.argv.includes('--store')) await store(browser, origin.url);
else
  for (const size of ['phone', 'desktop'] as const)
    for (const dark of [false, true]) await visit(browser, origin.url, size, dark);
await browser.close();
await origin.dispose();
console.log(`Pictures are in ${OUT}`);
