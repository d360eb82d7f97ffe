import type { AppDatabase } from '../../app-database';
import type { ViewingCheck, ViewingPhoto } from '../../records';
import { write } from '../../write';

export type Viewing = { check: ViewingCheck; photos: ViewingPhoto[] };

/** What was found at a home and photographed there. It stays on this device. */
export function readViewing(propertyId: string, database: AppDatabase): Promise<Viewing> {
  return database.transaction('r', database.viewingChecks, database.viewingPhotos, async () => ({
    check: (await database.viewingChecks.get(propertyId)) ?? {
      id: propertyId,
      answers: {},
      remarks: {},
      updatedAt: 0,
    },
    photos: await database.viewingPhotos.where('propertyId').equals(propertyId).sortBy('createdAt'),
  }));
}

/** The homes that anything was found or photographed at, the latest first, as far as known by their titles. */
export async function listViewedHomes(
  database: AppDatabase,
): Promise<{ id: string; title: string | undefined }[]> {
  const latest = new Map<string, number>();
  const note = (id: string, at: number) => latest.set(id, Math.max(at, latest.get(id) ?? 0));
  for (const { id, answers, remarks, updatedAt } of await database.viewingChecks.toArray())
    if (Object.keys(answers).length > 0 || Object.values(remarks).some(Boolean))
      note(id, updatedAt);
  await database.viewingPhotos.each(({ propertyId, createdAt }) => note(propertyId, createdAt));
  const ids = [...latest].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  const kept = await database.listings.bulkGet(ids);
  return ids.map((id, at) => ({ id, title: kept[at]?.title }));
}

/** Keeps one answer or remark; null takes an answer away. */
export async function storeFinding(
  propertyId: string,
  item: string,
  finding: { answer?: 'good' | 'bad' | null; remark?: string },
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.viewingChecks], async () => {
    const known = await database.viewingChecks.get(propertyId);
    const answers = { ...known?.answers };
    const remarks = { ...known?.remarks };
    if (finding.answer === null) delete answers[item];
    else if (finding.answer !== undefined) answers[item] = finding.answer;
    if (finding.remark !== undefined) remarks[item] = finding.remark;
    await database.viewingChecks.put({ id: propertyId, answers, remarks, updatedAt: Date.now() });
  });
}

export async function addViewingPhoto(
  propertyId: string,
  photo: { type: string; data: ArrayBuffer },
  database: AppDatabase,
): Promise<void> {
  const id = crypto.randomUUID();
  await write(database, [database.viewingPhotos], () =>
    database.viewingPhotos.add({ id, propertyId, createdAt: Date.now(), ...photo }),
  );
}

export async function removeViewingPhoto(id: string, database: AppDatabase): Promise<void> {
  await database.viewingPhotos.delete(id);
}
