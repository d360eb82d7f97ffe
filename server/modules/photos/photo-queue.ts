import { ProblemError } from '../../plugins/problem-error';
import type { PictureOrder } from './picture-order';
import type { Variants } from './photo-answer';
import { PhotoProcess } from './photo-process';

/** Who reads photos and draws pictures: a `PhotoProcess`. */
type PhotoReader = {
  decode(bytes: Uint8Array): Promise<Variants>;
  draw(order: PictureOrder): Promise<Uint8Array>;
  stop(): void;
};

/** Each waits with its bytes, of which there are 5 MB at most. */
const MAX_WAITING = 12;
/** One agent's photos leave room for those of others. */
const MAX_WAITING_OF_ONE = 6;
const RETRY_AFTER_SECONDS = 10;
/** In whose name pictures wait: all of them together leave agents' photos as much room as one agent does. */
const PICTURES = 'pictures';

type Waiting = { ownerId: string; take: (reader: PhotoReader) => void; refuse: () => void };

/** Photos wait here to be read, and pictures of homes to be drawn, a few at once, apart from the requests of everybody else. */
export class PhotoQueue {
  /** The last that was busy is the next to be, so that the others can end. */
  private readonly free: PhotoReader[];
  private readonly waiting: Waiting[] = [];
  private stopped = false;

  constructor(private readonly readers: PhotoReader[] = [new PhotoProcess(), new PhotoProcess()]) {
    this.free = [...readers];
  }

  /**
   * Makes the copies of an account's photo when its turn comes.
   * @throws 503 where too many wait already, or the server stops; 422 for a photo that cannot be read
   */
  decode(bytes: Uint8Array, ownerId: string): Promise<Variants> {
    return this.inTurn(ownerId, (reader) => reader.decode(bytes));
  }

  /**
   * Draws a home's picture for link previews when its turn comes.
   * @throws 503 where too many wait already, it cannot be drawn, or the server stops
   */
  draw(order: PictureOrder): Promise<Uint8Array> {
    return this.inTurn(PICTURES, (reader) => reader.draw(order));
  }

  private async inTurn<Made>(
    ownerId: string,
    make: (reader: PhotoReader) => Promise<Made>,
  ): Promise<Made> {
    const reader = await this.turn(ownerId);
    try {
      return await make(reader);
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free.push(reader);
      else next.take(reader);
    }
  }

  /** How many photos wait for their turn. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Ends the reading: what waits or is being read is refused, to be sent again. */
  stop(): void {
    this.stopped = true;
    for (const { refuse } of this.waiting.splice(0)) refuse();
    for (const reader of this.readers) reader.stop();
  }

  private turn(ownerId: string): Promise<PhotoReader> {
    const reader = this.stopped ? undefined : this.free.pop();
    if (reader !== undefined) return Promise.resolve(reader);
    const own = this.waiting.filter((other) => other.ownerId === ownerId).length;
    if (this.stopped || own >= MAX_WAITING_OF_ONE || this.waiting.length >= MAX_WAITING) {
      return Promise.reject(tooMany());
    }
    return new Promise((take, reject) => {
      this.waiting.push({ ownerId, take, refuse: () => reject(tooMany()) });
    });
  }
}

function tooMany(): ProblemError {
  return new ProblemError(
    503,
    'unavailable',
    'Many photos are being read at the moment. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
