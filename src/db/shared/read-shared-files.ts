import { MAX_SHARED_PHOTOS } from '../../contract/listing/property-options';
import type { SharedThings } from '../../contract/listing/share-target';
import { attachedAt, endOfChat, isLongChat } from '../../domain/advert/chat-text';
import { MAX_ADVERT_TEXT } from '../../domain/advert/max-advert-text';
import { sharedText } from '../../domain/property/shared-text';
import { sortSharedFiles } from '../../domain/property/sort-shared-files';
import { cutChatWords, noChatWords } from '../../domain/property/words/shared-words';
import { tooManyPhotosWords } from '../../domain/property/words/too-many-photos-words';
import { readZip } from './read-zip';

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

/** Of a packed chat its text and the photos that the end of it names; any other file is itself. */
async function unpacked(file: File): Promise<{ files: File[]; refusals: string[] }> {
  if (!isPacked(file)) return { files: [file], refusals: [] };
  try {
    const entries = await readZip(file);
    const entry = entries.find(({ name, size }) => /\.txt$/i.test(name) && size <= MAX_CHAT_TEXT);
    if (entry === undefined) return { files: [], refusals: [noChatWords(file.name)] };
    const chat = new File([await entry.read()], entry.name, { type: 'text/plain' });
    const { end } = await readChat(chat);
    const named = new Set(end.normalize('NFKC').split('\n').flatMap(attachedAt));
    const shown = entries.filter(({ name }) => named.has(name) && typeOf(name) !== null);
    const earlier = shown.slice(0, -MAX_SHARED_PHOTOS).map(({ name }) => name);
    const photos: File[] = [];
    // One at a time, as a worker has little memory.
    for (const { name, read } of shown.slice(-MAX_SHARED_PHOTOS))
      photos.push(new File([await read()], name, { type: typeOf(name) ?? '' }));
    const refusals = earlier.length === 0 ? [] : [tooManyPhotosWords(earlier, true)];
    return { files: [chat, ...photos], refusals };
  } catch {
    return { files: [], refusals: [noChatWords(file.name)] };
  }
}

/** A photo's media type, by its name; null for films, sounds and papers. */
function typeOf(name: string): string | null {
  if (/\.jpe?g$/i.test(name)) return 'image/jpeg';
  if (/\.png$/i.test(name)) return 'image/png';
  return /\.webp$/i.test(name) && !/sticker/i.test(name) ? 'image/webp' : null;
}
