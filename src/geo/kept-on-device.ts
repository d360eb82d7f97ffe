import type { OperatorPlace } from '../contract/search/area-pack';

/** What of places and maps is kept on this device with an area; the app says where it lies. */
type KeptOnDevice = {
  places: () => Promise<OperatorPlace[]>;
  /** Whole PMTiles files. */
  tiles: () => Promise<Blob[]>;
};

let kept: KeptOnDevice = { places: async () => [], tiles: async () => [] };

export function keptFrom(source: KeptOnDevice): void {
  kept = source;
}

/** Places of kept areas; none where they cannot be read. */
export function placesOnDevice(): Promise<OperatorPlace[]> {
  return kept.places().catch(() => []);
}

/** Maps of kept areas; none where they cannot be read. */
export function tilesOnDevice(): Promise<Blob[]> {
  return kept.tiles().catch(() => []);
}
