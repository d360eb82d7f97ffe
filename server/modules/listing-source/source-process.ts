import { ChildProgram } from '../../plugins/child-program';
import { OutsideError } from '../../plugins/fetch-outside';
import {
  pieceOfChild,
  SOURCE_PIECE,
  sourceAnswerOfChild,
  type SourceListings,
  type SourceOrder,
} from './source-answer';

const PROGRAM = {
  file: './source-child',
  beside: import.meta.url,
  // A file of 10 MB, its cells by their columns, and the listings made of them.
  heapMb: 512,
  // 10,000 rows take half a minute on a machine that is free; nobody else reads the address for twenty minutes.
  limitMs: 300_000,
  notNow: () => new NotReadNow('Files of listings cannot be read at the moment'),
};

/** No process could be started, or the server stops: no fault of the file, which is to be read again. */
export class NotReadNow extends Error {
  override readonly name = 'NotReadNow';
}

/**
 * Reads the files that agents' addresses give, one at a time, in a process of its own: a wide file keeps a
 * thread busy for seconds, in which the server would answer nobody.
 */
export class SourceProcess {
  private readonly program: ChildProgram;
  /** The file before: a run of the job that took too long is followed by another in the same server. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(times: { limitMs?: number; idleMs?: number } = {}) {
    this.program = new ChildProgram(PROGRAM, times);
  }

  /** The process's id; null where none runs. */
  get pid(): number | null {
    return this.program.pid;
  }

  /**
   * What stands in one file; another that comes meanwhile waits for its turn.
   * @throws OutsideError for a file without listings, that takes too long or ends the process; NotReadNow
   */
  read(order: SourceOrder): Promise<SourceListings> {
    const read = this.last.then(() => this.readNow(order));
    this.last = read.catch(() => undefined);
    return read;
  }

  private async readNow(order: SourceOrder): Promise<SourceListings> {
    const answer = sourceAnswerOfChild.parse(await this.program.ask(order, tooHard));
    if ('refused' in answer) throw new OutsideError(answer.refused);
    const { count, ...told } = answer.file;
    const listings: SourceListings['listings'] = [];
    for (let from = 0; from < count; from += SOURCE_PIECE)
      listings.push(...pieceOfChild.parse(await this.program.ask(from, tooHard)));
    return { ...told, listings };
  }

  /** Ends the process for good, with what it is at. */
  stop(): void {
    this.program.stop();
  }
}

const tooHard = () =>
  new OutsideError('gives a file that takes too long to read: give one of fewer rows or columns');
