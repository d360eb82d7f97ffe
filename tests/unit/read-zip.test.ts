import { Zip, ZipDeflate, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip } from '../../src/db/shared/read-zip';

const text = new TextEncoder();
const archive = (...parts: BlobPart[]) => new Blob(parts);
const contents = async (file: Blob) =>
  Promise.all(
    (await readZip(file)).map(async ({ name, size, read }) => [
      name,
      size,
      await (await read()).text(),
    ]),
  );

test('[SHARE-6] files are read as they were packed, whether they were made small or not', async () => {
  const chat = 'Ada: 3 bedroom flat\n'.repeat(500);
  const packed = zipSync(
    {
      '_chat.txt': text.encode(chat),
      'folder/': new Uint8Array(),
      'folder/Ọ̀yọ́.jpg': [text.encode('picture'), { level: 0 }],
      'empty.txt': new Uint8Array(),
    },
    { comment: 'of a phone' },
  );
  expect(packed.length).toBeLessThan(1000);
  expect(await contents(archive(packed))).toEqual([
    ['_chat.txt', 10_000, chat],
    ['folder/Ọ̀yọ́.jpg', 7, 'picture'],
    ['empty.txt', 0, ''],
  ]);
});

test('[SHARE-6] an archive that was written as it went has the sizes behind each file', async () => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((_error, part) => parts.push(part));
  const file = new ZipDeflate('chat.txt');
  zip.add(file);
  file.push(text.encode('Seen '), false);
  file.push(text.encode('any day'), true);
  zip.end();
  expect(await contents(archive(...parts))).toEqual([['chat.txt', 12, 'Seen any day']]);
});

test('[SHARE-6] what is no archive, cut off or damaged is refused', async () => {
  const packed = zipSync({ 'chat.txt': text.encode('a'.repeat(2000)) });
  await expect(readZip(archive('no archive'))).rejects.toThrow('Not an archive');
  await expect(readZip(archive())).rejects.toThrow(RangeError);
  await expect(readZip(archive(packed.slice(0, -30)))).rejects.toThrow('Not an archive');
  // The list stands elsewhere than its address says.
  await expect(readZip(archive(packed.slice(20)))).rejects.toThrow(RangeError);
  // It says that it holds ten bytes, and two thousand come out.
  const lying = packed.slice();
  const list = packed.length - 22 - 46 - 'chat.txt'.length;
  new DataView(lying.buffer).setUint32(list + 24, 10, true);
  await expect(contents(archive(lying))).rejects.toThrow('The archive is damaged');
  // Under a password.
  const locked = packed.slice();
  new DataView(locked.buffer).setUint16(list + 8, 1, true);
  expect(await readZip(archive(locked))).toEqual([]);
});
