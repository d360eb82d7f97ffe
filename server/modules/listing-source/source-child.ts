import { OutsideError } from '../../plugins/fetch-outside';
import { serveParent } from '../../plugins/serve-parent';
import { readSource } from './read-source';
import {
  listingsFrom,
  SOURCE_PIECE,
  type SourceAnswerOfChild,
  type SourceListings,
  sourceOrder,
} from './source-answer';

// A program of its own, started by SourceProcess: it reads the files that agents' addresses give, one after
// the other, and nothing else.

let listings: SourceListings['listings'] = [];

async function answerTo(message: unknown): Promise<SourceAnswerOfChild> {
  if (typeof message === 'number') {
    const from = listingsFrom.parse(message);
    return listings.slice(from, from + SOURCE_PIECE);
  }
  const { bytes, options } = sourceOrder.parse(message);
  try {
    const { listings: read, ...told } = readSource(bytes, options);
    listings = read;
    return { file: { ...told, count: read.length } };
  } catch (error) {
    if (error instanceof OutsideError) return { refused: error.words };
    throw error;
  }
}

serveParent(answerTo);
