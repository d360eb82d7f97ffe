import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages where this is possible (apt-get, root), and says in how many seconds; returns whether it worked. */
export function installDebian(...names) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  const start = performance.now();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: 'ignore', env };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', ...names], quiet);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const what = names.join(' and ');
  console.log(
    status === 0
      ? `Installed ${what} in ${seconds} s`
      : `${what} could not be installed: is there a network?`,
  );
  return status === 0;
}
