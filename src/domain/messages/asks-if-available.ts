/** More says more than this question. */
const LONGEST = 160;
/** 'Is it still available?', 'Pls is this flat available', 'Still available?': each way in which it is asked. */
const ASKS = /\b(?:still\s+(?:there|available|on|up)|available)\b/i;
/** 'Is it available on Saturday', 'available from': what a bare yes does not answer. */
const ASKS_MORE =
  /\b(?:when|how|what|where|which|price|rent|fees?|total|package|negotia\w*|last|inspect\w*|view(?:ing)?|visit|see it|come|from|until|tomorrow|today|week(?:end)?|mon|tues|wednes|thurs|fri|satur|sun(?=day))/i;

/** Whether a letter asks whether a home is still to be had and nothing else, so that one tap answers it. */
export function asksIfAvailable(words: string): boolean {
  const questions = words.split('?').length - 1;
  return words.length <= LONGEST && questions <= 1 && ASKS.test(words) && !ASKS_MORE.test(words);
}
