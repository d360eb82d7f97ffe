import { recordOf } from '../../contract/record-of';
import { SEARCH_FEATURES, type SearchFeature } from '../../contract/search/search-options';

/** What says that a home has a feature, in small letters; a fee for it or a door of it says nothing. */
const WORDS: Readonly<Record<SearchFeature, readonly string[]>> = {
  parking: [
    'parking(?![ -]+(fee|charge))',
    'car[ -]?parks?',
    'car[ -]?ports?',
    'garages?',
    '(space|park|parks)[ -]+for[ -]+[0-9]+[ -]+(cars?|vehicles?)',
    '[0-9]+[ -]+(cars?|vehicles?)[ -]+can[ -]+park',
  ],
  // Land is measured in acres.
  ac: [
    'air[ -]?condition[a-z]*',
    'central[ -]?ac',
    'a[./]?c(?![ -]+(of|land|plot))',
    'acs',
    'split[ -]+units?',
  ],
  elevator: ['elevators?', 'lifts?'],
  // A camera and a gate are no guards.
  security: [
    'security(?![ -]+(doors?|deposit|fee|charge|levy|lights?|bars?|bonds?|cameras?|service[ -]+charge|and[ -]+[a-z]+[ -]+(fee|charge|levy)))',
    'guards?',
    'gate[ -]?man',
    'mopol',
  ],
};
const NOT = 'no|non|not|without|lacks|lacking|never|neither|nor|t|provision|provisions';
/** Words between a 'no' and what there is none of. */
const KIND =
  'a|an|dedicated|private|any|free|proper|covered|ample|secure|secured|working|passenger|split|for|have|has|having|24|24hrs?|hrs?|hours?|security|on-street|street|or|nor';
/** Another thing that a 'no' denies along with it: 'no generator or lift', 'no lift/elevator'. */
const OTHER = '([a-z]{1,20}([ -]{1,3}(or|nor)[ -]{1,3}|/))?';
// What stands behind it: 'is not included', '(none)', ': 0'.
const NOT_AFTER =
  '[ :(-]+((is|are|was|were)[ ]+)?(no|none|not|nil|unavailable|excluded|0|isn.t|aren.t)([^a-z0-9]|$)';

/**
 * By which a text in small letters says that a home has a feature: its words whole, and not denied as in
 * 'no parking', 'without any lift' and 'parking: none' (FILT-6). The text of a regular expression that
 * JavaScript and PostgreSQL read alike: features, amenities, title and description are asked on both.
 */
export const FEATURE_PATTERNS: Readonly<Record<SearchFeature, string>> = recordOf(
  SEARCH_FEATURES,
  (feature) => {
    // What stands before: the beginning, a comma or stop, or a word that denies nothing.
    const before = `(^|[^a-z0-9 /-]|(^|[^a-z0-9])(?!(${NOT}|${KIND})[ -])[a-z0-9]+[ -](?!(or|nor)[ -]))`;
    // Few of each: what anybody writes must never take long to read.
    return `${before}[ -]{0,3}((${KIND})[ -]{1,3}){0,3}${OTHER}((${KIND})[ -]{1,3}){0,3}(${WORDS[feature].join('|')})(?![a-z0-9])(?!${NOT_AFTER})`;
  },
);
