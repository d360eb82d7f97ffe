import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { listReports } from '../../db/repositories/reports/report-repository';
import { refreshReports } from '../../sync/refresh/account/refresh-reports';
import { ReportCard } from './report-card';

/** What people reported: those that wait, and the last ones decided (SAFE-4). */
export function ReportsSection() {
  const database = useDatabase();
  const entries = useLiveQuery(() => listReports(database), [database]);
  const [failure, setFailure] = useState('');
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    refreshReports(database)
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : ''))
      .finally(() => setLooked(true));
  }, [database]);
  // Who waits longest is answered first.
  const open = entries?.filter(({ item }) => item.decision === null).toReversed() ?? [];
  const decided = entries?.filter(({ item }) => item.decision !== null) ?? [];
  return (
    <section className={stack.stack} aria-labelledby="reports">
      <h2 id="reports">Reports</h2>
      {failure !== '' && <Notice tone="warn">{failure}</Notice>}
      {!looked && open.length === 0 && <p role="status">Opening the reports …</p>}
      {looked && failure === '' && open.length === 0 && <p>No report waits.</p>}
      <List entries={open} />
      {decided.length > 0 && (
        <details>
          <summary>Decided ({decided.length})</summary>
          <List entries={decided} />
        </details>
      )}
    </section>
  );
}

function List({ entries }: { entries: Awaited<ReturnType<typeof listReports>> }) {
  return (
    <ul className={stack.stack}>
      {entries.map(({ item, rows }) => (
        <li key={item.id}>
          <ReportCard report={item} rows={rows} />
        </li>
      ))}
    </ul>
  );
}
