import type { LeftBehind } from '../../../domain/account/left-behind';
import { isUntouched } from '../../../domain/property/form/listing-form';
import type { AppDatabase } from '../../app-database';
import type { ViewingCheck } from '../../records';
import { listDrafts } from '../my-properties/draft-repository';

/** Ids of what exists on this device alone and does not wait to be sent, by what it is. */
export type OnlyHere = { [Kind in keyof LeftBehind]: string[] };

export const NOTHING_HERE: OnlyHere = {
  notes: [],
  checklists: [],
  viewingPhotos: [],
  drafts: [],
  edits: [],
  forms: [],
  applications: [],
  papers: [],
};

/** Finds what exists on this device alone; forms and lists that nothing was put in are not counted. */
export function findOnlyHere(database: AppDatabase): Promise<OnlyHere> {
  return database.transaction('r', database.tables, async () => {
    const begun = await listBegun(database);
    const known = new Set(await database.myProperties.toCollection().primaryKeys());
    const applications = await database.ownApplications
      .filter(({ submittedAt }) => submittedAt === null)
      .primaryKeys();
    return {
      notes: await database.notes.toCollection().primaryKeys(),
      checklists: await database.viewingChecks.filter(hasFindings).primaryKeys(),
      viewingPhotos: await database.viewingPhotos.toCollection().primaryKeys(),
      drafts: begun.filter((id) => !known.has(id)),
      edits: begun.filter((id) => known.has(id)),
      forms: await database.forms.toCollection().primaryKeys(),
      applications,
      papers: await database.applicationDocuments
        .filter(({ applicationId }) => applications.includes(applicationId))
        .primaryKeys(),
    };
  });
}

/** How much exists on this device alone. Not an async function: Dexie's live queries lose their way in one. */
export function countOnlyHere(database: AppDatabase): Promise<LeftBehind> {
  return findOnlyHere(database).then((found) => ({
    notes: found.notes.length,
    checklists: found.checklists.length,
    viewingPhotos: found.viewingPhotos.length,
    drafts: found.drafts.length,
    edits: found.edits.length,
    forms: found.forms.length,
    applications: found.applications.length,
    papers: found.papers.length,
  }));
}

async function listBegun(database: AppDatabase): Promise<string[]> {
  const begun: string[] = [];
  for (const { id, draft } of await listDrafts(database)) {
    const photos = await database.photos.where('propertyId').equals(id).count();
    const shared = await database.sharedFiles.where('propertyId').equals(id).count();
    if (photos + shared > 0 || !isUntouched(draft.form)) begun.push(id);
  }
  return begun;
}

function hasFindings({ answers, remarks }: ViewingCheck): boolean {
  return (
    Object.keys(answers).length > 0 || Object.values(remarks).some((remark) => remark.trim() !== '')
  );
}
