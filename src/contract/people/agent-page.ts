import * as z from 'zod/mini';
import { MOST_CHOSEN } from './agent-page-options';
import { listingPageSchema } from '../listing/listing-query';
import { agentCardSchema } from '../listing/property';
import { uuidSchema } from '../uuid';

/** GET /agents/:id: which of the agent's homes, and which page of them. */
export const agentPageQuerySchema = z.strictObject({
  /** Ids with commas between: these homes alone. */
  homes: z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(MOST_CHOSEN * 37)),
        z.transform((ids) => ids.split(',')),
      ),
      z
        .array(uuidSchema)
        .check(z.maxLength(MOST_CHOSEN, `One link takes at most ${MOST_CHOSEN} homes`)),
    ),
  ),
  cursor: z.optional(z.string().check(z.maxLength(300))),
});
export type AgentPageQuery = z.output<typeof agentPageQuerySchema>;

/** What anybody may know of an agent who offers homes. */
export const agentFactsSchema = z.extend(agentCardSchema, {
  /** When the account was opened. */
  since: z.iso.datetime(),
  /** What they speak, in their own words; null where they did not say. */
  languages: z.nullable(z.string()),
  /** How many homes are offered now. */
  homes: z.int(),
  /** Where they lie, most homes first: 'Lekki Phase 1, Lagos'. */
  areas: z.array(z.object({ place: z.string(), homes: z.int() })),
  /** Half of the first answers came within so many minutes; null where there were too few. */
  answerMinutes: z.nullable(z.int()),
  /** So many people were asked for more than a listing told; 0 while they are few. An older server does not say. */
  feeReports: z.optional(z.int()),
});
export type AgentFacts = z.infer<typeof agentFactsSchema>;

/** An agent, and a page of their published homes, newest first. */
export const agentPageSchema = z.extend(listingPageSchema, { agent: agentFactsSchema });
export type AgentPage = z.infer<typeof agentPageSchema>;
