import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebian } from './install-debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium for the browser tests: CHROME_PATH, the system's, Debian's package as root, else Playwright's own. */
export function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, but there is no such file`);
  }
  const onSystem = systemChromium();
  if (onSystem) return onSystem;
  if (installDebian('chromium')) {
    const installed = systemChromium();
    if (installed) return installed;
  }
  console.log("Fetching Playwright's own Chromium …");
  const fetched = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (fetched.status !== 0) {
    throw new Error('No Chromium was found and none could be installed: set CHROME_PATH to one');
  }
  return null;
}

function systemChromium() {
  for (const name of NAMES) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`])
        .toString()
        .trim();
    } catch {
      // Not this one.
    }
  }
  return null;
}
