import type { AppDatabase } from '../../app-database';
import { write } from '../../write';

/** The private words about a home; '' where there are none. They stay on this device. */
export async function readNote(propertyId: string, database: AppDatabase): Promise<string> {
  return (await database.notes.get(propertyId))?.text ?? '';
}

export async function storeNote(
  propertyId: string,
  text: string,
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.notes], async () => {
    if (text.trim() === '') await database.notes.delete(propertyId);
    else await database.notes.put({ id: propertyId, text, updatedAt: Date.now() });
  });
}
