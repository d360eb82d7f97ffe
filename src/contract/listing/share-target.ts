/** Where the phone's share sheet brings what somebody shares with the app, by a POST of a form. */
export const SHARE_PATH = '/share';

/** The names of that form's parts. */
export const SHARE_PARTS = { title: 'title', text: 'text', url: 'url', photos: 'photos' } as const;

/** The photos that the share sheet may bring. */
export const SHARED_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A chat that was exported: its words alone, or packed together with its photos. */
export const SHARED_CHAT_TYPES = ['text/plain', '.txt', 'application/zip', '.zip'] as const;

/** What was shared with the app for a listing. */
export type SharedThings = {
  text: string;
  photos: readonly File[];
  /** Why other files were not taken. */
  refusals: readonly string[];
};

/** What became of it: kept as a begun listing, or nothing in it could be, or the phone had no room. */
export type SharedOutcome = 'kept' | 'nothing' | 'lost';

/** In the address of the form: the begun listing to open. */
export const DRAFT_PARAM = 'draft';
/** In the address of the form and of the login: what became of what was shared. */
export const SHARED_PARAM = 'shared';
