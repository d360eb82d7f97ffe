/** The part of a waiting row that is told of an action. */
export type DeliveryRow = {
  state: string;
  attempts: number;
  lastError: { message: string; code: string } | null;
  /** A row before it in its lane, or one that it needs, needs a decision first. */
  behind?: boolean;
};

/**
 * Where an action stands on its way to the server, from its row or its receipt:
 * - sent: the server's word for it is here
 * - silent: neither a row nor a receipt: nothing can be said
 * - gone: it was given up, here or in another tab, before the server's word came; `tried` where it may
 *   have arrived all the same
 */
export type Delivery =
  | { state: 'sent' }
  | { state: 'silent' }
  | { state: 'gone'; tried: boolean }
  | { state: 'on-phone' }
  | { state: 'sending' }
  /** The server was reached and put it off; the row tries again by itself. */
  | { state: 'put-off'; why: string }
  | { state: 'behind' }
  | { state: 'needs-login' }
  | { state: 'refused'; why: string }
  /** This build cannot send it; `tried` where it was sent, and the answer is what cannot be read. */
  | { state: 'unreadable'; tried: boolean }
  | { state: 'conflict' };

/**
 * Where an item stands, told from what waits for it: the worst comes first. That nothing waits says
 * nothing by itself: `confirmed` is the server's own word for the item.
 */
export function deliveryOf(rows: readonly DeliveryRow[], confirmed: boolean): Delivery {
  const has = (state: string) => rows.some((row) => row.state === state);
  const refused = rows.find((row) => row.state === 'rejected');
  if (refused) return refusalOf(refused);
  if (has('conflict')) return { state: 'conflict' };
  if (has('paused')) return { state: 'needs-login' };
  if (has('sending')) return { state: 'sending' };
  if (rows.some((row) => row.behind === true)) return { state: 'behind' };
  const putOff = rows.find(({ lastError }) => lastError !== null && lastError.code !== 'network');
  if (putOff?.lastError) return { state: 'put-off', why: putOff.lastError.message };
  if (rows.length > 0) return { state: 'on-phone' };
  return { state: confirmed ? 'sent' : 'silent' };
}

function refusalOf({ lastError }: DeliveryRow): Delivery {
  const code = lastError?.code;
  if (code === 'unreadable' || code === 'unfit')
    return { state: 'unreadable', tried: code === 'unfit' };
  return { state: 'refused', why: lastError?.message ?? 'The server did not accept it' };
}
