import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGE_IDS, PAGES, pageOf } from '../../src/contract/pages';
import { sourceOf } from '../../src/app/page-code';
import { menuLinks } from '../../src/domain/navigation/menus';
import { pageAt } from '../../src/domain/navigation/page-at';
import { nameOfPath, pathOfPage } from '../../src/domain/navigation/page-names';

const ID = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924';

describe('which page stands at an address', () => {
  test.each([
    ['/', 'home', null],
    ['/faq', 'faq', null],
    ['/faq/', 'faq', null],
    ['/dashboard', 'agentProperties', null],
    ['/dashboard/property-map', 'agentMap', null],
    [`/property-detail/${ID}`, 'property', ID],
    [`/property-detail/${ID}/`, 'property', ID],
    [`/edit-property/${ID}`, 'editProperty', ID],
    ['/blog-post-7', 'article', '7'],
  ])('%s is %s', (path, id, parameter) => {
    expect(pageAt(path)).toEqual({ id, parameter });
  });

  test.each([
    '/faqs',
    '/FAQ',
    '/property-detail',
    '/property-detail/',
    `/property-detail/${ID}/more`,
    "/property-detail/1'--",
    '/blog-post-',
    '/dashboard/none',
    '',
  ])('%s is none', (path) => {
    expect(pageAt(path)).toBeNull();
  });
});

describe('pages by their name (NAV-1, NAV-2)', () => {
  test.each([
    ['home', '/'],
    ['search', '/search-results'],
    ['signup', '/signup'],
    ['buyer-signup', '/buyer-signup'],
    [`property-detail/${ID}`, `/property-detail/${ID}`],
    ['blog-post-3', '/blog-post-3'],
  ])('%s is at %s', (name, path) => {
    expect(pathOfPage(name)).toBe(path);
    expect(nameOfPath(path)).toBe(name);
  });

  test.each([
    '',
    'none',
    'dashboard',
    'property-detail',
    '/evil.example',
    '../login',
    'blog-post-',
  ])('%s is no name', (name) => {
    expect(pathOfPage(name)).toBeNull();
  });

  test('a slash at the end of an address is no part of the name', () => {
    expect(nameOfPath('/blog-post-3/')).toBe('blog-post-3');
    expect(nameOfPath('/pricing/')).toBe('pricing');
  });

  test('a page without a name is not remembered', () => {
    expect(nameOfPath('/dashboard')).toBeNull();
    expect(nameOfPath('/no-such-page')).toBeNull();
  });
});

test('pages for some people alone are these, and no search engine is told of them', () => {
  const only = (audience: string) =>
    PAGE_IDS.filter((id) => PAGES[id].audience === audience).map((id) => PAGES[id].path);
  expect(only('account')).toEqual(['/customer-dashboard']);
  expect(only('approver')).toEqual(['/approvals']);
  expect(only('agent')).toEqual([
    '/dashboard',
    '/dashboard/inspections',
    '/dashboard/saved',
    '/dashboard/boosts',
    '/dashboard/messages',
    '/dashboard/analytics',
    '/dashboard/account',
    '/dashboard/property-map',
    '/add-property',
    '/import-listings',
    '/edit-property/:propertyId',
  ]);
  for (const id of PAGE_IDS)
    if (PAGES[id].audience !== 'everyone') expect([id, PAGES[id].html]).toEqual([id, 'shell']);
});

test('the menus name their pages in words', () => {
  expect(menuLinks('main')).toEqual([
    { path: '/', label: 'Home' },
    { path: '/pricing', label: 'Pricing' },
    { path: '/blog', label: 'Blog' },
    { path: '/faq', label: 'FAQ' },
  ]);
  expect(menuLinks('tools').map(({ label }) => label)).toEqual([
    'Rent vs Buy Calculator',
    'Service Charge Estimator',
    'Rental Scam Detector',
  ]);
  expect(menuLinks('about').map(({ label }) => label)).toEqual([
    'Data and saving',
    'Areas on this device',
    'Outbox',
    'Privacy Policy',
    'Terms',
  ]);
});

test('what the build writes out says in a sentence what it is, but for articles and legal texts', () => {
  const silent = PAGE_IDS.filter(
    (id) => pageOf(id).html === 'build' && pageOf(id).description === undefined,
  );
  expect(silent).toEqual(['article', 'privacyPolicy', 'terms']);
});

test('every page has its file, and every page file its page', () => {
  const files = new Set(PAGE_IDS.map(sourceOf));
  for (const file of files) expect([file, existsSync(file)]).toEqual([file, true]);
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-page.tsx') && file !== join('app', 'not-found-page.tsx'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`);
  expect(found.filter((file) => !files.has(file))).toEqual([]);
});

test('no link in the code leads to an address that is no page', () => {
  const links = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|md)$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join('src', file), 'utf8').matchAll(
          /(?:\bto=|\bto: |href=|href: |navigate\(|\]\()\{?["'`(]?(\/[\w/-]*)(\?[^"'`)]*)?["'`)]/g,
        ),
      ].map(([, path = '']) => ({ file, path })),
    );
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(({ path }) => pageAt(path) === null)).toEqual([]);
});
