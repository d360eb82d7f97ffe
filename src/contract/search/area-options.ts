/** The farthest a kept area may reach from its middle, in kilometres. */
export const MAX_AREA_KM = 150;
/** Listings in one piece: few enough that one of them is found in it at once. */
export const PACK_CHUNK = 256;
/** Pieces in one call: enough that calls are few, and a broken line loses little. */
export const PIECES_PER_CALL = 4;
/** The header with the last id of a piece; none when it was the last. */
export const NEXT_CHUNK = 'x-next-chunk';
