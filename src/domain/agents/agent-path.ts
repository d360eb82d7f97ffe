/** The path of an agent's page, of all their homes or of these. */
export function agentPath(agentId: string, homes: readonly string[] = []): string {
  const path = `/agents/${agentId}`;
  return homes.length === 0 ? path : `${path}?homes=${homes.join(',')}`;
}
