import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { WithoutScriptsContext } from '../../components/context/without-scripts-context';
import { FIRST_ANSWER_ID, type FirstAnswer } from '../../contract/first-answer';
import { agentPath } from '../../domain/agents/agent-path';
import { chosenHomes } from '../../domain/agents/chosen-homes';
import { searchFromParams } from '../../domain/search/search-state';
import { searchToQuery } from '../../domain/search/search-to-query';
import { drawSaving } from '../../platform/network/data-saver';
import { servePagesAt } from '../../platform/page-origin';
import { App } from '../app';
import { fillShell, type Build } from './fill-shell';
import { loadPage } from '../page-code';
import { PlainHome } from './plain-home';
import { PlainSearch } from './plain-search';
import { readAddress } from './read-address';
import { rememberPages } from '../remember-pages';
import { ButtonLink } from '../../components/button';

/** How the server writes pages with the app's own screens. */
type Renderer = {
  /** The call that answers a page of results; null where the phone draws alone, as a map. */
  searchCall: (search: URLSearchParams) => URLSearchParams | null;
  /** A page's HTML: for nobody in particular, as a phone that has nothing yet would draw it. */
  write: (path: string, search: URLSearchParams, first: FirstAnswer, savesData: boolean) => string;
};

/** Writes pages from an answer of the server's, with that answer in the document. */
export async function createRenderer(
  shell: string,
  build: Build,
  publicUrl: string,
): Promise<Renderer> {
  await Promise.all([
    loadPage('home'),
    loadPage('results'),
    loadPage('property'),
    loadPage('agent'),
  ]);
  const remembered = rememberPages();
  return {
    searchCall: (search) => {
      const state = searchFromParams(search);
      return state.view === 'map' ? null : searchToQuery(state);
    },
    write: (path, search, first, savesData) => {
      const data = JSON.stringify(first);
      const address = readAddress(first.page, path, search);
      return remembered(`${address} ${savesData}`, data, () => {
        servePagesAt(publicUrl);
        drawSaving(savesData);
        const html = draw(address, search, first, savesData);
        // Later results are for browsers without scripts: the app itself begins with the first ones.
        if (search.has('cursor')) return fillShell(shell, { id: first.page, html }, build);
        const page = fillShell(shell, { id: first.page, path, html }, build);
        return (savesData ? page.replace('<div id="root"', '$& data-saves-data') : page).replace(
          '</body>',
          () => `${dataBlock(data)}</body>`,
        );
      });
    },
  };
}

function draw(
  address: string,
  search: URLSearchParams,
  first: FirstAnswer,
  savesData: boolean,
): string {
  // The router's name for the entry that a visit begins with.
  const came = { ...first, at: Date.now(), visit: 'default' };
  return renderToString(
    <StaticRouter location={address}>
      <WithoutScriptsContext value={withoutScripts(search, first, savesData)}>
        <App first={came} />
      </WithoutScriptsContext>
    </StaticRouter>,
  );
}

function withoutScripts(search: URLSearchParams, first: FirstAnswer, savesData: boolean) {
  if (first.page === 'home') return null;
  if (first.page === 'property') return <PlainHome listing={first.listing} savesData={savesData} />;
  const { nextCursor } = first.answer;
  return first.page === 'results' ? (
    <PlainSearch state={searchFromParams(search)} nextCursor={nextCursor} />
  ) : (
    <PlainAgent path={agentPath(first.answer.agent.id, chosenHomes(search))} next={nextCursor} />
  );
}

/** Data and no script: the policy lets it be, and '<' must not end it. */
function dataBlock(json: string): string {
  return `<script type="application/json" id="${FIRST_ANSWER_ID}">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The next homes of an agent, for a browser that runs no scripts; nothing where these are the last. */
function PlainAgent({ path, next }: { path: string; next: string | null }) {
  if (next === null) return null;
  const cursor = `cursor=${encodeURIComponent(next)}`;
  return (
    <ButtonLink to={`${path}${path.includes('?') ? '&' : '?'}${cursor}`}>More homes</ButtonLink>
  );
}
