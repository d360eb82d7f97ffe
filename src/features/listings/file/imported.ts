/** What an import was begun for: how many listings, and how many of them are to be looked at. */
export type Imported = { count: number; toLookAt: number };
