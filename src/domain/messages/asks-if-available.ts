/** More says more than this question. */
const LONGEST = 160;
/** 'Is it still available?', 'Pls is the 3 bedroom flat in Yaba available', 'Still available?': the home, and no more. */
const ASKS =
  /^\W*(?:(?:good\s+(?:day|morning|afternoon|evening)|hello|hi|dear|please|pls|sir|ma|madam|agent|house)\W+)*(?:(?:is|are)\s+(?:it|this|that|the|your|dis)\b(?!.*\b(?:parking|light|water|you|agent|owner|landlord)\b)[^?!.]{0,80}?\s*(?:still\s+)?(?:available|there|on|up)|(?:still\s+)?available|still\s+(?:there|on))\W*(?:(?:please|pls|sir|ma|now|thanks|thank you)\W*)*$/i;
/** 'Is it available on Saturday', 'available from': what a bare yes does not answer. */
const ASKS_MORE =
  /\b(?:not|no longer|when|how|what|where|which|price|rent|fees?|total|package|negotia\w*|last|inspect\w*|view(?:ing)?|visit|see it|come|from|until|tomorrow|today|week(?:end)?|mon|tues|wednes|thurs|fri|satur|sun(?=day))/i;

/** Whether a letter asks whether a home is still to be had and nothing else, so that one tap answers it. */
export function asksIfAvailable(words: string): boolean {
  return words.length <= LONGEST && ASKS.test(words) && !ASKS_MORE.test(words);
}
