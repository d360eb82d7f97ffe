import { countOf } from '../../format/count-of';
import type { ListingForm } from './listing-form';

type Part = {
  label: string | ((photos: number) => string);
  weight: number;
  isThere: (form: ListingForm, photos: number) => boolean;
};

const WORDS_WANTED = 80;
const PHOTOS_WANTED = 5;

/** What seekers look for in a listing, heaviest first; the weights add up to 100. */
const PARTS: readonly Part[] = [
  {
    // Who has some reads how many are missing.
    label: (n) =>
      n === 0 ? `at least ${PHOTOS_WANTED} photos` : countOf(PHOTOS_WANTED - n, 'more photo'),
    weight: 25,
    isThere: (_, n) => n >= PHOTOS_WANTED,
  },
  { label: 'a price', weight: 15, isThere: (form) => form.price !== '' },
  { label: 'an address', weight: 15, isThere: (form) => form.address.trim() !== '' },
  { label: 'the place on the map', weight: 10, isThere: (form) => form.lat !== '' },
  {
    label: `a description of ${WORDS_WANTED} letters or more`,
    weight: 15,
    isThere: (form) => form.description.trim().length >= WORDS_WANTED,
  },
  {
    label: 'bedrooms',
    weight: 5,
    isThere: (form) =>
      form.propertyCategory === 'Commercial' || /Land/.test(form.type) || form.bedrooms !== '',
  },
  {
    label: 'bathrooms',
    weight: 5,
    isThere: (form) => /Land/.test(form.type) || form.bathrooms !== '',
  },
  { label: 'the area', weight: 5, isThere: (form) => form.areaSize !== '' },
  { label: 'key features', weight: 5, isThere: (form) => form.keyFeatures.length > 0 },
];

/** How complete a listing is, in percent, and what is missing, the most telling first. */
export function listingCompleteness(
  form: ListingForm,
  photos: number,
): { percent: number; missing: string[] } {
  const missing = PARTS.filter((part) => !part.isThere(form, photos));
  return {
    percent: 100 - missing.reduce((sum, { weight }) => sum + weight, 0),
    missing: missing.map(({ label }) => (typeof label === 'string' ? label : label(photos))),
  };
}
