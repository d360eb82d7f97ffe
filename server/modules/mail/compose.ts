import { emailSchema } from '../../../src/contract/people/account';
import { BRAND } from '../../../src/domain/brand';
import { escapeHtml } from '../../../src/domain/format/escape-html';
import { greeting, type Recipient } from './greeting';
import type { Line } from './line';
import { plainLine } from './plain-line';
import type { Mail } from './repository';
import type { Subject } from './subject';
import { unlinked } from './unlinked';

export type Letter = {
  subject: Subject;
  lines: Line[];
  /** What somebody wrote, in their own lines: it is marked as theirs, and no link of theirs is one. */
  quote?: string;
  /** Who an answer goes to, where that is not us; what is no address is left out. */
  replyTo?: string;
  /** One thing to do about it. */
  link?: { label: string; url: string };
  /** A list of places to go, each with its own words. */
  items?: { text: Line; url: string }[];
  /** How to be written to no more: a page to open, and the address of RFC 8058 to post to. */
  unsubscribe?: { page: string; oneClick: string };
};

// The styles of the day stand at the elements: some programs drop the rest, which is for the night.
const NIGHT =
  ':root{color-scheme:light dark}@media(prefers-color-scheme:dark){body,.card{background:#101511!important;color:#e8ece9!important}.soft{color:#a9b3ac!important}a{color:#7fd6a8!important}.button{background:#7fd6a8!important;color:#06291a!important}}';
const PARAGRAPH = 'margin:0 0 16px';
const SOFT = 'margin:0 0 16px;font-size:14px;color:#4d5a52;overflow-wrap:anywhere';
const BUTTON =
  'class="button" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#0b5d3b;color:#fff;font-weight:600;text-decoration:none"';
const LINK = 'style="color:#0b5d3b"';
const ITEM = 'style="display:block;padding:12px 0;color:#0b5d3b"';

/**
 * Writes a letter as plain text and as HTML for a phone, in the same words, to an account, which is
 * greeted, or to a mere address. Nothing that people wrote becomes a link, a subject, a greeting, a
 * header, a paragraph or a tag, or turns the reading direction around.
 */
export function compose(to: Recipient | string, letter: Letter): Mail {
  const { link, unsubscribe } = letter;
  const subject = plainLine(letter.subject.text);
  const greeted = typeof to === 'string' ? [] : [greeting(to)];
  const lines = [...greeted, ...letter.lines].map((line) => line.text);
  const items = (letter.items ?? []).map(({ text, url }) => ({ text: text.text, url }));
  const quote = (letter.quote ?? '')
    .trim()
    .split(/\r\n|[\r\n]/)
    .map((part) => unlinked(plainLine(part)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  const closing = `The ${BRAND} team`;
  const text = [
    ...lines,
    ...(quote === '' ? [] : [quote.replace(/^/gm, '> ')]),
    ...items.map((item) => `${item.text}\n${item.url}`),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    closing,
    ...(unsubscribe ? [`Stop these mails: ${unsubscribe.page}`] : []),
  ].join('\n\n');
  const body = [
    ...lines.map((line) => `<p style="${PARAGRAPH}">${escapeHtml(line)}</p>`),
    quote === ''
      ? ''
      : `<blockquote style="${PARAGRAPH};padding-left:12px;border-left:3px solid #0b5d3b">${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`,
    ...items.map(
      ({ url, text: words }) => `<p style="${PARAGRAPH}">${anchor(url, words, ITEM)}</p>`,
    ),
    link
      ? `<p style="margin:24px 0 16px">${anchor(link.url, link.label, BUTTON)}</p><p class="soft" style="${SOFT}">${escapeHtml(link.url)}</p>`
      : '',
    `<p style="${PARAGRAPH}">${closing}</p>`,
    unsubscribe
      ? `<p class="soft" style="${SOFT}">${anchor(unsubscribe.page, 'Stop these mails', LINK)}</p>`
      : '',
  ].join('\n');
  return {
    recipient: typeof to === 'string' ? to : to.email,
    subject,
    text,
    html: `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${NIGHT}</style></head>
<body style="margin:0;background:#f6f8f6;color:#18201b;font:16px/1.5 system-ui,sans-serif"><div class="card" style="max-width:560px;margin:0 auto;padding:24px 16px;background:#fff;overflow-wrap:break-word">
${body}
</div></body></html>`,
    headers: headersOf(letter),
  };
}

function headersOf({ unsubscribe, replyTo }: Letter): Mail['headers'] {
  const address = emailSchema.safeParse(replyTo);
  const headers = {
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(address.success && { 'Reply-To': address.data }),
  };
  return Object.keys(headers).length === 0 ? null : headers;
}

function anchor(url: string, label: string, attributes: string): string {
  return `<a href="${escapeHtml(url)}" ${attributes}>${escapeHtml(label)}</a>`;
}
