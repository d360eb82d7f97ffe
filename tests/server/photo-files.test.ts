import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { inFileTurn } from '../../server/modules/photos/file-turns';
import { releaseLeftFiles } from '../../server/modules/photos/release-photo-files';
import { type Photo } from '../../src/contract/listing/property';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { sharedAccount, sharedApp } from '../support/shared-app';

const t = sharedApp();
const agent = sharedAccount(t, 'agent');

const files = () =>
  readdirSync(join(t.dataDir, 'photos'), { recursive: true }).filter((name) =>
    name.toString().endsWith('.webp'),
  );
const isThere = (photo: Photo) =>
  [photo.small, photo.medium, photo.large].map((address) => existsSync(join(t.dataDir, address)));
const removePhoto = (propertyId: string, photoId: string) =>
  t.call(`DELETE /api/properties/${propertyId}/photos/${photoId}`, { as: agent });

test('a photo for what is not theirs, or is gone, leaves no file', async () => {
  const id = await publishProperty(t, agent);
  const other = await t.account('agent');
  const before = files();
  await t.refused(404, await putPhoto(id, other, '#a00001'));
  await t.refused(404, await putPhoto(randomUUID(), agent, '#a00002'));
  const seeker = await t.account('seeker');
  await t.refused(403, await putPhoto(id, seeker, '#a00003'));
  // Refused before it is looked at, so a foreign id does not even tell a picture from none.
  const noPicture = { ...(await putPhoto(id, other)), payload: Buffer.from('no picture') };
  await t.refused(404, noPicture);
  await t.call(`DELETE /api/properties/${id}`, { as: agent });
  await t.refused(404, await putPhoto(id, agent, '#a00004'));
  expect(files()).toEqual(before);
});

test("files go with the last photo that has them, and another's equal photo keeps its own", async () => {
  const id = await publishProperty(t, agent);
  const twin = await publishProperty(t, agent);
  const photoId = randomUUID();
  const { photo } = await t.call(await putPhoto(id, agent, '#b00001', photoId));
  const same = await t.call(await putPhoto(twin, agent, '#b00001'));
  expect(same.photo.large).toBe(photo.large);
  await removePhoto(id, photoId);
  expect(isThere(photo)).toEqual([true, true, true]);
  await removePhoto(twin, same.photo.id);
  expect(isThere(photo)).toEqual([false, false, false]);
});

test('another picture under the same id replaces the files too', async () => {
  const id = await publishProperty(t, agent);
  const photoId = randomUUID();
  const put = async (color: string) =>
    (await t.call(await putPhoto(id, agent, color, photoId))).photo;
  const first = await put('#c00001');
  await put('#c00001');
  expect(isThere(first)).toEqual([true, true, true]);
  const second = await put('#c00002');
  expect(isThere(first)).toEqual([false, false, false]);
  expect(isThere(second)).toEqual([true, true, true]);
});

test('the sizes of a photo differ in the last digit of their names alone, which earlier releases read', async () => {
  const id = await publishProperty(t, agent);
  const { photo } = await t.call(await putPhoto(id, agent, '#d00007'));
  const [, stem] = /^\/photos\/([0-9a-f]{2}\/[0-9a-f]{31})0\.webp$/.exec(photo.small) ?? [];
  expect(photo).toMatchObject({
    medium: `/photos/${stem}1.webp`,
    large: `/photos/${stem}2.webp`,
  });
});

test('a deleted listing takes its photos along', async () => {
  const id = await publishProperty(t, agent);
  const { photo } = await t.call(await putPhoto(id, agent, '#d00001'));
  await t.call(`DELETE /api/properties/${id}`, { as: agent });
  expect(isThere(photo)).toEqual([false, false, false]);
  expect(await t.database.query('SELECT 1 FROM photos WHERE property_id = $1', [id])).toEqual([]);
});

test('equal photos that come and go at once never lose a file that is still needed', async () => {
  const ids = [await publishProperty(t, agent), await publishProperty(t, agent)];
  const [kept, passing] = ids as [string, string];
  for (let round = 0; round < 5; round += 1) {
    const color = `#e0000${round}`;
    const goes = randomUUID();
    const stays = randomUUID();
    await t.call(await putPhoto(passing, agent, color, goes));
    const upload = await putPhoto(kept, agent, color, stays);
    const [, { photo }] = await Promise.all([removePhoto(passing, goes), t.call(upload)]);
    expect(isThere(photo)).toEqual([true, true, true]);
  }
});

test('a file that cannot be removed at that moment is removed later, unless it came into use again', async () => {
  const id = await publishProperty(t, agent);
  const give = async (color: string) => (await t.call(await putPhoto(id, agent, color))).photo;
  const photo = await give('#551111');
  const again = await give('#552222');
  const { blobs } = t.app;
  const full = vi.spyOn(blobs, 'delete').mockRejectedValue(new Error('answered with 503'));
  await removePhoto(id, photo.id);
  await removePhoto(id, again.id);
  full.mockRestore();
  expect(isThere(photo)).toContain(true);
  await give('#552222');
  const place = { database: t.database, blobs, log: { error: () => undefined } };
  await releaseLeftFiles(place);
  expect(isThere(photo)).not.toContain(true);
  expect(isThere(again)).not.toContain(false);
  expect(await t.database.kysely.selectFrom('files_to_remove').selectAll().execute()).toEqual([]);
});

test('a bucket that hangs holds few connections: photos beyond are refused for a moment, and files removed later', async () => {
  const id = await publishProperty(t, agent);
  const { photo } = await t.call(await putPhoto(id, agent, '#771111'));
  let letGo = () => {};
  const hung = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let begun = 0;
  const turns = Array.from({ length: 15 }, () =>
    inFileTurn(() => {
      begun += 1;
      return hung;
    }),
  );
  expect(begun).toBe(3);
  const upload = await putPhoto(id, agent, '#772222');
  const { headers, statusCode } = await t.send(upload);
  expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
  // What the agent wished is done; only the files wait.
  await removePhoto(id, photo.id);
  expect(isThere(photo)).toEqual([true, true, true]);
  letGo();
  await Promise.all(turns);
  expect(begun).toBe(15);
  await t.call(upload);
  await releaseLeftFiles({
    database: t.database,
    blobs: t.app.blobs,
    log: { error: () => undefined },
  });
  expect(isThere(photo)).toEqual([false, false, false]);
});
