import type { AgentPage } from '../../contract/people/agent-page';
import { agentHomesWords } from '../agents/agent-homes-words';
import { agentPath } from '../agents/agent-path';
import { agentTitle } from '../agents/agent-title';
import { countOf } from '../format/count-of';
import { firstHomePicture } from './first-home-picture';
import type { PageHead } from './page-head';
import { priceWords } from './price-words';

/** An agent's name, homes and places for link previews and search engines; `homes` are those the link was made for. */
export function agentHead(
  { agent, properties, total }: AgentPage,
  homes: readonly string[],
  publicUrl: string,
): PageHead {
  const [first] = properties;
  const path = agentPath(agent.id, homes);
  const offered = homes.length === 0 ? agentHomesWords(agent) : countOf(total ?? 0, 'home');
  const firstOf =
    first === undefined
      ? ''
      : ` First of them: ${first.title}, ${first.address}, ${priceWords(first)}.`;
  return {
    title: agentTitle(agent.company, homes.length === 0 ? null : { homes: total ?? 0 }),
    description:
      first === undefined
        ? nothingOffered(agent)
        : `${offered} from ${agent.verified ? 'a verified agent' : 'an agent'}, with prices and photos.${firstOf}`,
    url: publicUrl + path,
    image: firstHomePicture(first, publicUrl),
    type: 'website',
    jsonLd: {
      '@type': 'RealEstateAgent',
      name: agent.company,
      url: publicUrl + agentPath(agent.id),
      ...(agent.areas.length === 0
        ? {}
        : { areaServed: agent.areas.map(({ place }) => ({ '@type': 'Place', name: place })) }),
      ...(first === undefined ? {} : { image: firstHomePicture(first, publicUrl).url }),
    },
  };
}

/** What is said where no home is shown: of all of them, or of those that a link was made for. */
function nothingOffered({ company, homes }: AgentPage['agent']): string {
  return homes === 0
    ? `${company} offers no home now.`
    : `These homes are not offered any more. ${company} offers ${countOf(homes, 'home')}.`;
}
