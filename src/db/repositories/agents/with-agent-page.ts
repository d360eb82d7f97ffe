import type { AgentFacts, AgentPage } from '../../../contract/people/agent-page';

/** An agent's page as a phone keeps it: the homes themselves are kept with all others. */
export type KeptAgent = {
  agent: AgentFacts;
  ids: string[];
  total: number;
  nextCursor: string | null;
};

/** An agent's page with one more page of homes; without `before` it is the first one. */
export function withAgentPage(page: AgentPage, before?: KeptAgent): KeptAgent {
  const ids = [...new Set([...(before?.ids ?? []), ...page.properties.map(({ id }) => id)])];
  return {
    agent: page.agent,
    ids,
    total: page.total ?? before?.total ?? ids.length,
    nextCursor: page.nextCursor,
  };
}
