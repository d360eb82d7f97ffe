// Clears up after a run of tests, however it ends: started by `begin-run.mjs`, it waits until the run
// is gone, which closes its input, ends what the run left and removes the run's folder.
import { readdirSync, readFileSync, rmSync } from 'node:fs';

const [run, folder] = process.argv.slice(2);
const MARK = `GIDA_RUN=${run}`;
const LOOK_AGAIN_MS = 50;

/** The processes that inherited the mark of the run, but for this one. Only Linux tells. */
function leftBehind() {
  let names = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return names.map(Number).filter((pid) => pid !== process.pid && isOurs(pid));
}

function isOurs(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(MARK);
  } catch {
    // It ended meanwhile, or is somebody else's.
    return false;
  }
}

function nameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

// What stops the group of the run must not stop this before its work is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
let said = '';
for await (const chunk of process.stdin) said += chunk;

// A run that ended by itself has told all that it started to end, and says how long that may take.
const until = Date.now() + Number(said);
while (Date.now() < until && leftBehind().length > 0)
  await new Promise((resolve) => {
    setTimeout(resolve, LOOK_AGAIN_MS);
  });
// By process: one that was told to end may be seen once more before it is gone.
const ended = new Map();
// One that is being ended may have started another.
for (let left = leftBehind(); left.length > 0; left = leftBehind())
  for (const pid of left) {
    if (!ended.has(pid)) ended.set(pid, nameOf(pid));
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It went with its parent.
    }
  }
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
const names = [...ended].map(([pid, name]) => `${name} ${pid}`);
if (names.length > 0) console.log(`Left behind and ended: ${names.join(', ')}`);
