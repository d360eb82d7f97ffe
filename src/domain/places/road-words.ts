/** Words behind a name by which it is a road called after a place: 'Ikorodu Road' is mostly not in Ikorodu. */
export const ROAD_WORDS: ReadonlySet<string> = new Set(
  'road rd street str st avenue ave av close cl crescent cres lane ln drive way boulevard blvd bypass highway expressway express'.split(
    ' ',
  ),
);
