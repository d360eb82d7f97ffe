/** Words that may name a place, with those behind them, which may say which of its name. */
export type PlacePiece = { words: string; around: string };

/** Words of a text that may name a place, and what stands behind them. */
export const placePiece = (words = '', behind = ''): PlacePiece => ({
  words,
  around: behind === '' ? words : `${words}, ${behind}`,
});
