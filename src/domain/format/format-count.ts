const GROUPED = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });

/** A whole number with thousands grouped. */
export function formatCount(count: number): string {
  return GROUPED.format(count);
}
