import { BRAND } from '../domain/brand';

let shown = '';
let news = 0;

/** Names the page in the browser's tab, with the brand behind it and how much is new before it. */
export function setPageTitle(title: string): void {
  shown = title;
  write();
}

/** Says in the browser's tab how much is new, on this page and those that follow. */
export function setTitleNews(count: number): void {
  news = count;
  if (shown !== '') write();
}

function write(): void {
  document.title = `${news > 0 ? `(${news}) ` : ''}${shown} · ${BRAND}`;
}
