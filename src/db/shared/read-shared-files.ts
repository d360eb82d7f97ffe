import { MAX_SHARED_PHOTOS } from '../../contract/listing/property-options';
import type { SharedThings } from '../../contract/listing/share-target';
import { attachedAt, endOfChat, isLongChat } from '../../domain/advert/chat-text';
import { MAX_ADVERT_TEXT } from '../../domain/advert/max-advert-text';
import { sharedText } from '../../domain/property/shared-text';
import { MAX_SHARED_BYTES, sortSharedFiles } from '../../domain/property/sort-shared-files';
import {
  cutChatWords,
  earlierPhotosWords,
  noChatWords,
  notUnpackedWords,
} from '../../domain/property/words/shared-words';
import { readZip, type ZipEntry } from './read-zip';

/** A character has at most four bytes; the first line, which may be cut, is left out. */
const MAX_CHAT_BYTES = 4 * MAX_ADVERT_TEXT;
/** In bytes: ten years of a busy chat, without its photos. */
const MAX_CHAT_TEXT = 100_000_000;

type Chat = { name: string; end: string; isCut: boolean };

/**
 * What a listing can be begun with of what an agent shares with the app, or chooses: words, photos, a chat
 * as a text, or one packed together with its photos (SHARE-6).
 */
export async function readSharedFiles(
  words: readonly string[],
  files: readonly File[],
): Promise<SharedThings> {
  const opened = await Promise.all(files.map(unpacked));
  const { photos, texts, refusals } = sortSharedFiles(opened.flatMap((one) => one.files));
  const chats = await Promise.all(texts.map(readChat));
  return {
    text: sharedText([...words, ...chats.map(({ end }) => end)]),
    photos,
    refusals: [
      ...opened.flatMap((one) => one.refusals),
      ...refusals,
      ...chats.filter(({ isCut }) => isCut).map(({ name }) => cutChatWords(name)),
    ],
  };
}

/** The end of a chat: what was written last is still to be had. */
export async function readChat(file: File): Promise<Chat> {
  const whole = await file.slice(-MAX_CHAT_BYTES).text();
  const isCut = file.size > MAX_CHAT_BYTES || isLongChat(whole);
  return { name: file.name, end: endOfChat(whole), isCut };
}

/** Whether a chat is packed together with its photos, as phones export it. */
export const isPacked = ({ name, type }: File): boolean =>
  /\.zip$/i.test(name) || /^application\/(x-)?zip/.test(type);

/**
 * Of a packed chat its text and the photos that the end of it names, in the order in which it names them; any
 * other file is itself.
 */
async function unpacked(file: File): Promise<{ files: File[]; refusals: string[] }> {
  if (!isPacked(file)) return { files: [file], refusals: [] };
  const entries = await readZip(file).catch(() => []);
  const chat = await chatAmong(entries).catch(() => null);
  if (chat === null) return { files: [], refusals: [noChatWords(file.name)] };
  const byName = new Map(entries.map((entry) => [baseName(entry.name), entry]));
  const { end } = await readChat(chat);
  const named = new Set(end.normalize('NFKC').split('\n').flatMap(attachedAt));
  const shown = [...named].flatMap((name) => {
    const entry = byName.get(name);
    const type = photoType(name);
    return entry === undefined || type === null ? [] : [{ name, type, entry }];
  });
  const earlier = shown.slice(0, -MAX_SHARED_PHOTOS).length;
  const refusals = earlier === 0 ? [] : [earlierPhotosWords(file.name, earlier)];
  const photos: File[] = [];
  // One at a time, as a worker has little memory.
  for (const { name, type, entry } of shown.slice(-MAX_SHARED_PHOTOS)) {
    const data = entry.size > MAX_SHARED_BYTES ? null : await entry.read().catch(() => null);
    if (data === null) refusals.push(notUnpackedWords(name));
    else photos.push(new File([data], name, { type }));
  }
  return { files: [chat, ...photos], refusals };
}

/** The text that is the chat, '_chat.txt' of an iPhone, 'WhatsApp Chat with Ada.txt' of others: somebody may have sent another one in it. */
async function chatAmong(entries: readonly ZipEntry[]): Promise<File | null> {
  const texts = entries.filter(({ name, size }) => /\.txt$/i.test(name) && size <= MAX_CHAT_TEXT);
  const entry =
    texts.find(({ name }) => baseName(name) === '_chat.txt') ??
    texts.find(({ name }) => /^[^/]*chat [^/]*\.txt$/i.test(baseName(name))) ??
    texts[0];
  if (entry === undefined) return null;
  return new File([await entry.read()], baseName(entry.name), { type: 'text/plain' });
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A photo's media type, by its name; null for films, sounds, papers and stickers. */
function photoType(name: string): string | null {
  if (/\.jpe?g$/i.test(name)) return 'image/jpeg';
  if (/\.png$/i.test(name)) return 'image/png';
  return /\.webp$/i.test(name) && !/sticker|^stk-/i.test(name) ? 'image/webp' : null;
}
