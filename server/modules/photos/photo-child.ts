import sharp from 'sharp';
import { ProblemError } from '../../plugins/problem-error';
import { serveParent } from '../../plugins/serve-parent';
import { drawHomePicture } from './draw-home-picture';
import { pictureOrder } from './picture-order';
import { makeVariants } from './make-variants';
import type { PhotoAnswerOfChild, PictureAnswerOfChild } from './photo-answer';

// A program of its own, started by PhotoProcess: it reads photos and draws pictures of homes, one after the other, and
// nothing else.

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
serveParent(answerTo);
