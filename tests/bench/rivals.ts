import PouchDB from 'pouchdb-browser';
import PouchFind from 'pouchdb-find';
import { addRxPlugin, createRxDatabase, type RxCollection } from 'rxdb/plugins/core';
import { RxDBQueryBuilderPlugin } from 'rxdb/plugins/query-builder';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';

// The same listings and the same questions for two well-known databases in the browser; bundled for
// the page that map-bench.ts opens. Each has an index on what every search asks first.

export type BenchListing = {
  id: string;
  listingType: string;
  address: string;
  text: string;
  price: number;
  bedrooms: number;
  lat: number;
  lng: number;
  publishedAt: string;
};
export type BenchQuery = {
  listingType: string;
  address?: string;
  text?: string;
  priceMax?: number;
  bedroomsMin?: number;
  box?: [south: number, west: number, north: number, east: number];
};

type Store = {
  fill: (listings: BenchListing[]) => Promise<void>;
  find: (query: BenchQuery) => Promise<number>;
};

const CHUNK = 1000;

/** Both speak the same query language. */
function selectorOf(query: BenchQuery): Record<string, unknown> {
  const [south, west, north, east] = query.box ?? [];
  return {
    listingType: query.listingType,
    // A sorted answer: the newest first, as every search of the app.
    publishedAt: { $gt: '' },
    ...(query.address && { address: { $regex: query.address } }),
    ...(query.text && { text: { $regex: query.text } }),
    ...(query.priceMax && { price: { $lte: query.priceMax } }),
    ...(query.bedroomsMin && { bedrooms: { $gte: query.bedroomsMin } }),
    ...(query.box && { lat: { $gte: south, $lte: north }, lng: { $gte: west, $lte: east } }),
  };
}

function pouch(): Store {
  PouchDB.plugin(PouchFind);
  const database = new PouchDB<BenchListing>('bench-pouch', { auto_compaction: true });
  return {
    fill: async (listings) => {
      await database.createIndex({ index: { fields: ['listingType', 'publishedAt'] } });
      for (let at = 0; at < listings.length; at += CHUNK)
        await database.bulkDocs(
          listings.slice(at, at + CHUNK).map((listing) => ({ _id: listing.id, ...listing })),
        );
      // Pouch indexes at the first question; it belongs to the import.
      await database.find({ selector: { listingType: 'none', publishedAt: { $gt: '' } } });
    },
    find: async (query) => {
      const { docs } = await database.find({
        selector: selectorOf(query),
        sort: [{ listingType: 'desc' }, { publishedAt: 'desc' }],
        limit: 1_000_000,
      });
      return docs.length;
    },
  };
}

async function rx(): Promise<Store> {
  addRxPlugin(RxDBQueryBuilderPlugin);
  const database = await createRxDatabase({
    name: 'bench-rx',
    storage: getRxStorageDexie(),
    multiInstance: false,
    eventReduce: false,
  });
  const text = (maxLength: number) => ({ type: 'string', maxLength });
  const number = { type: 'number' };
  const { listings: collection } = await database.addCollections<{
    listings: RxCollection<BenchListing>;
  }>({
    listings: {
      schema: {
        version: 0,
        primaryKey: 'id',
        type: 'object',
        properties: {
          id: text(36),
          listingType: text(8),
          address: text(200),
          text: text(4000),
          price: number,
          bedrooms: number,
          lat: number,
          lng: number,
          publishedAt: text(24),
        },
        required: ['id', 'listingType', 'publishedAt'],
        indexes: [['listingType', 'publishedAt']],
      },
    },
  });
  return {
    fill: async (listings) => {
      for (let at = 0; at < listings.length; at += CHUNK)
        await collection.bulkInsert(listings.slice(at, at + CHUNK));
    },
    find: async (query) => {
      const found = await collection
        .find({ selector: selectorOf(query), sort: [{ publishedAt: 'desc' }] })
        .exec();
      return found.length;
    },
  };
}

declare global {
  interface Window {
    rivals: Record<'PouchDB' | 'RxDB', () => Promise<Store>>;
    store: Store;
  }
}

window.rivals = { PouchDB: async () => pouch(), RxDB: rx };
