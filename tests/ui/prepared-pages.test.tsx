import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '../../src/app/app';
import { PAGE_IDS, pageOf } from '../../src/contract/pages';
import { loadPage } from '../../src/app/page-code';

/** What is drawn at first: by the build, and by a phone that takes its page over. */
const drawn = (address: string) =>
  renderToString(
    <StaticRouter location={address}>
      <App />
    </StaticRouter>,
  );

const PAGES = PAGE_IDS.filter(
  (id) => pageOf(id).html === 'build' && !pageOf(id).path.includes(':'),
);
const ASKED = new URLSearchParams({
  listing: '0b0c0d0e-0000-4000-8000-000000000001',
  flags: 'asks-for-bank-secrets',
  article: '1',
  location: 'Yaba',
});

test.each(PAGES)(
  '%s is taken over as the build wrote it, whatever its address asks for',
  async (id) => {
    await loadPage(id);
    const { path } = pageOf(id);
    const written = drawn(path);
    expect(written).toContain('<h1');
    expect(drawn(`${path}?${ASKED}`)).toBe(written);
  },
);
