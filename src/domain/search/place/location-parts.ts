import { searchText } from '../search-text';

// A state typed behind a place without a comma is a part of its own: 'Yaba Lagos'.
const STATE_AT_END =
  /^(.+) (abia|adamawa|akwa ibom|anambra|bauchi|bayelsa|benue|borno|cross river|delta|ebonyi|edo|ekiti|enugu|gombe|imo|jigawa|kaduna|kano|katsina|kebbi|kogi|kwara|lagos|nasarawa|niger|ogun|ondo|osun|oyo|plateau|rivers|sokoto|taraba|yobe|zamfara|abuja|fct)$/;
const FILLER = new Set(['nigeria', 'state', 'lagos state']);

/**
 * The parts of a typed location that an address must all contain, as texts are searched (RES-11).
 * 'Lekki Phase 1, Lagos, Nigeria' asks for 'lekki phase 1' and 'lagos'.
 */
export function locationParts(location: string): string[] {
  return searchText(location)
    .split(',')
    .flatMap((part) => splitState(part))
    .map((part) =>
      part
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/ state$/, ''),
    )
    .filter((part) => part !== '' && !FILLER.has(part));
}

function splitState(part: string): string[] {
  const text = part
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ state$/, '');
  const match = STATE_AT_END.exec(text);
  return match ? [match[1] ?? '', match[2] ?? ''] : [text];
}
