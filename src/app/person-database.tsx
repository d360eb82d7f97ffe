import { type ReactNode, useEffect, useMemo } from 'react';
import { DatabaseContext } from '../components/database-context';
import { AppDatabase } from '../db/app-database';
import { openOrReport } from '../db/database-health';

type Props = { userId: string; children: ReactNode };

/** Gives everything in it the database of one person, and closes it once another's takes its place. */
export function PersonDatabase({ userId, children }: Props) {
  const database = useMemo(() => new AppDatabase(userId), [userId]);
  useEffect(() => {
    // Opened now, so that a refusal is known before the first command.
    void openOrReport(database);
    return () => database.close();
  }, [database]);
  return <DatabaseContext value={database}>{children}</DatabaseContext>;
}
