import type { OutboxRow } from '../../db/outbox-row';
import { type Attempt, sendAlone, senderOf } from './attempt';
import type { SyncContext } from './sync-context';

/** How many photos and files go at once over a line that carries one of them quickly. */
const AT_ONCE = 3;
const QUICK_MS = 20_000;

/**
 * How many photos and files may go at once. Each has the time that one needs on a slow line: those that
 * share such a line would all be cut, with every byte paid for.
 */
export function aloneAtOnce({ uploads }: SyncContext): number {
  return uploads.quick ? AT_ONCE : 1;
}

/** Sends a row that goes alone, and notes what it says of the line. @throws only what the storage of the device throws */
export async function upload(
  context: SyncContext,
  token: string | null,
  row: OutboxRow,
): Promise<Attempt> {
  const began = context.now();
  const attempt = await sendAlone(context, token, row);
  const { kind } = attempt.outcome;
  if (kind === 'done') context.uploads.quick = context.now() - began < QUICK_MS;
  if (kind === 'network') context.uploads.quick = false;
  // What might have travelled with others has limits of its own, as a message that says the same again.
  return senderOf(row).batched ? attempt : { ...attempt, forAlike: true };
}
