import { aboutCommand } from '../../../domain/outbox/describe-command';
import { isPartAlone, partsLine } from '../../../domain/outbox/group-words';
import type { AppDatabase } from '../../app-database';
import { readRow, readRowAs } from '../../read-row';
import { type OutboxEntry, readOutboxEntry } from './outbox-repository';

export type OutboxGroup = {
  /** What the rows are about, or what the only one does. */
  title: string;
  /** How many of what; '' where the title says it. */
  parts: string;
  /** Oldest first. */
  entries: OutboxEntry[];
};

/** Rows that stand together, with the name of what they are about; null once all are gone. */
export function readOutboxGroup(
  seqs: readonly number[],
  database: AppDatabase,
): Promise<OutboxGroup | null> {
  const { outbox, photos, applicationDocuments, myProperties, ownApplications } = database;
  const tables = [outbox, photos, applicationDocuments, myProperties, ownApplications];
  return database.transaction('r', tables, async () => {
    const read = await Promise.all(seqs.map((seq) => readOutboxEntry(seq, database)));
    const entries = read.filter((entry) => entry !== null);
    const [first] = entries;
    if (first === undefined) return null;
    if (entries.length === 1 && !isPartAlone(first.row.kind))
      return { title: first.title, parts: '', entries };
    return {
      title: nameIn(entries) || (await nameOnPhone(first, database)) || first.title,
      parts: partsLine(entries.map(({ row }) => row.kind)),
      entries,
    };
  });
}

/** What the newest row that tells it calls the whole. */
function nameIn(entries: readonly OutboxEntry[]): string {
  const names = entries.map(({ row }) => {
    const read = isPartAlone(row.kind) ? null : readRow(row);
    return read === null ? '' : aboutCommand(read.kind, read.payload);
  });
  return names.findLast((name) => name !== '') ?? '';
}

/** The name of the listing or application that a photo or paper belongs to, as it lies on the phone. */
async function nameOnPhone(
  { row }: OutboxEntry,
  { myProperties, ownApplications }: AppDatabase,
): Promise<string> {
  const photo = readRowAs('photo.add', row) ?? readRowAs('photo.remove', row);
  if (photo !== null)
    return (await myProperties.get(photo.payload.propertyId))?.content.title ?? '';
  const paper = readRowAs('document.send', row);
  if (paper === null) return '';
  return (await ownApplications.get(paper.payload.applicationId))?.form.companyName ?? '';
}
