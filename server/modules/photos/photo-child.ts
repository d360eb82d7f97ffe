import { setPriority } from 'node:os';
import sharp from 'sharp';
import { ProblemError } from '../../plugins/problem-error';
import { makeVariants } from './make-variants';
import type { PhotoAnswerOfChild } from './photo-answer';

// A program of its own, started by PhotoProcess: it reads one photo after the other and nothing else.

// A photo can wait a second where a login cannot.
const LOWER_PRIORITY = 5;

async function answerTo(message: unknown): Promise<PhotoAnswerOfChild> {
  if (!(message instanceof Uint8Array)) throw new Error('Only photos are read here');
  try {
    return { variants: await makeVariants(message) };
  } catch (error) {
    if (error instanceof ProblemError) return { refused: error.message };
    throw error;
  }
}

sharp.concurrency(1);
sharp.cache(false);
setPriority(LOWER_PRIORITY);
process.on('message', (message) => {
  void answerTo(message).then((answer) => process.send?.(answer));
});
// The server has ended, whichever way.
process.on('disconnect', () => process.exit());
// Those that tell a group of processes to stop mean the server, which finishes what it is at.
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
process.send?.('ready');
