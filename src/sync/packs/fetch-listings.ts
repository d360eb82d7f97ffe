import type { ApiClient } from '../../api/api-client';
import { NEXT_CHUNK } from '../../contract/area-options';
import type { AreaPack } from '../../db/packs/pack-records';
import { storePieces } from '../../db/packs/pack-repository';
import { areaAddress } from './area-address';

type Pieces = { pieces: ArrayBuffer[]; next: string | null };

/** A slow line takes its time; what is lost with it is fetched anew. */
const TIMEOUT_MS = 120_000;

/**
 * Fetches the listings of an area from where it was left, some pieces at a time; while they are taken
 * in the next are on their way already. @throws ApiError, NetworkError
 */
export async function fetchListings(
  api: ApiClient,
  pack: AreaPack,
  goesOn: () => Promise<AreaPack | null>,
): Promise<void> {
  let now: AreaPack | null = pack;
  let coming = fetchPieces(api, pack, pack.after);
  // Removed and kept again meanwhile it is another area, of which this knows nothing.
  while (now?.generation === pack.generation && now.step === 'listings') {
    const { pieces, next } = await coming;
    if (next !== null) {
      coming = fetchPieces(api, pack, next);
      // Awaited in the next round; until then nobody else may call it unhandled.
      coming.catch(() => undefined);
    }
    await storePieces(now, pieces, next);
    now = await goesOn();
  }
}

async function fetchPieces(api: ApiClient, pack: AreaPack, after: string | null): Promise<Pieces> {
  let next: string | null = null;
  const blob = await api.download({
    method: 'GET',
    timeoutMs: TIMEOUT_MS,
    path: areaAddress('chunk', pack, after === null ? {} : { after }),
    onHeaders: (headers) => {
      next = headers.get(NEXT_CHUNK);
    },
  });
  return { pieces: piecesIn(await blob.arrayBuffer()), next };
}

/** Each piece behind four bytes of its length. */
function piecesIn(bytes: ArrayBuffer): ArrayBuffer[] {
  const view = new DataView(bytes);
  const pieces: ArrayBuffer[] = [];
  for (let at = 0; at < bytes.byteLength; ) {
    const start = at + 4;
    at = start + view.getUint32(at);
    pieces.push(bytes.slice(start, at));
  }
  return pieces;
}
