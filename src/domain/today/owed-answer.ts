type Turn = { sentByMe: boolean; readStatus: boolean; content: string; createdAt: string };

const WAITS_MS = 7 * 24 * 3600 * 1000;

/** Whether somebody who wrote then still waits: longer ago than a week they do not any more. */
export function stillWaits({ createdAt }: { createdAt: string }, now: number): boolean {
  return now - Date.parse(createdAt) < WAITS_MS;
}

/**
 * What the other side of a conversation said since one's own last word and still wants an answer to:
 * whatever is unread, and for a week what was read and asks something; the first words of a conversation
 * always do, 'Thank you' does not. Turns come the oldest first.
 */
export function owedAnswer<One extends Turn>(turns: readonly One[], now: number): One[] {
  const last = turns.findLastIndex(({ sentByMe }) => sentByMe);
  const since = turns.slice(last + 1);
  const isUnread = since.some(({ readStatus }) => !readStatus);
  const asks = last < 0 || since.some(({ content }) => content.includes('?'));
  const waits = since.some((turn) => stillWaits(turn, now));
  return isUnread || (asks && waits) ? since : [];
}
