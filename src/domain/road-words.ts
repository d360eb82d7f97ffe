/** Words behind a name by which it is a road called after a place: 'Ikorodu Road' is mostly not in Ikorodu. */
export const ROAD_WORDS: ReadonlySet<string> = new Set(
  'road rd street str st avenue ave av close cl crescent cres lane ln drive way boulevard blvd bypass highway expressway express'.split(
    ' ',
  ),
);

/**
 * Places that are called after a road of theirs, in small letters: 'Allen' is Allen Avenue. Held by a test to the table
 * of places, which a search on a phone does not load for it.
 */
export const NAMED_AFTER_ROADS: ReadonlySet<string> = new Set(
  'ada george;addo;adeba;adeniyi jones;adeola odeku;admiralty;ado;ago palace;akala;akin adesola;allen;alpha beach;anwai;asa dam;aule;bode thomas;bourdillon;chevron;cmd;ekenwan;fate;idoro;ijoka;jakpa;lafiaji;marian;monastery;nwaniba;ogombo;ogui;ogunlana;orchid;peter odili;randle;spg;toyin'.split(
    ';',
  ),
);
