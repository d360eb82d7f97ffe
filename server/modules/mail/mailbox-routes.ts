import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { escapeHtml } from '../../../src/domain/format/escape-html';

const SHOWN = 50;

/** The kept mails as a page, for a demo without a mail server. Registered only while DEMO is on. */
export async function mailboxRoutes(
  app: FastifyInstance,
  options: { folder: string },
): Promise<void> {
  app.get('/mailbox', { schema: { hide: true } }, async (_request, reply) => {
    const files = await readdir(options.folder).catch(() => []);
    const newest = files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .reverse()
      .slice(0, SHOWN);
    const letters = await Promise.all(newest.map((file) => letterOf(join(options.folder, file))));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(pageOf(letters));
  });
}

async function letterOf(file: string): Promise<string> {
  const mail = await PostalMime.parse(await readFile(file));
  const to = mail.to?.map((address) => address.address).join(', ') ?? '';
  const body = escapeHtml(mail.text ?? '').replace(
    /https?:\/\/[^\s]+/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
  return `<article><h2>${escapeHtml(mail.subject ?? '')}</h2><p>To ${escapeHtml(to)}</p><pre>${body}</pre></article>`;
}

function pageOf(letters: string[]): string {
  const list = letters.length === 0 ? '<p>No mail yet.</p>' : letters.join('\n');
  return `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox · Gida demo</title></head><body><h1>Mailbox of this demo</h1>${list}</body></html>`;
}
