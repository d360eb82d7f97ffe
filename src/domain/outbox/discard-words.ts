import { mayHaveArrived } from './may-have-arrived';

/** The part of a row that tells what giving it up means. */
type Discarded = {
  kind: string;
  state: string;
  attempts: number;
  lastError: { code: string } | null;
};

/** What is taken back from the server, as the phone's own deletion, when it may have arrived. */
const TAKEN_BACK = new Set(['message.send', 'inspection.request']);

/** What is true of an action that is given up now, in a sentence. */
export function discardWords({ kind, state, attempts, lastError }: Discarded): string {
  // Without an answer that this build understands there is no word of the server's.
  const isParked = lastError?.code === 'unreadable' || lastError?.code === 'unfit';
  if (state === 'conflict' || (state === 'rejected' && !isParked))
    return 'The server did not take it.';
  if (attempts === 0) return 'It was not sent and will not be.';
  return TAKEN_BACK.has(kind) && (state !== 'rejected' || mayHaveArrived({ state, lastError }))
    ? 'It may have arrived. The server is asked to take it back.'
    : 'It may have arrived already.';
}
