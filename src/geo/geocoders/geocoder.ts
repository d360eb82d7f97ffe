/** A place as a geocoder names it, with how exact it is. */
export type GeoPlace = {
  name: string;
  state: string;
  lat: number;
  lng: number;
  /** About how far its edge lies from its middle, in kilometres, where that is known. */
  extentKm?: number;
  precision: 'street' | 'landmark' | 'neighbourhood' | 'town' | 'lga' | 'state';
};

/** A place and how far off it is, in kilometres. */
export type NearbyPlace = GeoPlace & { km: number };

/** The port to whoever knows places. Every call may fail; callers go on without. */
export type Geocoder = {
  /** Places that begin like the text, best first. */
  suggest(text: string): Promise<GeoPlace[]>;
  /** The place an address names, or null. */
  resolve(address: string): Promise<GeoPlace | null>;
  /** The place a point lies in or next to, or null. */
  reverse(point: { lat: number; lng: number }): Promise<GeoPlace | null>;
  /** Places around a point that have the text in their name, the nearest first; '' for any. */
  near(point: { lat: number; lng: number }, text: string): Promise<NearbyPlace[]>;
};
