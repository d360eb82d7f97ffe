import type { AgentFacts, AgentPage } from '../../../contract/people/agent-page';
import type { AgentCard, Listing } from '../../../contract/listing/property';
import { agentKey } from '../../../domain/agents/agent-key';
import type { AppDatabase } from '../../app-database';
import { keepSnapshot, readSnapshot } from '../account/snapshot-repository';
import { listListings, storeListings } from '../search/search-repository';
import { withAgentPage } from './with-agent-page';

const AGENTS_KEPT = 50;

/** An agent as this device knows them; facts beyond the card are there once the server told them. */
export type AgentOnDevice = {
  agent: AgentCard & Partial<AgentFacts>;
  /** The homes to show, in order; one that is not kept any more is left out. */
  homes: Listing[];
  /** How many there are; null where only the server knows. */
  total: number | null;
  nextCursor: string | null;
  /** In milliseconds; null where the server was never asked for this page. */
  fetchedAt: number | null;
};

/**
 * An agent with all homes or the chosen ones: as the server told it last, else what the homes kept on
 * this device tell; null where there are none of theirs.
 */
export async function readAgent(
  id: string,
  homes: readonly string[],
  database: AppDatabase,
): Promise<AgentOnDevice | null> {
  const kept = await readSnapshot(`agent ${agentKey(id, homes)}`, database);
  if (kept !== undefined) {
    const { agent, ids, total, nextCursor } = kept.value;
    const { fetchedAt } = kept;
    return { agent, homes: await listListings(ids, database), total, nextCursor, fetchedAt };
  }
  const known = await readSnapshot(`agent ${id}`, database);
  const here =
    homes.length === 0
      ? await database.listings.filter(({ agent }) => agent.id === id).toArray()
      : (await listListings(homes, database)).filter(({ agent }) => agent.id === id);
  const agent = known?.value.agent ?? here[0]?.agent;
  if (agent === undefined) return null;
  return {
    agent,
    homes: here.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '')),
    total: null,
    nextCursor: null,
    fetchedAt: null,
  };
}

/** Keeps a page of an agent's homes: the first takes the place of what was kept, a later one adds to it. */
export async function storeAgent(
  key: string,
  page: AgentPage,
  isFirst: boolean,
  database: AppDatabase,
): Promise<void> {
  const { snapshots } = database;
  await storeListings(page.properties, database);
  await database.transaction('rw', snapshots, async () => {
    const before = isFirst ? undefined : await readSnapshot(`agent ${key}`, database);
    await keepSnapshot(`agent ${key}`, withAgentPage(page, before?.value), Date.now(), database);
    const kept = await snapshots.where('key').startsWith('agent ').sortBy('fetchedAt');
    await snapshots.bulkDelete(kept.slice(0, -AGENTS_KEPT).map((old) => old.key));
  });
}

/** Keeps what came with the document at `cameAt` (milliseconds), unless the phone was told more since. */
export async function storeFirstAgent(
  key: string,
  page: AgentPage,
  cameAt: number,
  database: AppDatabase,
): Promise<void> {
  const kept = await readSnapshot(`agent ${key}`, database);
  if ((kept?.fetchedAt ?? 0) < cameAt) await storeAgent(key, page, true, database);
}

/** Forgets an agent who is not there any more, with the number that stood on their page. */
export async function forgetAgent(id: string, database: AppDatabase): Promise<void> {
  await database.snapshots.where('key').startsWith(`agent ${id}`).delete();
}
