import { agentHomesWords } from './agent-homes-words';

/** An agent's page as a message for a chat: who it is, how many homes and where, and the link on a line of its own. */
export function agentMessage(
  agent: { company: string } & Parameters<typeof agentHomesWords>[0],
  url: string,
): string {
  return [agent.company, agentHomesWords(agent), url].filter((line) => line !== '').join('\n');
}
