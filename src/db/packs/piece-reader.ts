import { pieceOf, type ReadPiece, readPiece } from './read-piece';
import type { PieceAnswered, PieceAsked } from './read-piece.worker';

type Waiting = {
  bytes: ArrayBuffer;
  resolve: (piece: ReadPiece) => void;
  reject: (error: Error) => void;
};

/**
 * Reads pieces on a thread of its own, so that the screen stays quick to touch while an area comes;
 * on this thread where there is none to be had (a service worker, or the file does not load).
 */
export class PieceReader {
  #thread = openThread();
  #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor() {
    this.#thread?.addEventListener('message', ({ data }: MessageEvent<PieceAnswered>) =>
      this.#answer(data),
    );
    this.#thread?.addEventListener('error', () => this.#goOnHere());
  }

  /** What a piece holds. @throws when it is broken */
  read(bytes: ArrayBuffer): Promise<ReadPiece> {
    if (this.#thread === null) return readPiece(bytes);
    this.#asked += 1;
    const asked: PieceAsked = { id: this.#asked, bytes };
    this.#thread.postMessage(asked);
    return new Promise((resolve, reject) => {
      this.#waiting.set(asked.id, { bytes, resolve, reject });
    });
  }

  /** Lets the thread go; what has not been read by now never is. */
  close(): void {
    this.#thread?.terminate();
  }

  #answer(answer: PieceAnswered): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('broken' in answer) waiting?.reject(new Error(answer.broken));
    else waiting?.resolve(pieceOf(waiting.bytes, answer.part));
  }

  #goOnHere(): void {
    this.close();
    this.#thread = null;
    for (const { bytes, resolve, reject } of this.#waiting.values())
      readPiece(bytes).then(resolve, reject);
    this.#waiting.clear();
  }
}

function openThread(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('./read-piece.worker.ts', import.meta.url), { type: 'module' });
}
