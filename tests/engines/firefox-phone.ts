import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { BrowserPhone } from './browser-phone';
import { killProcesses } from './kill-processes';
import { PhoneKilled, PhoneTab } from './phone-tab';

export const FIREFOX = '/usr/bin/firefox-esr';

/**
 * Firefox over WebDriver BiDi. It has no Background Sync to wake the worker by, and its storage
 * cannot be made full from outside.
 */
export async function openFirefoxPhone(origin: string): Promise<BrowserPhone> {
  const profile = mkdtempSync(join(tmpdir(), 'gida-firefox-'));
  let browser: Browser;
  let alive = true;
  const start = async () => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: FIREFOX,
      headless: true,
      userDataDir: profile,
      defaultViewport: { width: 412, height: 900 },
      args: ['--width=412', '--height=900'],
      extraPrefsFirefox: {
        // A killed browser begins anew, without an offer to restore and without a safe mode.
        'browser.sessionstore.resume_from_crash': false,
        'toolkit.startup.max_resumed_crashes': -1,
        'intl.accept_languages': 'en-NG, en',
      },
    });
    alive = true;
  };
  await start();
  return {
    engine: 'firefox',
    openTab: async () => new FirefoxTab(await browser.newPage(), origin, () => !alive),
    kill: async () => {
      alive = false;
      killProcesses(profile);
      await browser.close().catch(() => undefined);
    },
    restart: start,
    wakeWorker: null,
    limitStorage: null,
    dispose: async () => {
      if (alive) await browser.close();
      alive = false;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

class FirefoxTab extends PhoneTab {
  constructor(
    private readonly page: Page,
    private readonly origin: string,
    private readonly isKilled: () => boolean,
  ) {
    super(isKilled);
  }

  async goto(path: string): Promise<void> {
    try {
      await this.page.goto(this.origin + path, { waitUntil: 'domcontentloaded' });
    } catch (error) {
      throw this.isKilled() ? new PhoneKilled(path) : error;
    }
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
    await this.page.click(selector);
  }

  protected async type(selector: string, text: string): Promise<void> {
    await this.page.focus(selector);
    await this.page.$eval(selector, (field) => (field as HTMLInputElement).select());
    await this.page.keyboard.type(text);
  }

  protected async pick(selector: string, files: string[]): Promise<void> {
    const field = await this.page.$(selector);
    if (field === null) throw new Error('The field is gone');
    await (field as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(
      ...files,
    );
  }
}
