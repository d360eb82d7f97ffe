import Dexie, { type EntityTable } from 'dexie';
import { watchHealth } from './database-health';
import type { LegacyEntry, Session } from './records';

/** What belongs to the device and not to a person: who is logged in. The worker reads it too. */
export class DeviceDatabase extends Dexie {
  declare session: EntityTable<Session, 'key'>;
  declare legacy: EntityTable<LegacyEntry, 'key'>;

  constructor() {
    super('gida-device');
    this.version(1).stores({ session: 'key' });
    this.version(2).stores({ legacy: 'key' });
    watchHealth(this);
  }
}

let opened: DeviceDatabase | undefined;

/** The one handle of this page or worker. */
export function deviceDatabase(): DeviceDatabase {
  opened ??= new DeviceDatabase();
  return opened;
}
