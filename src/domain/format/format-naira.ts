const GROUPED = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });

/** An amount in naira as people read it: ₦2,500,000, no decimals (FMT-1). */
export function formatNaira(amount: number): string {
  return `₦${GROUPED.format(amount)}`;
}
