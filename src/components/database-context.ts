import { createContext, useContext } from 'react';
import type { AppDatabase } from '../db/app-database';

/** A person's database, as functions of a screen take it from their component. */
export type Database = AppDatabase;

export const DatabaseContext = createContext<Database | null>(null);

/** The database of whoever uses this page now. @throws Error outside a provider */
export function useDatabase(): Database {
  const database = useContext(DatabaseContext);
  if (database === null) throw new Error('useDatabase() is used outside PersonDatabase');
  return database;
}
