/** What a logout can take back that was tried and has perhaps not arrived. */
export const RECALLED_COLLECTIONS = ['messages', 'inspections'] as const;
export type Recalled = { collection: (typeof RECALLED_COLLECTIONS)[number]; id: string };

/** How much one logout takes back: more is never under way at once. */
export const MAX_RECALLED = 1000;
