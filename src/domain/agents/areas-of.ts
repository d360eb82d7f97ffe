import type { AgentFacts } from '../../contract/people/agent-page';
import { MOST_AGENT_AREAS } from '../../contract/people/agent-page-options';
import { resolvePlace } from '../places/resolve-place';

/** Where homes lie, most homes first, from how many there are at each address; what names no known place is left out. */
export function areasOf(homesAt: { address: string; homes: number }[]): AgentFacts['areas'] {
  const byPlace = new Map<string, number>();
  for (const { address, homes } of homesAt) {
    const place = resolvePlace(address)?.place;
    if (place === undefined) continue;
    const name = place.name === place.state ? place.name : `${place.name}, ${place.state}`;
    byPlace.set(name, (byPlace.get(name) ?? 0) + homes);
  }
  return [...byPlace]
    .map(([place, homes]) => ({ place, homes }))
    .toSorted((a, b) => b.homes - a.homes || a.place.localeCompare(b.place))
    .slice(0, MOST_AGENT_AREAS);
}
