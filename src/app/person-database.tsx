import { type ReactNode, useEffect, useMemo } from 'react';
import { DatabaseContext, VisitorDatabaseContext } from '../components/context/database-context';
import { ANONYMOUS, AppDatabase } from '../db/app-database';
import { openOrReport } from '../db/database-health';

type Props = { userId: string; children: ReactNode };

/** Gives everything in it the database of one person, and that of visitors beside it; closes both once others take their place. */
export function PersonDatabase({ userId, children }: Props) {
  const database = useMemo(() => new AppDatabase(userId), [userId]);
  const visitors = useMemo(
    () => (userId === ANONYMOUS ? database : new AppDatabase(ANONYMOUS)),
    [userId, database],
  );
  useEffect(() => {
    // Opened now, so that a refusal is known before the first command.
    void openOrReport(database);
    return () => closeSoon(database);
  }, [database]);
  useEffect(() => () => closeSoon(visitors), [visitors]);
  return (
    <DatabaseContext value={database}>
      <VisitorDatabaseContext value={visitors}>{children}</VisitorDatabaseContext>
    </DatabaseContext>
  );
}

/** After the screens that go with it have begun to write what was typed last: a parent goes before its children. */
function closeSoon(database: AppDatabase): void {
  setTimeout(() => database.close());
}
