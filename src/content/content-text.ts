/** Words that lead to a path of the app or to an address. */
type ContentLink = { text: string; to: string };

/** A paragraph: plain, or in pieces where some of it is a link. */
export type ContentText = string | readonly (string | ContentLink)[];
