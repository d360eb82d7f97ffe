import { uuidSchema } from '../../../src/contract/uuid';
import { escapeHtml } from '../../../src/domain/format/escape-html';
import { pageAt } from '../../../src/domain/navigation/page-at';
import { priceWords } from '../../../src/domain/previews/price-words';
import type { Queryable } from '../../db/database';
import { withoutScripts } from '../../plugins/pages/without-scripts';
import { agentStanding } from '../agents/agent-standing';
import { type HomeLikeIt, homesLike } from './homes-like';
import { wasListed } from './was-listed';

/**
 * The page of a home or an agent that nobody may see: 410 where it was there once, for a home with
 * others like it, and 404 where it never was. Browsers without scripts and search engines read so in
 * words; the app draws over it what the phone knows.
 */
export async function missingPage(
  db: Queryable,
  path: string,
  html: string,
): Promise<{ status: 404 | 410; html: string }> {
  const at = pageAt(path);
  const id = uuidSchema.safeParse(at?.parameter);
  const isAgent = at?.id === 'agent';
  const wasHere =
    id.success &&
    (isAgent ? (await agentStanding(db, id.data)) === 'gone' : await wasListed(db, id.data));
  const words = isAgent ? agentWords(wasHere) : await homeWords(db, wasHere ? id.data : null);
  return { status: wasHere ? 410 : 404, html: withoutScripts(html, words) };
}

function agentWords(wasHere: boolean): string {
  return `<p>${
    wasHere
      ? 'This agent offers no homes here any more.'
      : 'There is no agent at this address. It may not be quite right.'
  } <a href="/search-results">See all homes</a></p>`;
}

async function homeWords(db: Queryable, id: string | null): Promise<string> {
  if (id === null) return '<p>Property not found.</p>';
  const list = (await homesLike(db, id)).map(lineOf);
  const others = list.length === 0 ? '' : `<p>Homes like it:</p><ul>${list.join('')}</ul>`;
  return `<p>This home is not offered any more.</p>${others}`;
}

const lineOf = (home: HomeLikeIt) =>
  `<li><a href="/property-detail/${home.id}">${escapeHtml(home.title)}</a>, ${escapeHtml(priceWords(home))}, ${escapeHtml(home.address)}</li>`;
