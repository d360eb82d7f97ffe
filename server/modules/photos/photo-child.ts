import { setPriority } from 'node:os';
import sharp from 'sharp';
import { ProblemError } from '../../plugins/problem-error';
import { drawHomePicture } from './draw-home-picture';
import { pictureOrder } from './picture-order';
import { makeVariants } from './make-variants';
import type { PhotoAnswerOfChild, PictureAnswerOfChild } from './photo-answer';

// A program of its own, started by PhotoProcess: it reads photos and draws pictures of homes, one after the other, and
// nothing else.

// A photo can wait a second where a login cannot.
const LOWER_PRIORITY = 5;

async function answerTo(message: unknown): Promise<PhotoAnswerOfChild | PictureAnswerOfChild> {
  if (!(message instanceof Uint8Array)) {
    return { picture: await drawHomePicture(pictureOrder.parse(message)) };
  }
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
