import { ProblemError } from '../../plugins/problem-error';

/** Each holds one of the pool's ten connections for as long as the disk or bucket takes. */
const AT_ONCE = 3;
/** Each waits with the copies of its photo. */
const MAX_WAITING = 12;
const RETRY_AFTER_SECONDS = 10;
/** Who sent it gives up in the end and sends it anew: it must not be stored for nobody then. */
const PATIENCE_MS = 15_000;

// Of this process, as the pool is.
let busy = 0;
const waiting: (() => void)[] = [];

/**
 * Does what holds a connection while files are written or removed, when its turn comes: a bucket that
 * hangs leaves the other connections to everybody else.
 * @throws 503 where too many wait already, or the turn does not come
 */
export async function inFileTurn<Done>(work: () => Promise<Done>): Promise<Done> {
  if (busy < AT_ONCE) busy += 1;
  else await turn();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
}

/** Resolves with a turn that somebody is done with. @throws 503 as above */
async function turn(): Promise<void> {
  if (waiting.length >= MAX_WAITING) throw tooMany();
  await new Promise<void>((resolve, reject) => {
    const take = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(take), 1);
      reject(tooMany());
    }, PATIENCE_MS);
    waiting.push(take);
  });
}

const tooMany = () =>
  new ProblemError(
    503,
    'unavailable',
    'Photos cannot be stored as fast as they come at the moment. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
