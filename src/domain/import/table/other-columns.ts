/** Columns that are no field of a listing: what they are called by us. */
export const OTHER_COLUMNS = {
  town: 'Town or area',
  city: 'City around it',
  state: 'State',
  currency: 'Currency of the price',
  period: 'What the price is for',
  status: 'For sale or rent',
  availability: 'Whether it can still be had',
  reference: 'Reference',
  posted: 'Date posted',
  papers: 'Papers of the title',
  position: 'Latitude and longitude',
} as const;
export type OtherColumn = keyof typeof OTHER_COLUMNS;
