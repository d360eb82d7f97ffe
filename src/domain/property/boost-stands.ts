/** Whether a listing of one's own is boosted, will be once that is sent, or neither. */
export function boostStands({
  property,
  rows,
}: {
  property: { isBoosted?: boolean | undefined };
  rows: readonly { kind: string; state: string }[];
}): 'boosted' | 'waits' | 'none' {
  if (property.isBoosted === true) return 'boosted';
  const waits = rows.some((row) => row.kind === 'boost.apply' && row.state !== 'rejected');
  return waits ? 'waits' : 'none';
}
