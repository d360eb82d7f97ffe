/** The part of a waiting row that an item's chip depends on. */
export type DeliveryRow = { state: string; lastError: { message: string; code: string } | null };

export type Delivery =
  | { state: 'sent' }
  | { state: 'on-phone' }
  | { state: 'sending' }
  | { state: 'needs-login' }
  | { state: 'refused'; why: string }
  | { state: 'conflict' };

/** Where an item stands on its way to the server, told from what still waits for it: the worst comes first. */
export function deliveryState(rows: DeliveryRow[]): Delivery {
  const refused = rows.find((row) => row.state === 'rejected');
  if (refused)
    return { state: 'refused', why: refused.lastError?.message ?? 'The server did not accept it' };
  if (rows.some((row) => row.state === 'conflict')) return { state: 'conflict' };
  if (rows.some((row) => row.state === 'paused')) return { state: 'needs-login' };
  if (rows.some((row) => row.state === 'sending')) return { state: 'sending' };
  return rows.length > 0 ? { state: 'on-phone' } : { state: 'sent' };
}
