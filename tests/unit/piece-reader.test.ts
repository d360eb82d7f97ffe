import { afterEach, describe, expect, test, vi } from 'vitest';
import { gzipListings } from '../../src/db/packs/decode-chunk';
import { PieceReader } from '../../src/db/packs/piece-reader';
import { readPiece } from '../../src/db/packs/read-piece';
import type { PieceAnswered, PieceAsked } from '../../src/db/packs/read-piece.worker';
import { madeListing } from '../support/made-listing';

const listings = [madeListing({ title: 'First', price: 7 }), madeListing({ title: 'Second' })];

/** A thread as a browser gives it; Node's own has another shape, the real one is met in Chromium. */
class MadeThread extends EventTarget {
  asked: PieceAsked[] = [];
  ended = false;

  constructor(readonly heard: (thread: MadeThread, asked: PieceAsked) => void) {
    super();
  }

  postMessage(asked: PieceAsked): void {
    this.asked.push(asked);
    queueMicrotask(() => this.heard(this, asked));
  }

  answer(data: PieceAnswered): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.ended = true;
  }
}

function withThread(heard: MadeThread['heard']): MadeThread {
  const thread = new MadeThread(heard);
  // Called with `new`, a function that answers an object gives that object.
  vi.stubGlobal('Worker', function Worker() {
    return thread;
  });
  return thread;
}
afterEach(() => vi.unstubAllGlobals());

describe('a piece of an area', () => {
  test('is read where there is no thread to be had, and a broken one is said to be', async () => {
    const reader = new PieceReader();
    const bytes = await gzipListings(listings);
    const piece = await reader.read(bytes);
    expect(piece.bytes).toBe(bytes);
    expect(piece.from).toBe(listings[0]?.id);
    expect(piece.part.ids).toEqual(listings.map(({ id }) => id));
    expect(piece.part.price[0]).toBe(7);
    await expect(reader.read(bytes.slice(0, 40))).rejects.toThrow();
    await expect(reader.read(new TextEncoder().encode('<html>').buffer)).rejects.toThrow();
  });

  test('is read by the thread, in whatever order its answers come', async () => {
    const held: PieceAsked[] = [];
    const thread = withThread((self, asked) => {
      held.push(asked);
      if (held.length < 2) return;
      for (const { id, bytes } of held.toReversed())
        void readPiece(bytes).then(({ part }) => self.answer({ id, part }));
    });
    const reader = new PieceReader();
    const pieces = await Promise.all(
      listings.map(async (listing) => reader.read(await gzipListings([listing]))),
    );
    expect(pieces.map(({ from }) => from)).toEqual(listings.map(({ id }) => id));
    expect(thread.asked).toHaveLength(2);
    reader.close();
    expect(thread.ended).toBe(true);
  });

  test('that the thread finds broken is broken for whoever asked', async () => {
    withThread((self, { id }) => self.answer({ id, broken: 'SyntaxError: no' }));
    await expect(new PieceReader().read(new ArrayBuffer(4))).rejects.toThrow('SyntaxError: no');
  });

  test('is read here when the thread does not start, also if it was asked before', async () => {
    const thread = withThread((self) => self.dispatchEvent(new Event('error')));
    const reader = new PieceReader();
    const bytes = await gzipListings(listings);
    expect((await reader.read(bytes)).part.ids).toHaveLength(2);
    expect((await reader.read(bytes)).part.ids).toHaveLength(2);
    expect(thread.asked).toHaveLength(1);
    expect(thread.ended).toBe(true);
  });
});
