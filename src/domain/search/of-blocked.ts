/** The ids of the homes whose agents somebody blocked, in the order of the homes (SAFE-5). */
export function ofBlocked(
  homes: readonly { id: string; agent: { id: string } }[],
  blocked: ReadonlySet<string>,
): string[] {
  return homes.filter(({ agent }) => blocked.has(agent.id)).map(({ id }) => id);
}
