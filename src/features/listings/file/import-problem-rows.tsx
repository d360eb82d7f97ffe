import { useState } from 'react';
import { Button } from '../../../components/button';
import { Pagination } from '../../../components/page/pagination';
import stack from '../../../components/stack.module.css';
import type { MendableField, Mending } from '../../../domain/import/mend-row';
import type { RowName } from '../../../domain/import/table/table';
import { ImportRowForm } from './import-row-form';

/** A row, by its line, and what it says. */
export type ProblemRow = { line: RowName; says: string };

const PER_PAGE = 20;

/** The rows of one problem; each opens a form in its place. */
export function ImportProblemRows({
  label,
  rows,
  cellsAt,
  onMend,
}: {
  label: string;
  rows: ProblemRow[];
  cellsAt: (line: RowName) => Record<MendableField, string>;
  onMend: (line: RowName, mending: Mending) => void;
}) {
  const [asked, setAsked] = useState(1);
  const [opened, setOpened] = useState<RowName | null>(null);
  const pages = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const page = Math.min(asked, pages);
  return (
    <>
      <ul className={stack.stack} aria-label={label}>
        {rows.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ line, says }) => (
          <li key={line} className={stack.tight}>
            <div className={stack.between}>
              <span>
                Row {line}: {says}
              </span>
              <Button
                icon="edit"
                aria-label={`Mend row ${line}`}
                aria-expanded={opened === line}
                onClick={() => setOpened(opened === line ? null : line)}
              >
                Mend
              </Button>
            </div>
            {opened === line && (
              <ImportRowForm
                line={line}
                cells={cellsAt(line)}
                onMend={(mending) => {
                  setOpened(null);
                  onMend(line, mending);
                }}
                onCancel={() => setOpened(null)}
              />
            )}
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} onPage={setAsked} />
    </>
  );
}
