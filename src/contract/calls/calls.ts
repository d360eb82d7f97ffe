import type * as batch from '../feed/command-batch-schema';
import type * as feed from '../feed/feed-schema';
import type * as health from '../health';
import type * as receipts from '../feed/receipts';
import type { AccountCalls } from './account-calls';
import type { AgentCalls } from './agent-calls';
import type { ContactCalls } from './contact-calls';
import type { ListingCalls } from './listing-calls';
import type { In, Out } from './in-and-out';

/** Calls about the server itself, and about all that a phone keeps. */
type ServerCalls = {
  'GET /health': { answer: Out<typeof health.healthSchema> };
  'GET /ready': { answer: Out<typeof health.readySchema> };
  'POST /outbox/receipts': {
    body: In<typeof receipts.receiptsRequestSchema>;
    answer: Out<typeof receipts.receiptsSchema>;
  };
  'POST /commands': {
    body: In<typeof batch.commandBatchSchema>;
    answer: Out<typeof batch.commandBatchAnswerSchema>;
  };
  'GET /sync': {
    query: In<typeof feed.syncQuerySchema>;
    answer: Out<typeof feed.syncSchema>;
  };
};

/**
 * Every call of the API, by method and path, with what it takes and answers. The client's
 * calls are typed by this table, and the server's table of access must name exactly these keys.
 */
export type Calls = ServerCalls & AccountCalls & ListingCalls & ContactCalls & AgentCalls;

/** A call's method and path, such as 'PATCH /messages/:id/read'. */
export type CallKey = keyof Calls;
