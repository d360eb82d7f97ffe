import type { KeptContent } from '../../../contract/listing/listing-fields';
import { isSameContent } from '../../../domain/outbox/clashes-in-words';
import { contentChange } from '../../../domain/property/form/content-change';
import { mergeForm } from '../../../domain/property/form/merge-form';
import type { AppDatabase } from '../../app-database';
import { absent, fieldsOf } from '../../before';
import { enqueue } from '../../enqueue';
import type { Before } from '../../outbox-row';
import { readRowAs } from '../../read-row';
import type { MyProperty } from '../../records';
import type { ListingBase, PropertyEdit } from './property-edit';

/**
 * Queues the fields of a listing as they are edited, with the version that the edit began from.
 * @param before the listing on this device; undefined for a new one
 * @param from the import that the listing comes from, with what else a discard puts back
 * @returns the row that says so
 */
export function queueSave(
  database: AppDatabase,
  { id, content, base, reviewNote }: Pick<PropertyEdit, 'id' | 'content' | 'base' | 'reviewNote'>,
  before: MyProperty | undefined,
  from?: { importId: string; before: Before[] },
): Promise<string | null> {
  const { myProperties, outbox } = database;
  const began = base?.content ?? before?.content ?? null;
  const isNew = began === null || before === undefined || before.version === null;
  const queue = (versions: readonly KeptContent[]) =>
    enqueue(database, {
      kind: 'property.save',
      entityId: id,
      payload: {
        content: contentChange(versions, content),
        base: began,
        ...(reviewNote === undefined ? {} : { reviewNote }),
      },
      before: [
        before === undefined
          ? absent(myProperties, id)
          : fieldsOf(myProperties, before, 'content', 'reviewNote', 'updatedAt'),
        ...(from?.before ?? []),
      ],
      importId: from?.importId,
      baseVersion: baseVersionOf(before, base),
    });
  return isNew ? queue([]) : versionsBefore(id, [began, before.content], outbox).then(queue);
}

/**
 * The edit with what was changed on this device, and waits, while its form was open. What was given up
 * meanwhile the form says as it shows it; of what came from the server, that decides.
 */
export async function withWhatWaits(
  edit: PropertyEdit,
  now: MyProperty | undefined,
  { outbox }: AppDatabase,
): Promise<PropertyEdit> {
  const opened = edit.base?.content;
  if (opened === undefined || now === undefined || isSameContent(opened, now.content)) return edit;
  if ((await savesThatWait(edit.id, outbox)).length === 0) return edit;
  return { ...edit, content: mergeForm(opened, edit.content, now.content) };
}

const savesThatWait = (id: string, outbox: AppDatabase['outbox']) =>
  outbox
    .where('entityId')
    .equals(id)
    .filter(({ kind }) => kind === 'property.save')
    .toArray();

/**
 * What the changes are counted from: what the form began from, what is here by now, and what edits of it
 * that wait began from. So a later one takes back what an earlier says, and says all that it said when that
 * is given up. None where the server may know nothing of it.
 */
async function versionsBefore(
  id: string,
  here: readonly KeptContent[],
  outbox: AppDatabase['outbox'],
): Promise<KeptContent[]> {
  const waiting = await savesThatWait(id, outbox);
  const bases = waiting.map((row) =>
    row.baseVersion === null ? null : (readRowAs('property.save', row)?.payload.base ?? null),
  );
  return bases.includes(null) ? [] : [...here, ...bases.filter((base) => base !== null)];
}

/**
 * The version an edit began from. Own answers and a new status bring versions without touching what
 * the form shows; where it differs by now, somebody else has changed it, and the server will ask.
 */
function baseVersionOf(before: MyProperty | undefined, base: ListingBase | undefined) {
  // Deleted elsewhere while the form was open: the server is to say so, and not to make it anew.
  if (before === undefined) return base?.version ?? null;
  const changed = base !== undefined && !isSameContent(base.content, before.content);
  // None on a listing that the server has would say that it was made here: 0 is no version of it.
  return changed && before.version !== null ? (base.version ?? 0) : before.version;
}
