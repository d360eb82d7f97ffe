import type { AreaSummary, OperatorPlace } from '../../contract/search/area-pack';
import type { ColumnsPart } from '../../domain/search/on-device/listing-columns';

/** How far the download of an area has come; the parts follow each other in this order. */
type PackStep = 'listings' | 'places' | 'tiles' | 'photos' | 'ready';

/** An area that is kept on this device, and what is there of it. */
export type AreaPack = {
  id: string;
  name: string;
  lat: number;
  lng: number;
  radiusKm: number;
  withPhotos: boolean;
  /** What the server said when it was asked for. */
  summary: AreaSummary;
  step: PackStep;
  /** The last id that has arrived, from which a download goes on. */
  after: string | null;
  /** Listings, photos and bytes that have arrived. */
  listings: number;
  photos: number;
  bytes: number;
  /** Counted up with every change of its listings, by which an index knows what is new. */
  writes: number;
  /** Another one each time it is fetched from the first listing on: what was read before is void. */
  generation: string;
  cursor: string;
  /** When it was last in step with the server, milliseconds; null until it is whole. */
  freshAt: number | null;
  /** Why it does not go on, in the server's words; null while it may. */
  refused: string | null;
  addedAt: number;
};

/** Listings by rising id, gzipped JSON as the server sent it; the first piece of an area begins at ''. */
export type PackChunk = {
  pack: string;
  from: string;
  bytes: ArrayBuffer;
  at: number;
  generation: string;
};
/** What a search asks of a piece's listings, made once when it came; `shape` is that of the build that made it. */
export type PackColumns = {
  pack: string;
  from: string;
  part: ColumnsPart;
  at: number;
  shape: string;
};
/** The operator's own places of an area. */
export type PackPlaces = { pack: string; places: OperatorPlace[] };
/** A piece of an area's map, a PMTiles file; `at` counts bytes. Buffers: Safari has lost blobs. */
export type PackTiles = { pack: string; at: number; bytes: ArrayBuffer };

/** An area as it was begun: removed and kept again it is another one, of which older work knows nothing. */
export type BegunPack = Pick<AreaPack, 'id' | 'generation'>;
