import type { Calls } from '../calls/calls';

/** What GET /sync answers: a page for each collection asked for. */
export type SyncAnswer = Calls['GET /sync']['answer'];
