import { ARTICLE_IDS } from '../../src/contract/article-ids.ts';
import { pageAt } from '../../src/domain/navigation/page-at.ts';

/** Whether a text may link to this: a path of the app, or an address of the web or of mail. */
export function isKnownAddress(address: string): boolean {
  if (/^(https:\/\/|mailto:)[^\s]+$/.test(address)) return true;
  const path = /^\/[^?#]*/.exec(address)?.[0] ?? '';
  const at = pageAt(path);
  if (at?.id === 'article') return ARTICLE_IDS.some((id) => String(id) === at.parameter);
  return at !== null;
}
