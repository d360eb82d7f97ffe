import { ANONYMOUS, AppDatabase } from './app-database';

let current: AppDatabase | undefined;

/** The database of whoever uses this page now. */
export function currentDatabase(): AppDatabase {
  current ??= new AppDatabase(ANONYMOUS);
  return current;
}

/** Switches to another person's database and closes the one before. */
export function switchDatabase(userId: string): AppDatabase {
  if (current?.userId === userId) return current;
  current?.close();
  current = new AppDatabase(userId);
  return current;
}
