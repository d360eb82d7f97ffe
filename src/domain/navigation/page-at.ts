import { PAGE_IDS, type PageId, PAGES } from '../../contract/pages.ts';

type PageAt = {
  id: PageId;
  /** What stands in the address where the page's path has a name. */
  parameter: string | null;
};

/** The page at an address (`/blog-post-3`), or null where the app has none. A slash at its end is no difference. */
export function pageAt(path: string): PageAt | null {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const id of PAGE_IDS) {
    const [start = '', ...named] = PAGES[id].path.split(':');
    if (named.length === 0 ? clean !== start : !clean.startsWith(start)) continue;
    const rest = clean.slice(start.length);
    if (named.length === 0) return { id, parameter: null };
    if (/^[\w-]+$/.test(rest)) return { id, parameter: rest };
  }
  return null;
}
