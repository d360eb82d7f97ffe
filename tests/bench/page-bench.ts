import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { freePort } from '../support/free-port';

// npm run bench:page [-- --release ../last-release --rounds 5]
// How soon a page is seen and answers a tap, on slow lines with a slow processor, first visits and
// later ones with the server gone; beside it the same of another built release, round by round.
const { values } = parseArgs({
  options: { release: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const ROUNDS = Number(values.rounds);
const RELEASES = [
  { name: 'this build', folder: process.cwd() },
  ...(values.release === undefined ? [] : [{ name: 'the other', folder: resolve(values.release) }]),
];

/** Bits a second and milliseconds of a round trip, by the browser's own throttling of requests. */
const LINES = [
  { name: 'a: 1.6 Mbit/s, 150 ms', bits: 1_600_000, latency: 150 },
  { name: 'b: 400 kbit/s, 400 ms', bits: 400_000, latency: 400 },
  { name: 'c: 1.5 Mbit/s, 800 ms', bits: 1_500_000, latency: 800 },
];
const FIRST_SLOWDOWN = 6;
const LATER_SLOWDOWN = 4;

type Visited = { name: string; path: string; content: string };
type Measured = Record<
  'lcp' | 'content' | 'answers' | 'blocked' | 'shift' | 'requests' | 'script' | 'document',
  number
>;
const COLUMNS: { key: keyof Measured; label: string; digits: number; per: number }[] = [
  { key: 'lcp', label: 'LCP s', digits: 2, per: 1000 },
  { key: 'content', label: 'content s', digits: 2, per: 1000 },
  { key: 'answers', label: 'answers s', digits: 2, per: 1000 },
  { key: 'blocked', label: 'blocked ms', digits: 0, per: 1 },
  { key: 'shift', label: 'CLS', digits: 3, per: 1 },
  { key: 'requests', label: 'requests', digits: 0, per: 1 },
  { key: 'script', label: 'script KB', digits: 0, per: 1000 },
  { key: 'document', label: 'page KB', digits: 1, per: 1000 },
];

/** Clock ticks of 10 ms that a process and its children have used. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => ticksOf(Number(id)))
    .reduce((sum, ticks) => sum + ticks, Number(fields[11]) + Number(fields[12]));
}

/** Waits until a server is done with what it does after its start, such as the differences between releases. */
async function resting(pid: number): Promise<void> {
  for (let before = ticksOf(pid), quiet = 0, waited = 0; quiet < 3 && waited < 120; waited += 1) {
    await setTimeout(1000);
    const now = ticksOf(pid);
    quiet = Math.abs(now - before) <= 5 ? quiet + 1 : 0;
    before = now;
  }
}

async function startRelease(folder: string) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'gida-bench-'));
  const child = spawn(process.execPath, [join(folder, 'dist', 'server', 'main.js')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('demo agent')) done();
    });
  });
  if (child.pid !== undefined) await resting(child.pid);
  const url = `http://localhost:${port}`;
  const answer = await fetch(`${url}/api/properties?listingType=rent&location=Lagos`);
  const found: { properties: { id: string }[] } = JSON.parse(await answer.text());
  const pages: Visited[] = [
    { name: 'home', path: '/', content: 'main form' },
    {
      name: 'results',
      path: '/search-results?listingType=rent&location=Lagos',
      content: 'main article',
    },
    { name: 'a home', path: `/property-detail/${found.properties[0]?.id}`, content: 'main h1' },
  ];
  const end = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, pages, end };
}

