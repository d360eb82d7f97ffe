import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// The very axe that @axe-core/playwright brings. Its builder hands the whole of it to the page again
// before every look, which costs more than the look itself.
const wrapper = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(wrapper).resolve('axe-core/axe.min.js'), 'utf8');

type Options = { resultTypes: string[]; runOnly?: string[] };
type Axe = {
  run: (options: Options) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** What axe has against a page as it is now, each in a line; by all of its rules or by these. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: Axe };
      const options = { resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) };
      const { violations } = await axe.run(options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`,
      );
    },
    rules === undefined ? undefined : [...rules],
  );
}
