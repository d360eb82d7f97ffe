/** What rows can be doubted for, in words that fit every row of a kind. */
export const DOUBT_LABELS = {
  'price unclear': 'Price can be read in two ways',
  'price on request': 'Price is told on request',
  'price in dollars': 'Price is in US dollars, and no rate is given',
  'price in other money': 'Price is in another currency than naira',
  'cell not read': 'A cell could not be read, and is left empty',
  'cells too many': 'A row has more cells than there are columns',
  'said twice': 'Rows of one reference say different things',
  'price low': 'Price is far below any usual one',
  'price high': 'Price is far above any usual one',
  'per sqm': 'Price is per square metre, not for the whole',
  'per plot': 'Price is per plot, not for the whole',
  'per acre': 'Price is per acre, not for the whole',
  'per hectare': 'Price is per hectare, not for the whole',
  'several periods': 'Price is that of several years, months or nights',
  'short let not per night': 'A short let is not priced per night',
  'sale by time': 'For sale, but priced like a rent',
  'joint venture': 'A joint venture is offered, neither a sale nor a rent',
  'offer differs': 'Two things are said of what it is for',
  'type differs': 'Column and text name different types',
  'type nearest': 'None of our types: filed under the nearest',
  'commercial type unsaid': 'What kind of commercial space it is is not said',
  'several homes': 'Several homes in one row',
  wanted: 'A home is looked for, none is offered',
  'gone already': 'Sold, let or not to be had, by its own words',
  'here already': 'It may be one that is here already',
  'private words': 'Words that may be meant for nobody else',
  'offer unclear': 'What it is offered for is left open',
  'place from above': 'The place is taken from the row above',
  'place unclear': 'Which town it is in is left open',
  'place differs': 'Column and text name different places',
  'bedrooms differ': 'Column and text say different bedrooms',
  'bathrooms differ': 'Column and text say different bathrooms',
  'areas differ': 'Column and text say different areas',
} as const;

export type DoubtKind = keyof typeof DOUBT_LABELS;

/** Why a listing should be looked at before it is published: `text` is about this row alone. */
export type Doubt = { kind: DoubtKind; text: string };

/** Whether what is said of a home says that it is not to be had any more. */
export const isGone = ({ doubts }: { doubts: readonly Doubt[] }): boolean =>
  doubts.some(({ kind }) => kind === 'gone already');