/** Notes in the page itself when its content is there, when it answers, and what it cost. */
function watch(content: string): void {
  const noted = { lcp: 0, content: 0, answers: 0, blocked: 0, shift: 0, requests: 0 };
  Object.assign(window, { noted });
  const onEntries = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  onEntries('largest-contentful-paint', (entry) => {
    noted.lcp = entry.startTime;
  });
  onEntries('layout-shift', (entry) => {
    noted.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  onEntries('longtask', (entry) => {
    noted.blocked += Math.max(0, entry.duration - 50);
  });
  const look = () => {
    const found = document.querySelector(content);
    if (found !== null && noted.content === 0) {
      noted.content = performance.now();
      noted.requests = performance.getEntriesByType('resource').length + 1;
    }
    if (found !== null && Object.keys(found).some((key) => key.startsWith('__reactFiber'))) {
      noted.answers = performance.now();
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measure(page: Page, url: string, { path, content }: Visited): Promise<Measured> {
  // What runs this file wraps inner functions in a call that a page does not have.
  await page.addInitScript('globalThis.__name = (work) => work;');
  await page.addInitScript(watch, content);
  await page.goto(url + path, { waitUntil: 'commit' });
  const answers = () => (window as unknown as { noted: Measured }).noted?.answers > 0;
  await page.waitForFunction(answers, null, { timeout: 120_000 });
  // The last paint and the tasks right after are part of it.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 3000 })),
  );
  return page.evaluate(() => {
    const { noted } = window as unknown as { noted: Measured };
    const script = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < noted.answers)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { ...noted, script, document: own?.encodedBodySize ?? 0 };
  });
}

async function slowDown(page: Page, rate: number, line?: (typeof LINES)[number]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  if (line === undefined) return;
  const throughput = line.bits / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/** A phone that was never here. */
async function firstVisit(
  browser: Browser,
  url: string,
  visited: Visited,
  line: (typeof LINES)[number],
): Promise<Measured> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await slowDown(page, FIRST_SLOWDOWN, line);
  const measured = await measure(page, url, visited);
  await context.close();
  return measured;
}

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

function print(title: string, rows: Map<string, Measured[]>): void {
  console.log(`\n${title}`);
  console.log(['release'.padEnd(12), ...COLUMNS.map(({ label }) => label.padStart(18))].join(''));
  for (const [name, rounds] of rows) {
    const cells = COLUMNS.map(({ key, digits, per }) => {
      const all = rounds.map((round) => round[key] / per);
      const [least, most] = [Math.min(...all), Math.max(...all)];
      const spread = `(${least.toFixed(digits)}–${most.toFixed(digits)})`;
      return `${middle(all).toFixed(digits)} ${spread}`.padStart(18);
    });
    console.log([name.padEnd(12), ...cells].join(''));
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const running = await Promise.all(
  RELEASES.map(async ({ name, folder }) => ({ name, ...(await startRelease(folder)) })),
);
console.log(`${ROUNDS} rounds, medians (least–most); processor slowed ${FIRST_SLOWDOWN} times`);
for (const line of LINES) {
  for (const at of running[0]?.pages.keys() ?? []) {
    const rows = new Map(running.map(({ name }): [string, Measured[]] => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { name, url, pages } of running) {
        const visited = pages[at];
        if (visited) rows.get(name)?.push(await firstVisit(browser, url, visited, line));
      }
    print(`first visit, ${running[0]?.pages[at]?.name}, ${line.name}`, rows);
  }
}

// Later visits, with the server gone: from the phone alone.
const later = await Promise.all(
  running.map(async ({ name, url, pages }) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    for (const { path, content } of pages) {
      await page.goto(url + path);
      await page.waitForSelector(content);
    }
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    return { name, url, pages, context };
  }),
);
for (const { end } of running) await end();
for (const at of later[0]?.pages.keys() ?? []) {
  const rows = new Map(later.map(({ name }): [string, Measured[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, url, pages, context } of later) {
      const page = await context.newPage();
      await slowDown(page, LATER_SLOWDOWN);
      const visited = pages[at];
      if (visited) rows.get(name)?.push(await measure(page, url, visited));
      await page.close();
    }
  print(`later visit, server gone, ×${LATER_SLOWDOWN}, ${later[0]?.pages[at]?.name}`, rows);
}
await browser.close();
