import { createSignal } from '../domain/signal';
import type Dexie from 'dexie';

/**
 * - blocked: another tab holds an older version open, and the upgrade waits for it
 * - outdated: another tab brought a newer version; this one must be loaded again
 * - stuck: the browser has not answered for a while; it may yet
 * - lost: the browser closed the database and did not open it again
 * - refused: the browser lets this site keep nothing, as some private windows do
 * - full: there is no room for what is written; it is tried again by itself
 */
export type DatabaseHealth = 'ok' | 'blocked' | 'outdated' | 'stuck' | 'lost' | 'refused' | 'full';

/** How long a browser may take to open a database before that is told, in milliseconds. */
const PATIENCE_MS = 5000;

let health: DatabaseHealth = 'ok';
const changed = createSignal();

export function databaseHealth(): DatabaseHealth {
  return health;
}

export const onDatabaseHealth = changed.on;

function report(next: DatabaseHealth): void {
  if (health === next) return;
  health = next;
  changed.tell();
}

/** Tells that a write found no room. */
export function reportFull(): void {
  if (health === 'ok') report('full');
}

/** Tells that a write found room, where one before it did not. */
export function reportRoom(): void {
  if (health === 'full') report('ok');
}

/** Follows what befalls one database and tells it in one word; reopens a lost one once. */
export function watchHealth(database: Dexie): void {
  database.on('blocked', () => report('blocked'));
  database.on('ready', () => report('ok'));
  database.on('versionchange', (event) => {
    // Deleting it, at a logout, is no news; a newer version is. Either way it must not stand in the way.
    database.close();
    if (event.newVersion !== null) report('outdated');
    return false;
  });
  // WebKit loses its connection now and then, after which every call fails until it is opened anew.
  database.on('close', () => {
    // The event comes before Dexie has noted whether we closed it ourselves.
    setTimeout(() => {
      if (!database.hasBeenClosed()) database.open().catch(() => report('lost'));
    });
  });
}

/** Opens a database now, so that a refusal is known before the first command. */
export async function openOrReport(database: Dexie): Promise<void> {
  const impatient = setTimeout(() => {
    // Where another tab stands in the way, that has been told already.
    if (health === 'ok' && !database.isOpen()) report('stuck');
  }, PATIENCE_MS);
  try {
    await database.open();
  } catch (error) {
    // Closed again while it opened: another person's took its place.
    if (database.isOpen() || database.hasBeenClosed()) return;
    const name = error instanceof Error ? error.name : '';
    report(name === 'VersionError' ? 'outdated' : 'refused');
  } finally {
    clearTimeout(impatient);
  }
}
