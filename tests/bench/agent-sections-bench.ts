import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { AGENT, logIn } from '../e2e/helpers';
import { Origin } from '../support/origin';

// How soon each section of the agent's dashboard can be used in an account of 200 and of 2,000
// listings, in Chromium slowed down four times: from the tap until its content stands and the one
// thread of the page is free again.
const SLOWDOWN = 4;
const ROUNDS = 7;
/** What stands once a section can be used: words, or what a selector finds. */
const SECTIONS: [string, RegExp | string][] = [
  ['My Properties', /^Showing \d+ of \d+ properties$/],
  ['Inspections', /^In your own calendar$/],
  ['Saved Properties', /^No Saved Properties$/],
  ['Boosts', /^Boost Packages$/],
  ['Messages', /^No Messages$/],
  ['Analytics', /^By property$/],
  ['Account', /^Notification Preferences$/],
  ['Property Map', '.leaflet-marker-icon'],
];
const PLACES = ['Lekki Phase 1', 'Ikeja', 'Yaba', 'Surulere', 'Gbagada', 'Ajah', 'Ikoyi'];

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function table(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `B-${at},${(at % 5) + 1} Bedroom Flat ${at},"${at} Bench Close, ${PLACES[at % 7]}, Lagos",${1_000_000 + at * 1000},${(at % 5) + 1},Flat,For Rent`,
  );
  return ['reference,title,location,price,bedrooms,property_type,status', ...rows].join('\n');
}

function importInto(origin: Origin, count: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'gida-bench-'));
  const file = join(folder, 'listings.csv');
  writeFileSync(file, table(count));
  const done = spawnSync(
    process.execPath,
    ['scripts/cli.mjs', 'import', file, '--agent', AGENT.email],
    { env: { ...process.env, DATA_DIR: origin.dataDir, DEMO: '1' }, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  if (done.status !== 0) throw new Error(done.stderr);
}

/** Milliseconds from the tap on a section until its words stand and the page is idle. */
async function open(page: Page, name: string, shown: RegExp | string): Promise<number> {
  const link = page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
  await link.evaluate((element) => {
    window.performance.clearMarks();
    window.performance.mark('tap');
    (element as HTMLElement).click();
  });
  await page.waitForFunction(
    ({ words, selector }) =>
      selector === ''
        ? [...document.querySelectorAll('main h2, main p')].some((element) =>
            new RegExp(words).test(element.textContent?.trim() ?? ''),
          )
        : document.querySelector(selector) !== null,
    typeof shown === 'string'
      ? { words: '', selector: shown }
      : { words: shown.source, selector: '' },
    { polling: 'raf' },
  );
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestIdleCallback(() =>
          resolve(performance.now() - (performance.getEntriesByName('tap')[0]?.startTime ?? 0)),
        ),
      ),
  );
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  for (const count of [200, 2000]) {
    const origin = await Origin.create();
    // The first start makes the demo accounts.
    await origin.start();
    await origin.stop();
    importInto(origin, count);
    await origin.start();
    const context = await browser.newContext({
      baseURL: origin.url,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await logIn(page, AGENT);
    await page.waitForFunction(
      (wanted) => {
        const shown = /of (\d+) properties/.exec(document.querySelector('main')?.textContent ?? '');
        return Number(shown?.[1]) >= wanted;
      },
      count,
      { timeout: 120_000 },
    );
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, shown] of SECTIONS)
        times.set(name, [...(times.get(name) ?? []), await open(page, name, shown)]);
    console.log(
      `\n${count} listings, ${SLOWDOWN}x slowdown, ms until it can be used (median, worst):`,
    );
    for (const [name, values] of times)
      console.log(
        `  ${name.padEnd(18)} ${median(values).toFixed(0).padStart(5)} ${Math.max(...values)
          .toFixed(0)
          .padStart(6)}`,
      );
    await context.close();
    await origin.dispose();
  }
} finally {
  await browser.close();
}
