import type { PropertyCategory, PropertyType } from '../../contract/property-options';

export type GuessedType = { type: PropertyType; category: PropertyCategory };

// First match wins: 'semi detached bungalow' is a bungalow, 'land for a shopping mall' is land.
const RESIDENTIAL: [RegExp, PropertyType][] = [
  [/\bland\b|\bplots?\b|\bacres?\b|hectare|bare\s*sqm|\d\s*sqm (?!apart|house|terrace)/, 'Land'],
  [/bungalow/, 'Bungalow'],
  [/terrace/, 'Terrace'],
  [/semi[\s-]*detached/, 'Semi detached'],
  [/maisonn?ette/, 'Maisonette'],
  [/studio|self[\s-]*contain|mini[\s-]*flat|room and parlour/, 'Studio'],
  [/flat/, 'Flat'],
  [/apartment|penthouse|pent house|condo|short ?let/, 'Apartment'],
  [/detached|duplex|triplex|mansion|villa|house|home|quadr|five bedroom|residential/, 'Detached'],
];
const COMMERCIAL: [RegExp, PropertyType][] = [
  [/\bland\b|\bplots?\b|\bacres?\b|hectare|\d\s*sqm\b.*\b(land|plot)/, 'Commercial Land'],
  [/ware\s*house/, 'Warehouse'],
  [/cowork|co-work/, 'Coworking Space'],
  [/office|business space|commercial (space|building|property)|suite/, 'Office Space'],
  [
    /shop|retail|mall|plaza|store|show\s*room|restaurant|market|hotel|filling station|bank|school|event/,
    'Retail Space',
  ],
  [/industrial|factory|farm|tank/, 'Industrial'],
];

/**
 * The property type that a file's own words mean, looked for in the type column first and in the
 * title and description after; null when nothing says.
 */
export function guessType(words: {
  type: string;
  title: string;
  description: string;
  commercial: boolean;
  bedrooms: number | null;
}): GuessedType | null {
  for (const text of [words.type, words.title, words.description]) {
    const lower = text.toLowerCase();
    if (lower.trim() === '') continue;
    if (
      words.commercial ||
      /commercial|office|ware\s*house|shop\b|retail|plaza|hotel|filling station/.test(lower)
    ) {
      const commercial = COMMERCIAL.find(([pattern]) => pattern.test(lower))?.[1];
      if (commercial) return { type: commercial, category: 'Commercial' };
    }
    const residential = RESIDENTIAL.find(([pattern]) => pattern.test(lower))?.[1];
    if (residential) {
      return words.commercial && residential === 'Land'
        ? { type: 'Commercial Land', category: 'Commercial' }
        : { type: residential, category: 'Residential' };
    }
  }
  if (words.commercial) return { type: 'Office Space', category: 'Commercial' };
  // Rooms and no other word: what Nigerian adverts leave unsaid is a flat.
  return words.bedrooms === null ? null : { type: 'Flat', category: 'Residential' };
}
