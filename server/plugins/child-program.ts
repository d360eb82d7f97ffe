import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process takes some 80 MB: one that nobody needs is ended. */
const IDLE_MS = 30_000;

type Program = {
  /** Its file without an ending, and the address of the module that it lies beside. */
  file: string;
  beside: string;
  /** Its own memory, beside what it reads. */
  heapMb: number;
  /** Far beyond what the largest that is taken needs on a busy machine. */
  limitMs: number;
  /** What is thrown where none can be started, or it was stopped. */
  notNow: () => Error;
};
type Message = Parameters<ChildProcess['send']>[0];

/**
 * A program of ours in a process of its own, for what would hold up the server's own thread: it is given one
 * thing at a time, started with the first, ended when there is none for a while, and started anew where it died.
 */
export class ChildProgram {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly program: Program,
    private readonly times: { limitMs?: number; idleMs?: number } = {},
  ) {}

  /** The process's id; null where none runs. */
  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /**
   * What the program answers to a message; the next is given only when this has ended.
   * @throws what `ended` makes, where it took too long or ended the process; what `notNow` makes, where no
   * process could be started, or it was stopped meanwhile
   */
  async ask(message: Message, ended: () => Error): Promise<unknown> {
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
    if (this.stopped) throw this.program.notNow();
    const child = startChild(this.program);
    this.child = child;
    child.once('exit', () => {
      if (this.child === child) this.child = null;
    });
    // Its first word: it can take something.
    await this.next(child, this.program.notNow);
    return child;
  }

  /** The next thing the process says. @throws what `ended` makes, where it ends or is silent too long */
  private next(child: ChildProcess, ended: () => Error): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const limitMs = this.times.limitMs ?? this.program.limitMs;
      const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
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
        reject(this.stopped ? this.program.notNow() : ended());
      };
      child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    });
  }
}

function startChild({ file, beside, heapMb }: Program): ChildProcess {
  // Beside the bundle lies the built program; from the sources it is run as they are.
  const fromSources = import.meta.url.endsWith('.ts');
  const program = new URL(`${file}${fromSources ? '.ts' : '.js'}`, beside);
  const child = fork(fileURLToPath(program), {
    execArgv: [`--max-old-space-size=${heapMb}`, ...(fromSources ? ['--import', 'tsx'] : [])],
    // Nothing of the server's settings: who takes over this process finds no key and no address.
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Who waits hears of it in `next`; an event that nobody hears would end the server.
  child.on('error', () => {});
  return child;
}
