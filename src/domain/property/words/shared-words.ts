import { MAX_SHARED_PHOTOS } from '../../../contract/listing/property-options';
import { countOf } from '../../format/count-of';
import type { SharedOutcome } from '../../../contract/listing/share-target';

/** Why nothing that was shared is in the form. */
export const NOT_SHARED_WORDS: Record<Exclude<SharedOutcome, 'kept'>, string> = {
  nothing:
    'Nothing in what you shared can go into a listing: it takes texts, exported chats, and photos as JPEG, PNG or WebP. Share it again as one of these.',
  lost: 'This device could not keep what you shared: it may have no space left. Free some space and share it again.',
};

const KEPT = 'What you shared is kept on this device.';

/** Said to whoever shared something and is not logged in as an agent or owner. */
export function sharedWords(outcome: SharedOutcome, isLoggedIn: boolean): string {
  if (outcome !== 'kept') return NOT_SHARED_WORDS[outcome];
  return isLoggedIn
    ? `${KEPT} Listing needs an agent or owner account, and this one is of another kind. Log out, then log in as an agent or owner: it is offered to you there.`
    : `${KEPT} Log in as an agent or owner to put it into a listing.`;
}

/** Said of an archive that is not a chat, or cannot be read. */
export function noChatWords(name: string): string {
  return `${name} was not taken: no chat was found in it. Export the chat again, or without its photos.`;
}

/** Said of a photo that cannot be read, as in a damaged archive, or is larger than any that is taken. */
export function notUnpackedWords(name: string): string {
  return `${name} was not taken: it is damaged, or larger than a photo may be.`;
}

/** Said of a packed chat with more photos than are taken. */
export function earlierPhotosWords(name: string, earlier: number): string {
  return `Of ${name} the last ${MAX_SHARED_PHOTOS} photos were taken, and ${countOf(earlier, 'earlier one')} not.`;
}

/** Said of a chat of which the beginning was left behind. */
export function cutChatWords(name: string): string {
  return `${name} is long: only its end was taken, what was written last.`;
}

/** An outcome as it stands in an address, or null. */
export function readSharedOutcome(text: string | null): SharedOutcome | null {
  return text === 'kept' || text === 'nothing' || text === 'lost' ? text : null;
}
