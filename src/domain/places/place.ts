/** What a place is, which decides how exactly it locates a property. */
export type PlaceKind = 'state' | 'lga' | 'town' | 'neighbourhood' | 'estate' | 'landmark';

/** A state or a local government area says nothing of where in it a home is, and is no place one walks to. */
export const isWide = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind === 'state' || kind === 'lga';

/** A named place in Nigeria that people search property by. */
export interface Place {
  name: string;
  kind: PlaceKind;
  /** State name as used everywhere in the app; 'Abuja' is the Federal Capital Territory. */
  state: string;
  lat: number;
  lng: number;
  /** Its own extent: about how far its edge lies from its centre. */
  radiusKm: number;
  /** 1 best known … 5 least known. */
  rank: number;
  /** Other spellings people type. */
  aliases: string[];
}
