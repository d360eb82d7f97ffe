import { escapeHtml } from '../../../src/domain/format/escape-html';
import { BRAND } from '../../../src/domain/brand';

/**
 * A page that a link of a mail opens, as HTML. Mail programs open links by themselves: opening changes
 * nothing, and only the page's one button does, by a POST to `action`.
 */
export function letterPage(page: {
  words: string;
  button?: { label: string; action: string };
  /** Where to go on, of this site. */
  link?: { label: string; path: string };
}): string {
  const { words, button, link } = page;
  const parts = [
    `<p>${escapeHtml(words)}</p>`,
    button
      ? `<form method="post" action="${escapeHtml(button.action)}"><button>${escapeHtml(button.label)}</button></form>`
      : '',
    link ? `<p><a href="${escapeHtml(link.path)}">${escapeHtml(link.label)}</a></p>` : '',
  ];
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
    `<title>${BRAND}</title><link rel="stylesheet" href="/letter.css">`,
  ];
  const name = `<h1><img src="/icons/icon-192.png" alt="" width="40" height="40">${BRAND}</h1>`;
  return `<!doctype html><html lang="en-NG"><head>${head.join('')}</head><body>${name}<main>${parts.join('')}</main></body></html>`;
}
