import { markInstalled } from '../db/repositories/device/installed-mark';
import { readWaiting, writeWaiting } from '../platform/waiting-cookie';

/**
 * How many things waited here when the browser cleared its storage; 0 where it did not. Answered once:
 * the next time nothing is gone.
 */
export async function takeGone(): Promise<number> {
  const waited = readWaiting();
  if (!(await markInstalled())) return 0;
  writeWaiting(0);
  return waited;
}
