/** 'Lekki 250m', 'Lekki ₦200,000,000': what it costs, right behind where it is. */
const AMOUNT_BEHIND = /\s(?:[₦#]\s?\d|n?\d[\d,.]*\s?(?:k|m|million|bn?|billion)\b).*$/i;

/** Words without the amount at their end. */
export const withoutAmount = (words: string): string => words.replace(AMOUNT_BEHIND, '');
