const UNITS = [
  [1e9, 'bn'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

/** An amount in naira short enough for a pin on a map: ₦2.5m. */
export function shortNaira(amount: number): string {
  for (const [size, letter] of UNITS) {
    // What would be rounded up to the next unit is told in it: 999,999 is 1m, not 1000k.
    if (amount < size * 0.99945) continue;
    const rounded = Math.round((amount / size) * 10) / 10;
    return `₦${rounded >= 100 ? Math.round(rounded) : rounded}${letter}`;
  }
  return `₦${Math.round(amount)}`;
}
