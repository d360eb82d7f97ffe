/** Rows that stand together in the outbox, by the keys they are read by, oldest first. */
export type RowGroup = { subject: string; seqs: number[] };

/**
 * Puts rows together by what they are about, the group with the oldest row first.
 * @param keys of what waits, in any order; a row of a build that told no subject stands alone
 */
export function groupRows(
  keys: readonly { seq: number; subject?: string | undefined }[],
): RowGroup[] {
  const groups = new Map<string, RowGroup>();
  for (const { seq, subject } of keys.toSorted((a, b) => a.seq - b.seq)) {
    const name = subject ?? `row ${seq}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { subject: name, seqs: [seq] });
    else group.seqs.push(seq);
  }
  return [...groups.values()];
}
