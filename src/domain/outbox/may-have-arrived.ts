/**
 * Whether the server may have what a parked row asked for: it answered something that this build cannot
 * read. Such a row takes no new words under its id, and giving it up takes it back.
 */
export function mayHaveArrived({
  state,
  lastError,
}: {
  state: string;
  lastError: { code: string } | null;
}): boolean {
  return state === 'rejected' && lastError?.code === 'unfit';
}
