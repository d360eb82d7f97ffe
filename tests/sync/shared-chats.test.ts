import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { listDrafts } from '../../src/db/repositories/my-properties/draft-repository';
import { keepShared, listSharedFiles } from '../../src/db/repositories/my-properties/shared-files';
import { readSharedFiles } from '../../src/db/shared/read-shared-files';

let database: AppDatabase;
beforeEach(() => {
  database = new AppDatabase(randomUUID());
});
afterEach(() => database.delete());

const text = new TextEncoder();
const bytes = (words: string) => text.encode(words);
const packed = (name: string, files: Record<string, string>, type = 'application/zip') => {
  const inside = Object.fromEntries(
    Object.entries(files).map(([file, words]) => [file, bytes(words)]),
  );
  return new File([zipSync(inside)], name, { type });
};
/** The begun listing's description, and what waits to become its photos or to be told. */
async function taken(...files: File[]) {
  const { outcome, id } = await keepShared(await readSharedFiles([], files), database);
  if (id === null) return { outcome };
  const waiting = await listSharedFiles(id, database);
  return {
    outcome,
    text: (await listDrafts(database)).find((draft) => draft.id === id)?.draft.form.description,
    waiting: waiting.map(({ content }) =>
      'refusal' in content
        ? content.refusal
        : [content.name, content.type, Buffer.from(content.data).toString()],
    ),
  };
}

const CHAT = `[12/05/2026, 10:20:00] Ada: 3 bedroom flat to let in Yaba, Lagos. 2.5m per year
[12/05/2026, 10:20:30] Ada: \u200e<attached: 00000002-PHOTO-2026-05-12.jpg>
[12/05/2026, 10:21:00] Ada: \u200e<attached: 00000003-VIDEO-2026-05-12.mp4>`;

test('[SHARE-6] an iPhone’s chat comes packed with its photos: those it names are taken, films are not', async () => {
  const chat = packed('WhatsApp Chat - Ada.zip', {
    // Sent in the chat, and packed before it.
    '00000001-notes.txt': 'Buy paint',
    '_chat.txt': CHAT,
    '00000002-PHOTO-2026-05-12.jpg': 'kitchen',
    '00000003-VIDEO-2026-05-12.mp4': 'film',
    '00000009-PHOTO-2020-01-01.jpg': 'long ago',
  });
  expect(await taken(chat)).toEqual({
    outcome: 'kept',
    text: CHAT,
    waiting: [['00000002-PHOTO-2026-05-12.jpg', 'image/jpeg', 'kitchen']],
  });
});

test('[SHARE-6] of a long chat the last sixty photos are taken, and the earlier ones told', async () => {
  const names = Array.from({ length: 61 }, (_, at) => `IMG-${at + 100}.jpg`);
  const lines = names.map((name) => `12/05/26, 10:20 - Ada: ${name} (file attached)`);
  const files = Object.fromEntries(names.map((name) => [name, name]));
  const chat = packed('chat.zip', { 'WhatsApp Chat with Ada.txt': lines.join('\n'), ...files }, '');
  const { waiting = [] } = await taken(chat);
  expect(waiting).toHaveLength(61);
  expect(waiting[0]).toEqual(['IMG-101.jpg', 'image/jpeg', 'IMG-101.jpg']);
  expect(waiting.at(-1)).toBe('Of chat.zip the last 60 photos were taken, and 1 earlier one not.');
});

test('[SHARE-6] photos come in the order of the chat, without stickers; one that is damaged is told by name', async () => {
  const names = ['b.jpg', 'a.jpg', 'c.jpg', 'STK-20260512-WA0001.webp'];
  const lines = names.map((name) => `12/05/26, 10:20 - Ada: ${name} (file attached)`);
  const inside = Object.fromEntries(names.toSorted().map((name) => [name, bytes('x'.repeat(900))]));
  const zip = zipSync({ 'My chat/WhatsApp Chat with Ada.txt': bytes(lines.join('\n')), ...inside });
  // The list says that 'c.jpg' has ten bytes.
  const at = Buffer.from(zip).lastIndexOf('c.jpg');
  new DataView(zip.buffer).setUint32(at - 46 + 24, 10, true);
  const { waiting = [] } = await taken(new File([zip], 'chat.zip'));
  expect(waiting.map((one) => (typeof one === 'string' ? one : one[0]))).toEqual([
    'b.jpg',
    'a.jpg',
    'c.jpg was not taken: it is damaged, or larger than a photo may be.',
  ]);
});

test('[SHARE-6] an archive without a chat is told, and what came beside it is taken', async () => {
  const papers = packed('papers.zip', { 'deed.pdf': 'deed' });
  const broken = new File(['no archive'], 'broken.zip', { type: 'application/x-zip-compressed' });
  expect(await taken(papers)).toEqual({ outcome: 'nothing' });
  const words = new File(['A flat in Yaba\r\n'], 'chat.txt', { type: 'text/plain' });
  expect(await taken(broken, words)).toEqual({
    outcome: 'kept',
    text: 'A flat in Yaba',
    waiting: [
      'broken.zip was not taken: no chat was found in it. Export the chat again, or without its photos.',
    ],
  });
});
