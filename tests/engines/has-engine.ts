import { existsSync } from 'node:fs';
import { installDebian } from '../../scripts/install-debian.mjs';
import type { Engine } from './browser-phone';
import { FIREFOX } from './firefox-phone';
import { WEBKIT_DRIVER } from './webkit-phone';

/** What an engine needs beside Chromium, which every browser test finds for itself: files and their packages. */
const NEEDS: Record<Engine, { files: string[]; packages: string[] }> = {
  chromium: { files: [], packages: [] },
  firefox: { files: [FIREFOX], packages: ['firefox-esr'] },
  webkit: { files: [WEBKIT_DRIVER, '/usr/bin/Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** Whether an engine is here, or could be installed; says so when not. */
export function hasEngine(engine: Engine): boolean {
  const { files, packages } = NEEDS[engine];
  const isHere = () => files.every((file) => existsSync(file));
  if (isHere() || (installDebian(...packages) && isHere())) return true;
  console.log(`${engine} is not here and could not be installed (${packages.join(', ')})`);
  return false;
}
