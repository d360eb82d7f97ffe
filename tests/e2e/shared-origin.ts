import { type Browser, expect, type Page, test as plain } from '@playwright/test';
import { Origin } from '../support/origin';
import { axeViolations } from './axe-violations';
import { newDevice, newVisitor } from './helpers';

type Give<Value> = (value: Value) => Promise<void>;
type Reached = { browser: Browser; origin: Origin };

/** A page that is closed with its test: of a device of its own, or of a visitor without a worker. */
const pages = {
  device: async ({ browser, origin }: Reached, give: Give<Page>) => {
    const { page } = await newDevice(browser, origin);
    await give(page);
    await close(page);
  },
  visitor: async ({ browser, origin }: Reached, give: Give<Page>) => {
    const { page } = await newVisitor(browser, origin);
    await give(page);
    await close(page);
  },
};
/** A request that a test still holds, or answers, is none of its faults any more. */
async function close(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await lookAtLast(page.context().pages());
  await page.context().close();
}

/** With `AXE=1`, whatever state a test leaves a page in has nothing against the rules of access. */
async function lookAtLast(left: readonly Page[]): Promise<void> {
  if (process.env.AXE !== '1') return;
  for (const page of left)
    if (page.url().startsWith('http'))
      expect.soft(await axeViolations(page), page.url()).toEqual([]);
}

type Pages = { device: Page; visitor: Page };

/** Looks at pages that a test opened by itself and left open. */
async function withOthers({ browser }: { browser: Browser }, give: Give<void>): Promise<void> {
  await give();
  await lookAtLast(browser.contexts().flatMap((context) => context.pages()));
}

async function withOrigin(give: Give<Origin>): Promise<void> {
  const origin = await Origin.create();
  await origin.start();
  await give(origin);
  await origin.dispose();
}

/**
 * Tests with an `origin` for those that only look: one server for all of them, started when the first
 * one asks for it. Whoever changes what the demo's people have is `alone`, or starts a server for its file.
 */
export const test = plain
  .extend<object, { origin: Origin }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    origin: [async ({}, give) => withOrigin(give), { scope: 'worker' }],
  })
  .extend<Pages & { others: void }>({ ...pages, others: [withOthers, { auto: true }] });

/** Tests that each have a server of their own, for what changes it or stops it. */
export const alone = plain
  .extend<{ origin: Origin }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    origin: async ({}, give) => withOrigin(give),
  })
  .extend<Pages & { others: void }>({ ...pages, others: [withOthers, { auto: true }] });
