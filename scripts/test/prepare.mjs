import { existsSync } from 'node:fs';
import { findChromium } from '../find-chromium.mjs';
import { installDebian } from '../install-debian.mjs';

/** What tests need of a machine beside Node and Chromium: the file that shows that it is there, and its packages. */
const NEEDS = {
  PostgreSQL: { file: '/usr/lib/postgresql', packages: ['postgresql'] },
  Firefox: { file: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  WebKit: { file: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb'] },
};

/**
 * Installs what tests need and the machine lacks, as root on Debian, and says what stays missing.
 * @param withBrowsers whether browsers are needed too
 * @returns why there is no Chromium, which nothing can stand for; null where there is one
 */
export function prepare({ withBrowsers }) {
  const names = withBrowsers ? Object.keys(NEEDS) : ['PostgreSQL'];
  const missing = names.filter((name) => {
    const { file, packages } = NEEDS[name];
    return !existsSync(file) && !installDebian(...packages);
  });
  if (missing.length > 0) console.log(`Not here, so not tested with: ${missing.join(', ')}`);
  if (!withBrowsers) return null;
  // Without it Chromium itself does the same, more slowly.
  if (!existsSync('/usr/bin/chromium-headless-shell')) installDebian('chromium-headless-shell');
  try {
    const chromium = findChromium();
    if (chromium) process.env.CHROME_PATH = chromium;
    return null;
  } catch (error) {
    return error.message;
  }
}
