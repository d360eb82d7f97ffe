import { PAGE_IDS, PAGES, pageOf } from '../../contract/pages';
import { pageAt } from './page-at';

/** The address of a page by its name ('pricing', 'property-detail/{id}'), or null for no such page. */
export function pathOfPage(name: string): string | null {
  const named = PAGE_IDS.find((id) => pageOf(id).name === name && !PAGES[id].path.includes(':'));
  if (named !== undefined) return PAGES[named].path;
  const path = `/${name}`;
  return pageAt(path)?.parameter != null && nameOfPath(path) === name ? path : null;
}

/** The name of the page at an address, or null where it has none. */
export function nameOfPath(path: string): string | null {
  const at = pageAt(path);
  const name = at === null ? undefined : pageOf(at.id).name;
  if (name === undefined) return null;
  return at?.parameter == null ? name : path.replace(/^\/|\/$/g, '');
}
