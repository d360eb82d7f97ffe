import type { ApiClient } from '../../api/api-client';
import { ApiError } from '../../api/api-error';
import type { AreaPack } from '../../db/packs/pack-records';
import { dropTiles, storeTiles, tileBytesKept } from '../../db/packs/pack-tiles';
import { areaAddress } from './area-address';

/** Small enough that a broken line loses little, large enough that few calls do. */
const PIECE_BYTES = 256 * 1024;
const TIMEOUT_MS = 120_000;
/** The map is not there, or is another one by now. */
const ANOTHER_MAP = new Set([404, 416]);

/**
 * Fetches the map of an area by range, from where it was left. An area whose map the operator has
 * changed meanwhile does without one. @throws ApiError, NetworkError
 */
export async function fetchTiles(
  api: ApiClient,
  pack: AreaPack,
  goesOn: () => Promise<AreaPack | null>,
): Promise<void> {
  const { tileBytes, tileVersion } = pack.summary;
  if (tileBytes === null || tileVersion === null) return;
  let there = await tileBytesKept(pack.id);
  while (there < tileBytes && (await goesOn())?.generation === pack.generation) {
    const end = Math.min(there + PIECE_BYTES, tileBytes) - 1;
    try {
      const { bytes } = await api.download({
        method: 'GET',
        timeoutMs: TIMEOUT_MS,
        path: areaAddress('tiles', pack, { version: tileVersion }),
        headers: { range: `bytes=${there}-${end}` },
      });
      await storeTiles(pack, there, bytes);
      there += bytes.byteLength;
    } catch (error) {
      if (!(error instanceof ApiError) || !ANOTHER_MAP.has(error.status)) throw error;
      await dropTiles(pack);
      return;
    }
  }
}
