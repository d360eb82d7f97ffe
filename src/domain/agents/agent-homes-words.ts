import { countOf } from '../format/count-of';

/** Most places that a line names. */
const MOST_PLACES = 3;

/** How many homes an agent has and where, in one line: '12 homes in Yaba, Lagos; Lekki, Lagos'; '' for none. */
export function agentHomesWords(agent: {
  homes: number;
  areas: readonly { place: string }[];
}): string {
  if (agent.homes === 0) return '';
  const where = agent.areas.slice(0, MOST_PLACES).map(({ place }) => place);
  const homes = countOf(agent.homes, 'home');
  return where.length === 0 ? homes : `${homes} in ${where.join('; ')}`;
}
