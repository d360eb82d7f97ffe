import { Notice } from '../../../components/notice';
import { type ColumnReading, unreadColumns } from '../../../domain/import/table/column-readings';
import { countOf } from '../../../domain/format/count-of';

/** The columns of a file that nothing is taken from, before anything is made of it. */
export function UnreadColumns({ columns }: { columns: readonly ColumnReading[] }) {
  const unread = unreadColumns(columns);
  if (unread.length === 0) return null;
  return (
    <Notice tone="warn">
      These columns were not read:{' '}
      {unread.map(({ name, filled }) => `${name} (${countOf(filled, 'row')})`).join(', ')}. Choose
      under Columns what they hold, or leave them out.
    </Notice>
  );
}
