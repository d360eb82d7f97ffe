import Dexie, { type EntityTable, type Table } from 'dexie';
import { watchHealth } from './database-health';
import type { AreaPack, PackChunk, PackColumns, PackPlaces, PackTiles } from './packs/pack-records';

/** Areas kept on this device, whoever uses it: what is in them anybody may see. */
class PackDatabase extends Dexie {
  declare packs: EntityTable<AreaPack, 'id'>;
  declare chunks: Table<PackChunk, [string, string]>;
  declare columns: Table<PackColumns, [string, string]>;
  declare places: EntityTable<PackPlaces, 'pack'>;
  declare tiles: Table<PackTiles, [string, number]>;

  constructor() {
    // Relaxed: what is lost with a flat battery is fetched again.
    super('gida-areas', { chromeTransactionDurability: 'relaxed' });
    this.version(1).stores({
      packs: 'id, addedAt',
      chunks: '[pack+from], pack',
      columns: '[pack+from], pack, [pack+at]',
      places: 'pack',
      tiles: '[pack+at], pack',
    });
    watchHealth(this);
  }
}

let opened: PackDatabase | undefined;

/** The one handle of this page or worker. */
export function packDatabase(): PackDatabase {
  opened ??= new PackDatabase();
  return opened;
}
