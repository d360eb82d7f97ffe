import { BRAND } from '../../../src/domain/brand';
import { escapeHtml } from '../../../src/domain/format/escape-html';
import type { Mail } from './repository';

export type Letter = {
  subject: string;
  lines: string[];
  /** One thing to do about it. */
  link?: { label: string; url: string };
  /** A list of places to go, each with its own words. */
  items?: { text: string; url: string }[];
  /** How to be written to no more: a page to open, and the address of RFC 8058 to post to. */
  unsubscribe?: { page: string; oneClick: string };
};

/** Writes a letter as plain text and as HTML. No line break in a name becomes a header. */
export function compose(recipient: string, letter: Letter): Mail {
  const { link, items = [], unsubscribe } = letter;
  const closing = `The ${BRAND} team`;
  const stop = unsubscribe ? `Stop these mails: ${unsubscribe.page}` : null;
  const text = [
    ...letter.lines,
    ...items.map((item) => `${item.text}\n${item.url}`),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    closing,
    ...(stop === null ? [] : [stop]),
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="en-NG"><body style="font-family:sans-serif">',
    ...letter.lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...items.map((item) => `<p>${anchor(item.url, item.text)}</p>`),
    link ? `<p>${anchor(link.url, link.label)}</p>` : '',
    `<p>${closing}</p>`,
    unsubscribe ? `<p>${anchor(unsubscribe.page, 'Stop these mails')}</p>` : '',
    '</body></html>',
  ].join('');
  return {
    recipient,
    subject: letter.subject.replace(/\s+/g, ' ').trim(),
    text,
    html,
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : null,
  };
}

function anchor(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}
