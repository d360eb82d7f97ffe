/** How well looks become contacts: above 3 percent high, above 1 medium, else low. */
export function conversionBadge(percent: number): 'high' | 'medium' | 'low' {
  if (percent > 3) return 'high';
  return percent > 1 ? 'medium' : 'low';
}
