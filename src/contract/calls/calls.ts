import type { z } from 'zod/mini';
import { ACCOUNT_CALLS } from './account-calls';
import { AGENT_CALLS } from './agent-calls';
import { CONTACT_CALLS } from './contact-calls';
import { LISTING_CALLS } from './listing-calls';
import { SERVER_CALLS } from './server-calls';

/**
 * Every call of the API, by method and path, with what it takes and answers: the server serves them
 * by this table, and its table of access must name exactly these keys.
 */
export const CALLS = {
  ...SERVER_CALLS,
  ...ACCOUNT_CALLS,
  ...LISTING_CALLS,
  ...CONTACT_CALLS,
  ...AGENT_CALLS,
};

/** A call's method and path, such as 'PATCH /messages/:id/read'. */
export type CallKey = keyof typeof CALLS;

type Taken<Call, Part extends 'query' | 'body'> =
  Call extends Record<Part, infer Schema extends z.ZodMiniType>
    ? Record<Part, z.input<Schema>>
    : unknown;
type Answered<Call> = Call extends { answer: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : unknown;

/** The calls as their callers see them: these types type the client's calls. */
export type Calls = {
  [Key in CallKey]: Taken<(typeof CALLS)[Key], 'query'> &
    Taken<(typeof CALLS)[Key], 'body'> & { answer: Answered<(typeof CALLS)[Key]> };
};
