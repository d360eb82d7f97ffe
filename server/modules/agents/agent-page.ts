import { sql } from 'kysely';
import type {
  AgentFacts,
  AgentPage,
  AgentPageQuery,
} from '../../../src/contract/people/agent-page';
import { areasOf } from '../../../src/domain/agents/areas-of';
import { anyOf } from '../../db/any-of';
import type { Database, Queryable } from '../../db/database';
import { ListedConditions } from '../properties/listed-conditions';
import { listed } from '../properties/place-conditions';
import { pageOfListings } from '../properties/search';
import { agentStanding } from './agent-standing';
import { answerMinutes } from './answer-minutes';
import { feeReports } from './fee-reports';

const HOMES_A_PAGE = 20;
/** Addresses read for the places of an agent: a thousand say where somebody works. */
const MOST_ADDRESSES = 1000;

/**
 * An agent as anybody may see them, with a page of their published homes; undefined where there is
 * none. Chosen homes are those of this agent alone.
 * @throws 400 when the cursor is not one this list gave out.
 */
export async function readAgentPage(
  database: Database,
  id: string,
  { homes, cursor }: AgentPageQuery,
): Promise<AgentPage | undefined> {
  if ((await agentStanding(database, id)) !== 'here') return undefined;
  const where = new ListedConditions();
  where.add(listed('p.owner_id', '=', id));
  if (homes !== undefined) where.add(listed('p.id', '=', anyOf(homes)));
  const [agent, page] = await Promise.all([
    readFacts(database, id),
    pageOfListings(database, where, { sort: 'newest', cursor, limit: HOMES_A_PAGE }),
  ]);
  return agent && { agent, ...page };
}

async function readFacts(db: Queryable, id: string): Promise<AgentFacts | undefined> {
  const user = await db.kysely
    .selectFrom('users')
    .select(['name', 'company_name', 'phone', 'verified_at', 'created_at', 'languages'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const homesAt = await db.kysely
    .selectFrom('properties as p')
    .select((eb) => [
      'p.address',
      eb.fn.countAll<number>().as('homes'),
      // Of all addresses, also of those beyond the limit.
      sql<number>`(sum(count(*)) OVER ())::int`.as('all_homes'),
    ])
    .where('p.owner_id', '=', id)
    .where(new ListedConditions().all)
    .groupBy('p.address')
    .orderBy('homes', 'desc')
    .orderBy('p.address')
    .limit(MOST_ADDRESSES)
    .execute();
  const homes = homesAt[0]?.all_homes ?? 0;
  return {
    id,
    name: user.name,
    company: user.company_name ?? user.name,
    // A number is public by a home that is offered, and no longer.
    phone: homes === 0 ? null : user.phone,
    verified: user.verified_at !== null,
    since: user.created_at.toISOString(),
    languages: user.languages,
    homes,
    areas: areasOf(homesAt),
    answerMinutes: await answerMinutes(db, id),
    feeReports: await feeReports(db, id),
  };
}
