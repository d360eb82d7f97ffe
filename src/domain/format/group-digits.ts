/** Digits with thousands separators, as an input shows them: '2500000' → '2,500,000'. */
export function groupDigits(text: string): string {
  return text.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
