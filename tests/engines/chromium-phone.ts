import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import playwrightConfig from '../../playwright.config';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { OUTBOX_SYNC_TAG } from '../../src/sync/outbox-sync-tag';
import type { BrowserPhone } from './browser-phone';
import { killProcesses } from './kill-processes';
import { PhoneTab } from './phone-tab';
import { patience } from '../support/patience';

const ACTION_MS = patience(5000);

/** Chromium over its own protocol: it can do all that the port names. */
export async function openChromiumPhone(origin: string): Promise<BrowserPhone> {
  const profile = mkdtempSync(join(tmpdir(), 'gida-chromium-'));
  const executablePath = process.env.CHROME_PATH ?? findChromium();
  let context: BrowserContext;
  let limiting: Page | null = null;
  let alive = true;
  const start = async () => {
    context = await chromium.launchPersistentContext(profile, {
      ...(executablePath ? { executablePath } : {}),
      args: playwrightConfig.use?.launchOptions?.args ?? [],
      baseURL: origin,
      viewport: { width: 412, height: 900 },
      locale: 'en-NG',
      timezoneId: 'Africa/Lagos',
    });
    context.setDefaultTimeout(ACTION_MS);
    context.setDefaultNavigationTimeout(30_000);
    alive = true;
  };
  await start();

  /** A session of the browser's protocol on a page of its own, which shows nothing. */
  const withSession = async <Result>(work: (cdp: CDPSession) => Promise<Result>) => {
    const blank = await context.newPage();
    try {
      return await work(await context.newCDPSession(blank));
    } finally {
      await blank.close();
    }
  };

  return {
    engine: 'chromium',
    openTab: async () => {
      const first = context.pages().find((page) => page.url() === 'about:blank');
      return new ChromiumTab(first ?? (await context.newPage()), () => !alive);
    },
    kill: async () => {
      alive = false;
      const gone = new Promise((resolve) => context.once('close', resolve));
      killProcesses(profile);
      await gone;
    },
    restart: start,
    wakeWorker: () =>
      withSession(async (cdp) => {
        const registered = new Promise<string>((resolve) => {
          cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
            const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
            if (ours) resolve(ours.registrationId);
          });
        });
        await cdp.send('ServiceWorker.enable');
        await cdp.send('ServiceWorker.dispatchSyncEvent', {
          origin,
          registrationId: await registered,
          tag: OUTBOX_SYNC_TAG,
          lastChance: false,
        });
      }),
    limitStorage: async (bytes) => {
      // The limit holds as long as the session that set it.
      await limiting?.close().catch(() => undefined);
      limiting = null;
      if (bytes === null) return;
      limiting = await context.newPage();
      const cdp = await context.newCDPSession(limiting);
      await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
    },
    dispose: async () => {
      if (alive) await context.close();
      alive = false;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

class ChromiumTab extends PhoneTab {
  constructor(
    private readonly page: Page,
    killed: () => boolean,
  ) {
    super(killed);
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'commit' });
  }

  async close(): Promise<void> {
    await this.page.close();
  }

  async press(key: 'Escape' | 'Enter'): Promise<void> {
    await this.page.keyboard.press(key);
  }

  protected run(source: string): Promise<unknown> {
    return this.page.evaluate(source);
  }

  protected async tap(selector: string): Promise<void> {
    await this.page.click(selector, { timeout: ACTION_MS });
  }

  protected async type(selector: string, text: string): Promise<void> {
    await this.page.fill(selector, text, { timeout: ACTION_MS });
  }

  protected async pick(selector: string, files: string[]): Promise<void> {
    await this.page.setInputFiles(selector, files);
  }
}
