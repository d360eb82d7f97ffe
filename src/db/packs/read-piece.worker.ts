import { type ReadPiece, readPiece } from './read-piece';

/** A piece to read, and what became of it. */
export type PieceAsked = { id: number; bytes: ArrayBuffer };
export type PieceAnswered = { id: number } & ({ part: ReadPiece['part'] } | { broken: string });

/** What this file needs of the thread it runs in; the page's types and a worker's exclude each other. */
type Thread = {
  addEventListener(type: 'message', heard: (event: MessageEvent<PieceAsked>) => void): void;
  postMessage(answer: PieceAnswered, handedOver: ArrayBuffer[]): void;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this file alone runs there
const thread = globalThis as unknown as Thread;

thread.addEventListener('message', ({ data: { id, bytes } }) => {
  readPiece(bytes).then(
    ({ part }) => thread.postMessage({ id, part }, buffersOf(part)),
    (error: unknown) => thread.postMessage({ id, broken: String(error) }, []),
  );
});

function buffersOf(part: ReadPiece['part']): ArrayBuffer[] {
  return Object.values(part).flatMap((column) =>
    ArrayBuffer.isView(column) ? [column.buffer] : [],
  );
}
