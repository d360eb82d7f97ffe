import type { SearchFeature } from '../../contract/search-options';

/** Words, any of which in features or amenities means that a listing has the feature (FILT-6). */
export const FEATURE_WORDS: Record<SearchFeature, readonly string[]> = {
  parking: ['parking', 'car park', 'garage'],
  ac: ['air condition', 'central ac', 'centralac', ' ac '],
  elevator: ['elevator', 'lift'],
  security: ['security', 'cctv', 'gated'],
};
