import type { FastifyInstance } from 'fastify';
import type { FirstAnswer } from '../../../src/contract/first-answer';
import { listingQuerySchema } from '../../../src/contract/listing/listing-query';
import { uuidSchema } from '../../../src/contract/uuid';
import { agentKey } from '../../../src/domain/agents/agent-key';
import { chosenHomes } from '../../../src/domain/agents/chosen-homes';
import { pageAt } from '../../../src/domain/navigation/page-at';
import { agentHead } from '../../../src/domain/previews/agent-head';
import { homeHead } from '../../../src/domain/previews/home-head';
import { listingHead } from '../../../src/domain/previews/listing-head';
import type { PageHead } from '../../../src/domain/previews/page-head';
import { resultsHead } from '../../../src/domain/previews/results-head';
import { searchFromParams } from '../../../src/domain/search/search-state';
import { readAgentPage } from '../agents/agent-page';
import { readHomePage } from '../properties/home-page';
import { readProperty } from '../properties/repository';
import { searchProperties } from '../properties/search';
import type { Screens } from './built-screens';
import { ProblemError } from '../../plugins/problem-error';

/** What a page is written from, and what it says of itself; without an answer the phone draws it alone. */
type AnsweredPage = { first: FirstAnswer | null; head: PageHead };

/**
 * What the server answers for a page of a search, of a home or of an agent. 'other' for every other
 * page, 'none' for a home or an agent that nobody may see.
 */
export async function answeredPage(
  app: FastifyInstance,
  screens: Screens | null,
  path: string,
  search: URLSearchParams,
): Promise<AnsweredPage | 'other' | 'none'> {
  const { publicUrl } = app.settings;
  const at = pageAt(path);
  if (at?.id === 'home') return answerHomePage(app);
  if (at?.id === 'property') return answerHome(app, at.parameter ?? '');
  if (at?.id === 'agent') return answerAgent(app, at.parameter ?? '', search);
  if (at?.id !== 'results') return 'other';
  const found = await answerResults(app, search, screens?.searchCall(search) ?? null).catch(
    (error: unknown) => {
      // The phone asks for itself, and says what is the matter.
      if (!(error instanceof ProblemError))
        app.log.error(error, 'A page of results was sent without them');
      return null;
    },
  );
  const head = resultsHead(searchFromParams(search), found?.answer ?? null, publicUrl);
  if (found === null) return { first: null, head };
  const { shown, ...first } = found;
  return { first: { ...first, answer: shown }, head };
}

async function answerHomePage(app: FastifyInstance): Promise<AnsweredPage> {
  const answer = await readHomePage(app.database, '').catch((error: unknown) => {
    app.log.error(error, 'The home page was sent without homes');
    return null;
  });
  return {
    first: answer === null ? null : { page: 'home', answer },
    head: homeHead(app.settings.publicUrl),
  };
}

async function answerResults(
  app: FastifyInstance,
  search: URLSearchParams,
  call: URLSearchParams | null,
) {
  if (call === null) return null;
  const query = listingQuerySchema.safeParse(Object.fromEntries(call));
  if (!query.success) return null;
  const answer = await searchProperties(app.database, query.data);
  const shown = await withLater(answer, search, (cursor) =>
    searchProperties(app.database, { ...query.data, cursor }),
  );
  return { page: 'results' as const, key: call.toString(), answer, shown };
}

/**
 * An answer with later homes, for a browser without scripts, in place of the first ones. Where a link is too
 * old or cut, or none of its homes is offered any more, the first ones stand.
 */
async function withLater<Page extends { properties: unknown[]; nextCursor: string | null }>(
  answer: Page,
  search: URLSearchParams,
  read: (cursor: string) => Promise<Page | undefined>,
): Promise<Page> {
  const cursor = search.get('cursor');
  const later = cursor === null ? null : await read(cursor).catch(ofOurs);
  if (!later || later.properties.length === 0) return answer;
  return { ...answer, properties: later.properties, nextCursor: later.nextCursor };
}

/** Nothing for what cannot be answered as it was asked. @throws what is no such refusal */
function ofOurs(error: unknown): null {
  if (error instanceof ProblemError) return null;
  throw error;
}

async function answerHome(app: FastifyInstance, id: string): Promise<AnsweredPage | 'none'> {
  const uuid = uuidSchema.safeParse(id);
  const listing = uuid.success ? await readProperty(app.database, uuid.data) : undefined;
  if (listing?.status !== 'Active') return 'none';
  const background = await app.backgrounds.of(listing).catch((error: unknown) => {
    app.log.error(error, 'A home was sent without what is known around it');
    return null;
  });
  return {
    first: { page: 'property', listing, background },
    head: listingHead(listing, app.settings.publicUrl),
  };
}

async function answerAgent(
  app: FastifyInstance,
  named: string,
  search: URLSearchParams,
): Promise<AnsweredPage | 'none'> {
  const id = uuidSchema.safeParse(named);
  if (!id.success) return 'none';
  const homes = chosenHomes(search);
  const asked = homes.length === 0 ? {} : { homes };
  const answer = await readAgentPage(app.database, id.data, asked);
  if (answer === undefined) return 'none';
  const shown = await withLater(answer, search, (cursor) =>
    readAgentPage(app.database, id.data, { ...asked, cursor }),
  );
  return {
    first: { page: 'agent', key: agentKey(id.data, homes), answer: shown },
    // Of the first ones, whichever are shown: a link to them leads everybody else there.
    head: agentHead(answer, homes, app.settings.publicUrl),
  };
}
