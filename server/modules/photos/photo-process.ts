import { ChildProgram } from '../../plugins/child-program';
import { ProblemError } from '../../plugins/problem-error';
import type { PictureOrder } from './picture-order';
import { photoAnswerOfChild, pictureAnswerOfChild, type Variants } from './photo-answer';

const PROGRAM = {
  file: './photo-child',
  beside: import.meta.url,
  // Beside the picture: a photo of 5 MB, and its copies.
  heapMb: 128,
  limitMs: 30_000,
  notNow,
};
const RETRY_AFTER_SECONDS = 5;

/**
 * Reads photos and draws pictures of homes, one at a time, in a process of its own, whose threads are
 * not those that files, names of hosts and passwords wait for.
 */
export class PhotoProcess {
  private readonly program: ChildProgram;

  constructor(times: { limitMs?: number; idleMs?: number } = {}) {
    this.program = new ChildProgram(PROGRAM, times);
  }

  /** The process's id; null where none runs. */
  get pid(): number | null {
    return this.program.pid;
  }

  /**
   * Makes the copies of one photo; the next is given only when this has ended.
   * @throws 422 for a photo that cannot be read, took too long or ended the process; 503 where no
   * process could be started, or it was stopped meanwhile
   */
  async decode(bytes: Uint8Array): Promise<Variants> {
    const answer = photoAnswerOfChild.parse(await this.program.ask(bytes, tooHard));
    if ('refused' in answer) throw refusal(answer.refused);
    return answer.variants;
  }

  /**
   * Draws a home's picture for link previews, as JPEG; takes its turn like a photo.
   * @throws 503 where it took too long or ended the process, or none could be started
   */
  async draw(order: PictureOrder): Promise<Uint8Array> {
    return pictureAnswerOfChild.parse(await this.program.ask(order, notNow)).picture;
  }

  /** Ends the process for good, with what it is at. */
  stop(): void {
    this.program.stop();
  }
}

function tooHard(): ProblemError {
  return refusal('This photo takes too long to read. Please send a smaller copy of it.');
}

function refusal(sentence: string): ProblemError {
  return new ProblemError(422, 'invalid', sentence, { field: 'photo' });
}

function notNow(): ProblemError {
  return new ProblemError(
    503,
    'unavailable',
    'Photos cannot be taken in at the moment. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
