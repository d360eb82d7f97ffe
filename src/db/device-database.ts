import Dexie, { type EntityTable } from 'dexie';
import { watchHealth } from './database-health';
import type { EndedSession, LegacyEntry, Session } from './records';

/** What belongs to the device and not to a person, such as who is logged in. The worker reads it too. */
class DeviceDatabase extends Dexie {
  declare session: EntityTable<Session, 'key'>;
  declare legacy: EntityTable<LegacyEntry, 'key'>;
  declare endedSessions: EntityTable<EndedSession, 'fingerprint'>;
  /** That the app has been here: gone where the browser cleared its storage. */
  declare marks: EntityTable<{ key: 'installed' }, 'key'>;

  constructor() {
    super('gida-device');
    this.version(1).stores({
      session: 'key',
      legacy: 'key',
      endedSessions: 'fingerprint',
      marks: 'key',
    });
    watchHealth(this);
  }
}

let opened: DeviceDatabase | undefined;

/** The one handle of this page or worker. */
export function deviceDatabase(): DeviceDatabase {
  opened ??= new DeviceDatabase();
  return opened;
}
