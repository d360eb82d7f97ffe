import { createContext, useContext, useMemo } from 'react';
import type { AppDatabase } from '../../db/app-database';

/** A person's database, as functions of a screen take it from their component. */
export type Database = AppDatabase;

export const DatabaseContext = createContext<Database | null>(null);

export const VisitorDatabaseContext = createContext<Database | null>(null);

/** The database of whoever uses this page now. @throws Error outside a provider */
export function useDatabase(): Database {
  const database = useContext(DatabaseContext);
  if (database === null) throw new Error('useDatabase() is used outside PersonDatabase');
  return database;
}

/** The database of visitors; while nobody is logged in it is the page's own. @throws Error outside a provider */
export function useVisitorDatabase(): Database {
  const database = useContext(VisitorDatabaseContext);
  if (database === null) throw new Error('useVisitorDatabase() is used outside PersonDatabase');
  return database;
}

/** What waits on this device waits in these: a visitor's first, then the person's own. */
export function useOutboxDatabases(): readonly Database[] {
  const own = useDatabase();
  const visitors = useVisitorDatabase();
  return useMemo(() => (visitors === own ? [own] : [visitors, own]), [visitors, own]);
}
