import * as batch from '../feed/command-batch-schema';
import * as feed from '../feed/feed-schema';
import * as receipts from '../feed/receipts';
import * as health from '../health';
import type { CallTable } from './call';

/** Calls about the server itself, and about all that a phone keeps. */
export const SERVER_CALLS = {
  'GET /health': { answer: health.healthSchema },
  'GET /ready': { answer: health.readySchema },
  'POST /outbox/receipts': {
    body: receipts.receiptsRequestSchema,
    answer: receipts.receiptsSchema,
  },
  'POST /commands': { body: batch.commandBatchSchema, answer: batch.commandBatchAnswerSchema },
  'GET /sync': { query: feed.syncQuerySchema, answer: feed.syncSchema },
} satisfies CallTable;
