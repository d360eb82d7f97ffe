import type { PropertyContent } from '../../../contract/listing-fields';
import type { AppDatabase } from '../../app-database';
import { write } from '../../write';
import { dropForm, type FromForm } from '../forms/form-repository';
import { saveInTransaction, tablesOfSave } from './my-property-commands';

/** Keeps listings as drafts, all or none: they go to the server as such, and are published one by one. */
export async function keepDrafts(
  { contents, form }: { contents: readonly PropertyContent[] } & FromForm,
  database: AppDatabase,
): Promise<void> {
  await write(database, [...tablesOfSave(database), database.forms], async () => {
    await dropForm(form, database);
    for (const content of contents)
      await saveInTransaction(
        { id: crypto.randomUUID(), content, status: 'Draft', removedPhotoIds: [] },
        database,
      );
  });
}
