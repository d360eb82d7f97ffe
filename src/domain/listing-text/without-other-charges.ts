const BY_THE_YEAR =
  '(?:per\\s+(?:annum|year)|p\\.?\\s?a\\b\\.?|yearly|annually|\\/\\s*(?:yr|year|annum))';
const CHARGES = new RegExp(
  `\\bground\\s*rents?\\b\\s*(?:is|of|:|-|=)?\\s*(?:(?:₦|n|ngn|#)?\\s*\\d[\\d,.]*\\d?\\s*(?:k|m)?)?(?:\\s*${BY_THE_YEAR})?|\\b(?:service\\s*charge|s\\/c|estate\\s+dues?|facility\\s+fee|diesel|rent\\s*roll|rental\\s+income|brings?|yield(?:s|ing)?|generat(?:es|ing)|income|returns?|roi)\\b(?:(?!\\b(?:rent|let|sale|lease)\\b|[;!?]|\\.\\s).){0,40}?${BY_THE_YEAR}`,
  'gi',
);

/**
 * An advert's words without what is paid or earned by the year beside the price: of a home for sale
 * too there is a service charge per annum, a ground rent, and what it yields.
 */
export function withoutOtherCharges(text: string): string {
  return text.replace(CHARGES, ' ');
}
