import type { PropertyContent } from '../../../contract/listing/listing-fields';
import type { AppDatabase } from '../../app-database';
import { write } from '../../write';
import { dropForm, type FromForm } from '../forms/form-repository';
import { reviewNote } from '../../../domain/import/review-note';
import { saveInTransaction, tablesOfSave } from './my-property-commands';

/** A home as an advert tells it, with what is to be looked at before it is published, and photos of a begun form that show it. */
type NewDraft = {
  content: PropertyContent;
  doubts: readonly string[];
  photoIds?: readonly string[];
};
/** How the form's photos were arranged: they keep their order and their captions. */
type Arranged = { photoOrder: readonly string[]; captions: Readonly<Record<string, string>> };

/** Keeps listings as drafts, all or none: they go to the server as such, and are published one by one. */
export async function keepDrafts(
  { drafts, arrangement, form }: { drafts: readonly NewDraft[]; arrangement?: Arranged } & FromForm,
  database: AppDatabase,
): Promise<void> {
  await write(database, [...tablesOfSave(database), database.forms], async () => {
    await dropForm(form, database);
    // What is saved last stands first among one's own: so they stand as the message has them.
    for (const { content, doubts, photoIds = [] } of drafts.toReversed()) {
      const id = crypto.randomUUID();
      // Where the form had them; saved with their home, they are sent with it.
      await database.photos
        .where('id')
        .anyOf(photoIds)
        .filter((photo) => photo.unsaved === true)
        .modify({ propertyId: id });
      await saveInTransaction(
        {
          id,
          content,
          status: 'Draft',
          reviewNote: reviewNote(doubts),
          removedPhotoIds: [],
          ...(photoIds.length > 0 && arrangement !== undefined
            ? {
                photoOrder: arrangement.photoOrder.filter((one) => photoIds.includes(one)),
                captions: Object.fromEntries(
                  Object.entries(arrangement.captions).filter(([one]) => photoIds.includes(one)),
                ),
              }
            : {}),
        },
        database,
      );
    }
  });
}
