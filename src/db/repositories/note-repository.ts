import { currentDatabase } from '../current-database';

/** The private words about a home; '' where there are none. They stay on this phone. */
export async function readNote(propertyId: string, database = currentDatabase()): Promise<string> {
  return (await database.notes.get(propertyId))?.text ?? '';
}

export async function storeNote(
  propertyId: string,
  text: string,
  database = currentDatabase(),
): Promise<void> {
  if (text.trim() === '') await database.notes.delete(propertyId);
  else await database.notes.put({ id: propertyId, text, updatedAt: Date.now() });
}
