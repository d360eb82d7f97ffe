/** The farthest a kept area may reach from its middle, in kilometres. */
export const MAX_AREA_KM = 150;
/** Listings in one piece of a download: small enough that a broken line loses little. */
export const PACK_CHUNK = 256;
/** The header with the last id of a piece; none when it was the last. */
export const NEXT_CHUNK = 'x-next-chunk';
