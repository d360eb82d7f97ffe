import { markInstalled } from '../db/repositories/device/installed-mark';
import { readLostCount, storeLostCount } from '../platform/network/lost-count';
import { readWaiting, writeWaiting } from '../platform/network/waiting-cookie';

/**
 * How many things waited here when the browser cleared its storage; 0 where it did not. It is answered
 * so until `storeLostCount(0)` says that somebody has read it.
 */
export async function readLost(): Promise<number> {
  const waited = readWaiting();
  if (!(await markInstalled())) return readLostCount();
  writeWaiting(0);
  storeLostCount(waited);
  return waited;
}
