import type { ApiClient } from '../../api/api-client';
import type { AreaPack } from '../../db/packs/pack-records';
import { storeTiles, tileBytesKept, updatePack } from '../../db/packs/pack-repository';
import { areaAddress } from './area-address';

/** Small enough that a broken line loses little, large enough that few calls do. */
const PIECE_BYTES = 256 * 1024;
const TIMEOUT_MS = 120_000;

/** Fetches the map of an area by range, from where it was left. @throws ApiError, NetworkError */
export async function fetchTiles(
  api: ApiClient,
  pack: AreaPack,
  goesOn: () => Promise<AreaPack | null>,
): Promise<void> {
  const size = pack.summary.tileBytes ?? 0;
  let there = await tileBytesKept(pack.id);
  while (there < size && (await goesOn()) !== null) {
    const end = Math.min(there + PIECE_BYTES, size) - 1;
    const piece = await api.download({
      method: 'GET',
      timeoutMs: TIMEOUT_MS,
      path: areaAddress('tiles', pack),
      headers: { range: `bytes=${there}-${end}` },
    });
    await storeTiles({ pack: pack.id, at: there, bytes: await piece.arrayBuffer() });
    there += piece.size;
    await updatePack(pack.id, (now) => ({ bytes: now.bytes + piece.size }));
  }
}
