import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ProblemError } from '../../plugins/problem-error';
import type { PictureOrder } from './picture-order';
import { photoAnswerOfChild, pictureAnswerOfChild, type Variants } from './photo-answer';

/** Far beyond what the largest photo that is taken needs on a busy machine. */
const LIMIT_MS = 30_000;
/** A process takes some 80 MB: one that nobody needs is ended. */
const IDLE_MS = 30_000;
/** Its own memory beside the picture: a photo of 5 MB, and its copies. */
const HEAP_MB = 128;
const RETRY_AFTER_SECONDS = 5;

/**
 * Reads photos and draws pictures of homes, one at a time, in a process of its own, whose threads are
 * not those that files, names of hosts and passwords wait for. It is started with the first of them,
 * ended when there is none for a while, and started anew where it died.
 */
export class PhotoProcess {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly times: { limitMs?: number; idleMs?: number } = {}) {}

  /** The process's id; null where none runs. */
  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /**
   * Makes the copies of one photo; the next is given only when this has ended.
   * @throws 422 for a photo that cannot be read, took too long or ended the process; 503 where no
   * process could be started, or it was stopped meanwhile
   */
  async decode(bytes: Uint8Array): Promise<Variants> {
    const answer = photoAnswerOfChild.parse(await this.ask(bytes, tooHard));
    if ('refused' in answer) throw refusal(answer.refused);
    return answer.variants;
  }

  /**
   * Draws a home's picture for link previews, as JPEG; takes its turn like a photo.
   * @throws 503 where it took too long or ended the process, or none could be started
   */
  async draw(order: PictureOrder): Promise<Uint8Array> {
    return pictureAnswerOfChild.parse(await this.ask(order, notNow)).picture;
  }

  private async ask(
    message: Uint8Array | PictureOrder,
    ended: () => ProblemError,
  ): Promise<unknown> {
    clearTimeout(this.idle);
    const child = this.child ?? (await this.start());
    try {
      const answered = this.next(child, ended);
      // What cannot be sent has no reader any more, which the next event says.
      child.send(message, () => {});
      return await answered;
    } finally {
      if (this.child !== null) {
        this.idle = setTimeout(() => this.end(), this.times.idleMs ?? IDLE_MS).unref();
      }
    }
  }

  /** Ends the process for good, with what it is at. */
  stop(): void {
    this.stopped = true;
    this.end();
  }

  private end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  private async start(): Promise<ChildProcess> {
    if (this.stopped) throw notNow();
    const child = startChild();
    this.child = child;
    child.once('exit', () => {
      if (this.child === child) this.child = null;
    });
    // Its first word: it can take a photo.
    await this.next(child, notNow);
    return child;
  }

  /** The next thing the process says. @throws what `ended` makes, where it ends or is silent too long */
  private next(child: ChildProcess, ended: () => ProblemError): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => child.kill('SIGKILL'), this.times.limitMs ?? LIMIT_MS);
      const settle = () => {
        clearTimeout(limit);
        child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      };
      const onMessage = (message: unknown) => {
        settle();
        resolve(message);
      };
      const onEnd = () => {
        settle();
        if (this.child === child) this.child = null;
        reject(this.stopped ? notNow() : ended());
      };
      child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    });
  }
}

function startChild(): ChildProcess {
  const here = import.meta.url;
  // Beside the bundle lies the built program; from the sources it is run as they are.
  const fromSources = here.endsWith('.ts');
  const program = new URL(fromSources ? './photo-child.ts' : './photo-child.js', here);
  const child = fork(fileURLToPath(program), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(fromSources ? ['--import', 'tsx'] : [])],
    // Nothing of the server's settings: who takes over this process finds no key and no address.
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Who waits hears of it in `next`; an event that nobody hears would end the server.
  child.on('error', () => {});
  return child;
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
