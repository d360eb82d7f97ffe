import { useRef, useState } from 'react';
import stack from '../../../components/stack.module.css';
import { doubtGroups } from '../../../domain/import/doubt-groups';
import { changesPublished } from '../../../domain/import/step-words';
import type { MendableField, Mending } from '../../../domain/import/mend-row';
import type { RowName } from '../../../domain/import/table/table';
import styles from './import.module.css';
import { ImportProblemRows, type ProblemRow } from './import-problem-rows';
import type { ImportPlan } from './use-import-plan';
import { countOf } from '../../../domain/format/count-of';

type Problem = { key: string; label: string; rows: ProblemRow[] };

/** What is not understood, and what is doubted, each with its rows, which can be mended here. */
export function ImportProblems({
  plan,
  cellsAt,
  onMend,
}: {
  plan: ImportPlan;
  cellsAt: (line: RowName) => Record<MendableField, string>;
  onMend: (line: RowName, mending: Mending) => void;
}) {
  const [mended, setMended] = useState<RowName | null>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const mend = (line: RowName, mending: Mending) => {
    onMend(line, mending);
    setMended(line);
    // The row goes from its place: who uses a keyboard goes on from here.
    message.current?.focus();
  };
  const parts = [
    { title: 'Rows that are not understood', problems: refusedOf(plan) },
    {
      // What is published stays so, and what changes nothing is not imported.
      title: plan.planned.some(
        (one) => one.doubts.length > 0 && (one.step === 'same' || changesPublished(one)),
      )
        ? 'Doubts'
        : 'Doubts, imported as drafts',
      problems: doubtedOf(plan),
    },
  ];
  return (
    <>
      <p ref={message} tabIndex={-1} role="status" className={stack.small}>
        {mended !== null && `Row ${mended} was read again.`}
      </p>
      {parts
        .filter(({ problems }) => problems.length > 0)
        .map(({ title, problems }) => (
          <section key={title} className={`${stack.card} ${stack.tight}`} aria-label={title}>
            <h2>{title}</h2>
            {problems.map(({ key, label, rows }) => (
              <ProblemGroup key={key} label={label} rows={rows} cellsAt={cellsAt} onMend={mend} />
            ))}
          </section>
        ))}
    </>
  );
}

function ProblemGroup({
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
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {label}: {countOf(rows.length, 'row')}
      </summary>
      {open && <ImportProblemRows label={label} rows={rows} cellsAt={cellsAt} onMend={onMend} />}
    </details>
  );
}

/** Refused rows by why, the most frequent first. */
function refusedOf({ refusedRows }: ImportPlan): Problem[] {
  const groups = new Map<string, Problem>();
  for (const { line, reason, value } of refusedRows) {
    const label = reason.charAt(0).toUpperCase() + reason.slice(1);
    const group = groups.get(reason) ?? { key: reason, label, rows: [] };
    groups.set(reason, group);
    group.rows.push({ line, says: value === '' ? 'says nothing' : `says ‘${value}’` });
  }
  return [...groups.values()].sort((a, b) => b.rows.length - a.rows.length);
}

function doubtedOf({ planned }: ImportPlan): Problem[] {
  return doubtGroups(planned).map(({ kind, label, items }) => ({
    key: kind,
    label,
    rows: items.map(({ item, doubt }) => ({
      line: item.line,
      says: doubt.text === label ? item.content.title : `${item.content.title}. ${doubt.text}`,
    })),
  }));
}
