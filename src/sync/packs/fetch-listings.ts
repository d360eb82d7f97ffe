import type { ApiClient } from '../../api/api-client';
import { NEXT_CHUNK } from '../../contract/area-options';
import type { AreaPack } from '../../db/packs/pack-records';
import { storeChunk } from '../../db/packs/pack-repository';
import { areaAddress } from './area-address';

type Piece = { bytes: ArrayBuffer; next: string | null };

/**
 * Fetches the listings of an area from where it was left, piece by piece; while one is taken in the
 * next is on its way already. @throws ApiError, NetworkError
 */
export async function fetchListings(
  api: ApiClient,
  pack: AreaPack,
  goesOn: () => Promise<AreaPack | null>,
): Promise<void> {
  let now: AreaPack | null = pack;
  let coming = fetchPiece(api, pack, pack.after);
  while (now !== null && now.step === 'listings') {
    const { bytes, next } = await coming;
    if (next !== null) {
      coming = fetchPiece(api, pack, next);
      // Awaited in the next round; until then nobody else may call it unhandled.
      coming.catch(() => undefined);
    }
    await storeChunk(now, bytes, next);
    now = await goesOn();
  }
}

async function fetchPiece(api: ApiClient, pack: AreaPack, after: string | null): Promise<Piece> {
  let next: string | null = null;
  const blob = await api.download({
    method: 'GET',
    path: areaAddress('chunk', pack, after === null ? {} : { after }),
    onHeaders: (headers) => {
      next = headers.get(NEXT_CHUNK);
    },
  });
  return { bytes: await blob.arrayBuffer(), next };
}
