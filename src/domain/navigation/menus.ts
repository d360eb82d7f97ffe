import { type PageId, pageOf } from '../../contract/pages';

/** Which pages the menus name, in their order (NAV-3, NAV-5). */
const MENUS = {
  main: ['home', 'pricing', 'blog', 'faq'],
  tools: ['rentVsBuy', 'serviceCharge', 'scamDetector'],
  about: ['data', 'areas', 'outbox', 'privacyPolicy', 'terms'],
} as const satisfies Record<string, readonly PageId[]>;

export type MenuLink = { path: string; label: string };

/** A menu's links with their words. */
export function menuLinks(menu: keyof typeof MENUS): MenuLink[] {
  return MENUS[menu].map((id) => {
    const { path, title, shortTitle } = pageOf(id);
    return { path, label: shortTitle ?? title };
  });
}
