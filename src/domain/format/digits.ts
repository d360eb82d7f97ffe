/** What a number input keeps of a typed text: its digits, the naira sign and commas gone (A5). */
export function digits(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 15);
}
