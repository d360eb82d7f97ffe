import { recordOf } from '../../contract/record-of';
import { SEARCH_FEATURES, type SearchFeature } from '../../contract/search-options';

/** What says that a home has a feature, in small letters; a fee for it or a door of it says nothing. */
const WORDS: Readonly<Record<SearchFeature, readonly string[]>> = {
  parking: ['parking(?![ -]+(fee|charge))', 'car[ -]?parks?', 'car[ -]?ports?', 'garages?'],
  ac: ['air[ -]?condition[a-z]*', 'central[ -]?ac', 'a[./]?c', 'acs'],
  elevator: ['elevators?', 'lifts?'],
  // A camera and a gate are no guards.
  security: [
    'security(?![ -]+(doors?|deposit|fee|charge|levy|lights?|bars?|bonds?|cameras?))',
    'guards?',
  ],
};
const NOT = 'no|non|not|without|lacks|lacking|never';
/** Words between a 'no' and what there is none of. */
const KIND =
  'a|an|dedicated|private|any|free|proper|covered|ample|secure|secured|working|passenger|split';
const NOT_AFTER = '[ :-]+(no|none|not|nil|unavailable)([^a-z0-9]|$)';

/**
 * By which a text in small letters says that a home has a feature: its words whole, and not denied as in
 * 'no parking', 'without any lift' and 'parking: none' (FILT-6). The text of a regular expression that
 * JavaScript and PostgreSQL read alike: features, amenities, title and description are asked on both.
 */
export const FEATURE_PATTERNS: Readonly<Record<SearchFeature, string>> = recordOf(
  SEARCH_FEATURES,
  (feature) => {
    // What stands before: the beginning, a comma or stop, or a word that denies nothing.
    const before = `(^|[^a-z0-9 -]|(^|[^a-z0-9])(?!(${NOT}|${KIND})[ -])[a-z0-9]+[ -])`;
    return `${before}[ -]*((${KIND})[ -]+)*(${WORDS[feature].join('|')})(?![a-z0-9])(?!${NOT_AFTER})`;
  },
);
