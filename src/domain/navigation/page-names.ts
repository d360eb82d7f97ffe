/** The pages that have a name besides their address (P2), and that address. */
const PATHS: Record<string, string> = {
  home: '/',
  login: '/login',
  search: '/search-results',
  signup: '/signup',
  pricing: '/pricing',
  'buyer-signup': '/buyer-signup',
};
const WITH_ID = [
  { name: /^property-detail\/([\w-]+)$/, path: (id: string) => `/property-detail/${id}` },
  { name: /^blog-post-(\d+)$/, path: (id: string) => `/blog-post-${id}` },
];

/** The address of a page by its name ('pricing', 'property-detail/{id}'), or null for no such page. */
export function pathOfPage(name: string): string | null {
  if (Object.hasOwn(PATHS, name)) return PATHS[name] ?? null;
  for (const { name: pattern, path } of WITH_ID) {
    const id = pattern.exec(name)?.[1];
    if (id !== undefined) return path(id);
  }
  return null;
}

/** The name of the page at an address, or null where it has none. */
export function pageOfPath(path: string): string | null {
  const named = Object.entries(PATHS).find(([, known]) => known === path);
  if (named) return named[0];
  const name = path.slice(1);
  return WITH_ID.some((page) => page.name.test(name)) ? name : null;
}
