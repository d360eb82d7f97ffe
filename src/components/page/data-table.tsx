import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { TableHead } from './table-head';

/** A table; on a phone each row is a card with the column's name before its value. */
export function DataTable({
  label,
  columns,
  rows,
}: {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  return (
    <table className={styles.table} aria-label={label}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={columns[at]} scope="row" data-label={columns[at]}>
                  {cell}
                </th>
              ) : (
                <td key={columns[at]} data-label={columns[at]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
