import { ProblemError } from '../../plugins/problem-error';
import type { Variants } from './photo-answer';
import { PhotoProcess } from './photo-process';

/** Who reads photos: a `PhotoProcess`. */
export type PhotoReader = { decode(bytes: Uint8Array): Promise<Variants>; stop(): void };

/** Each waits with its bytes, of which there are 5 MB at most. */
const MAX_WAITING = 12;
/** One agent's photos leave room for those of others. */
const MAX_WAITING_OF_ONE = 6;
const RETRY_AFTER_SECONDS = 10;

type Waiting = { ownerId: string; take: (reader: PhotoReader) => void; refuse: () => void };

/** Photos wait here to be read, a few at once, apart from the requests of everybody else. */
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
  async decode(bytes: Uint8Array, ownerId: string): Promise<Variants> {
    const reader = await this.turn(ownerId);
    try {
      return await reader.decode(bytes);
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free.push(reader);
      else next.take(reader);
    }
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
    'Many photos are being sent at the moment. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
