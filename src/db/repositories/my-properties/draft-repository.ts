import type { ToldStatus } from '../../../contract/listing/property-options';
import type { ListingForm } from '../../../domain/property/form/listing-form';
import {
  EMPTY_LISTING_FORM,
  formFromContent,
  isUntouched,
} from '../../../domain/property/form/listing-form';
import { wholeContent } from '../../../domain/property/form/whole-content';
import type { AppDatabase } from '../../app-database';
import type { Draft } from '../../records';
import { write } from '../../write';
import { endForm } from '../forms/ended-forms';
import type { ListingBase } from './property-edit';

/** What a listing's form holds and has not saved: its fields, and the photos taken out of it. */
export type ListingDraft = {
  form: ListingForm;
  removedPhotoIds: string[];
  /** All photos in the order chosen, the cover first. */
  photoOrder: string[];
  captions: Record<string, string>;
  /** The listing's status when the form was begun: only a change of it is a wish. */
  baseStatus?: ToldStatus;
  /** The listing as the form was begun from: what others change meanwhile must not be written over. */
  base?: ListingBase;
};

/** Keeps what a form holds, so that a closed tab loses nothing. */
export async function storeDraft(
  id: string,
  values: ListingDraft,
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.drafts], () =>
    database.drafts.put({ id, values, updatedAt: Date.now() }),
  );
}

/** What a form held at its last pause, or null; fields of a later version take their defaults. */
export async function readDraft(id: string, database: AppDatabase): Promise<ListingDraft | null> {
  const draft = await database.drafts.get(id);
  return draft === undefined ? null : draftOf(draft);
}

/** Whether a form with this id was begun and not saved yet. */
export async function hasDraft(id: string, database: AppDatabase): Promise<boolean> {
  return (await database.drafts.where('id').equals(id).count()) > 0;
}

/** Forms begun and not yet saved, newest first. */
export async function listDrafts(
  database: AppDatabase,
): Promise<{ id: string; draft: ListingDraft }[]> {
  const drafts = await database.drafts.orderBy('updatedAt').reverse().toArray();
  return drafts.map((record) => ({ id: record.id, draft: draftOf(record) }));
}

/** Whether a form holds anything: a word, a photo, or a shared one that is still to be made small. */
export async function isBegun(
  { id, draft }: { id: string; draft: ListingDraft },
  database: AppDatabase,
): Promise<boolean> {
  return (
    !isUntouched(draft.form) ||
    (await database.photos.where('propertyId').equals(id).count()) > 0 ||
    (await database.sharedFiles.where('propertyId').equals(id).count()) > 0
  );
}

/** Forms of new listings that were left begun, the newest first: they open again where one is added. */
export async function listBegun(
  database: AppDatabase,
): Promise<{ id: string; draft: ListingDraft }[]> {
  const begun: { id: string; draft: ListingDraft }[] = [];
  for (const one of await listDrafts(database)) {
    // What was begun from a listing is an edit of it, also where that is gone, or not here yet.
    const isEdit =
      one.draft.base !== undefined || (await database.myProperties.get(one.id)) !== undefined;
    if (!isEdit && (await isBegun(one, database))) begun.push(one);
  }
  return begun;
}

/** Throws what a form held away, with the photos chosen in it, or shared with it, and not saved; what was saved stays. */
export async function dropDraft(id: string, database: AppDatabase): Promise<void> {
  const { drafts, photos, photoData, sharedFiles } = database;
  const drop = async () => {
    await drafts.delete(id);
    await sharedFiles.where('propertyId').equals(id).delete();
    const unsaved = await photos
      .where('propertyId')
      .equals(id)
      .filter((photo) => photo.unsaved === true)
      .primaryKeys();
    await photos.bulkDelete(unsaved);
    await photoData.bulkDelete(unsaved);
  };
  await endForm(id, () => write(database, [drafts, photos, photoData, sharedFiles], drop));
}

function draftOf({ values }: Draft): ListingDraft {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `storeDraft` alone writes them, of whatever version
  const kept = values as Partial<ListingDraft>;
  const { form, removedPhotoIds = [], photoOrder = [], captions = {}, baseStatus, base } = kept;
  const whole = base && { ...base, content: wholeContent(base.content) };
  // What its version had no field for is as the listing has it.
  const begun = whole ? formFromContent(whole.content, baseStatus ?? 'Draft') : EMPTY_LISTING_FORM;
  return {
    form: { ...begun, ...form },
    removedPhotoIds,
    photoOrder,
    captions,
    ...(baseStatus === undefined ? {} : { baseStatus }),
    ...(whole === undefined ? {} : { base: whole }),
  };
}
