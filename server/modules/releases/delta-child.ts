import { setPriority } from 'node:os';
import { prepareDeltas } from './prepare-deltas';

// A program of its own, started by the server once it answers: compressing would hold up requests.

const LOWEST_PRIORITY = 19;

const [, , clientDir, dataDir] = process.argv;
if (clientDir === undefined || dataDir === undefined)
  throw new Error('Give the folder of the built app, and DATA_DIR');
setPriority(LOWEST_PRIORITY);
await prepareDeltas(clientDir, dataDir);
