/** What a phone keeps an agent's page by: the agent, and the homes that were chosen. */
export function agentKey(agentId: string, homes: readonly string[]): string {
  return homes.length === 0 ? agentId : `${agentId} ${homes.join(',')}`;
}
