// Installs what package-lock.json names, when it is not there yet. Uses nothing but Node: it runs
// before the first install.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.gida-stamp');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Gida needs Node 20.19 or newer (24 is best); this is ${process.versions.node}`);
  process.exit(1);
}

/** Whether npm's own list of what lies in `node_modules` is that of the lock file. */
function hasPackages() {
  const listed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(listed)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const there = packagesOf(listed);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, devOptional, link }]) =>
      path === '' || optional || devOptional || link || there[path]?.version === version,
  );
}

const stamp = createHash('sha256')
  .update(readFileSync(join(root, 'package.json')))
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(String(major))
  .digest('hex');
const isStamped = existsSync(stampFile);
// After `npm install` all is there: to install it anew would empty the folder for minutes.
const installed = isStamped ? readFileSync(stampFile, 'utf8') === stamp : hasPackages();
if (installed && !isStamped) writeFileSync(stampFile, stamp);

if (!installed) {
  console.log('Installing packages …');
  // A nested npm that inherits these takes itself for a part of the outer command.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package|command)/.test(name)),
  );
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(
    command,
    [...args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (result.status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable?');
    process.exit(1);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
