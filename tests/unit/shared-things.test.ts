import { expect, test } from 'vitest';
import { endOfChat, isLongChat } from '../../src/domain/advert/chat-text';
import { sharedText } from '../../src/domain/property/shared-text';
import { sortSharedFiles } from '../../src/domain/property/sort-shared-files';

const photo = (name: string, part: { type?: string; size?: number } = {}) => ({
  name,
  type: 'image/jpeg',
  size: 2_000_000,
  ...part,
});

test.each([
  [['', 'A flat in Yaba', ''], 'A flat in Yaba'],
  [
    ['A flat', 'With a garden', 'https://a.example'],
    'A flat\n\nWith a garden\n\nhttps://a.example',
  ],
  // Most apps put the title and the link into the text as well.
  [
    ['A flat', 'A flat in Yaba: https://a.example', 'https://a.example'],
    'A flat in Yaba: https://a.example',
  ],
  [['Twice', 'Twice', ''], 'Twice'],
  [[' ', '\n', ''], ''],
  [['', 'One\r\nTwo', ''], 'One\nTwo'],
])('[SHARE-1] of %j the description is %j', (parts, text) => {
  expect(sharedText(parts)).toBe(text);
});

test('[SHARE-3] photos are taken in their order, also one without a type', () => {
  const files = [
    photo('b.jpg'),
    photo('a.png', { type: 'image/png' }),
    photo('c.webp', { type: '' }),
    photo('', { type: 'application/octet-stream', size: 0 }),
  ];
  expect(sortSharedFiles(files)).toEqual({ photos: files.slice(0, 3), texts: [], refusals: [] });
});

test('[SHARE-3] what is no photo, empty, too large or too much is told by name', () => {
  const ten = Array.from({ length: 10 }, (_, index) => photo(`${index + 1}.jpg`));
  const { photos, refusals } = sortSharedFiles([
    photo('film.mp4', { type: 'video/mp4' }),
    photo('none.jpg', { size: 0 }),
    photo('huge.jpg', { size: 41_000_000 }),
    ...ten,
    photo('eleven.jpg'),
  ]);
  expect(photos).toEqual(ten);
  expect(refusals).toEqual([
    'film.mp4 was not taken: a listing takes photos as JPEG, PNG or WebP.',
    'none.jpg was not taken: the file is empty.',
    'huge.jpg was not taken: it has 41.0 MB, and a shared photo may have 30.0 MB.',
    'A listing takes at most 10 photos. Not added: eleven.jpg.',
  ]);
});

test('[SHARE-6] an exported chat is a text, however long', () => {
  const chat = photo('chat.txt', { type: 'text/plain' });
  const bare = photo('WhatsApp Chat.TXT', { type: '' });
  const huge = photo('years.txt', { type: 'text/plain', size: 41_000_000 });
  expect(sortSharedFiles([chat, photo('a.jpg'), bare, huge])).toEqual({
    photos: [photo('a.jpg')],
    texts: [chat, bare, huge],
    refusals: [],
  });
});

test('[SHARE-6] with a chat come the photos of all its homes, sixty at most', () => {
  const chat = photo('chat.txt', { type: 'text/plain' });
  const many = Array.from({ length: 62 }, (_, at) => photo(`${at}.jpg`));
  const { photos, refusals } = sortSharedFiles([chat, ...many]);
  expect(photos).toEqual(many.slice(0, 60));
  expect(refusals).toEqual(['At most 60 photos are taken with a text. Not added: 60.jpg, 61.jpg.']);
});

test('[SHARE-6] of a long chat the end is read, from the beginning of a line', () => {
  expect(endOfChat('One\r\nTwo\n')).toBe('One\nTwo');
  const lines = Array.from({ length: 6000 }, (_, at) => `${String(at).padStart(5, '0')} flat`);
  const end = endOfChat(lines.join('\n'));
  // Eleven characters a line with its end, in 50,000.
  expect(end.split('\n')).toHaveLength(4545);
  expect(end.startsWith('01455 flat\n')).toBe(true);
  expect(end.endsWith('05999 flat')).toBe(true);
  expect(isLongChat(lines.join('\n'))).toBe(true);
  // The ends of its lines are no words.
  expect(isLongChat('a\r\n'.repeat(24_000))).toBe(false);
});
