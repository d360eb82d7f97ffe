import type { ApiClient } from '../../api/api-client';
import { NEXT_CHUNK } from '../../contract/search/area-options';
import type { AppDatabase } from '../../db/app-database';
import type { AreaPack } from '../../db/packs/pack-records';
import { storePieces } from '../../db/packs/pack-repository';
import { PieceReader } from '../../db/packs/piece-reader';
import type { ReadPiece } from '../../db/packs/read-piece';
import { renewSeen } from '../../db/packs/seen-before';
import { areaAddress } from './area-address';

type Call = { pieces: Promise<ReadPiece[]>; next: string | null };

/** A slow line takes its time; what is lost with it is fetched anew. */
const TIMEOUT_MS = 120_000;
/** Calls that may have come and wait to be kept: enough that neither line nor phone waits for the other. */
const AHEAD = 3;

/** Fetches the listings of an area from where it was left. @throws ApiError, NetworkError */
export async function fetchListings(
  database: AppDatabase,
  api: ApiClient,
  pack: AreaPack,
  goesOn: () => Promise<AreaPack | null>,
): Promise<void> {
  const reader = new PieceReader();
  const calls = callsFrom(api, pack, reader).getReader();
  let now: AreaPack | null = pack;
  try {
    // Removed and kept again meanwhile it is another area, of which this knows nothing.
    while (now?.generation === pack.generation && now.step === 'listings') {
      const call = await calls.read();
      if (call.done) return;
      const pieces = await call.value.pieces;
      await renewSeen(pieces, database);
      await storePieces(now, pieces, call.value.next);
      now = await goesOn();
    }
  } finally {
    reader.close();
    // With the line lost it has ended by itself, and says so once more.
    await calls.cancel().catch(() => undefined);
  }
}

/**
 * Calls one after the other, fetched and read while the ones before are written down. With the line
 * what waits here is lost too, which is nothing where lines are slower than phones.
 */
function callsFrom(api: ApiClient, pack: AreaPack, reader: PieceReader): ReadableStream<Call> {
  let { after } = pack;
  return new ReadableStream<Call>(
    {
      pull: async (stream) => {
        const { pieces, next } = await fetchPieces(api, pack, after);
        const read = Promise.all(pieces.map((bytes) => reader.read(bytes)));
        // Awaited when its turn comes; until then nobody else may call it unhandled.
        read.catch(() => undefined);
        stream.enqueue({ pieces: read, next });
        if (next === null) stream.close();
        after = next;
      },
    },
    { highWaterMark: AHEAD },
  );
}

async function fetchPieces(
  api: ApiClient,
  pack: AreaPack,
  after: string | null,
): Promise<{ pieces: ArrayBuffer[]; next: string | null }> {
  let next: string | null = null;
  const { bytes } = await api.download({
    method: 'GET',
    timeoutMs: TIMEOUT_MS,
    path: areaAddress('chunk', pack, after === null ? {} : { after }),
    onHeaders: (headers) => {
      next = headers.get(NEXT_CHUNK);
    },
  });
  return { pieces: piecesIn(bytes), next };
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
