import { arranged } from '../../../domain/property/arrange-photos';
import { shownStatus } from '../../../domain/property/shown-status';
import type { AppDatabase } from '../../app-database';
import { groupBy } from '../../group-by';
import { readRowAs } from '../../read-row';
import type { ShownRow } from '../../outbox-row';
import type { LocalPhoto, MyProperty } from '../../records';
import { attachRows } from '../outbox/attach-rows';

export type MyPropertyView = {
  property: MyProperty;
  /** Photos that the server lacks, in their order. */
  photos: LocalPhoto[];
  /** All photos as they will be, the cover first, whether the server has them or not. */
  inOrder: (MyProperty['images'][number] | LocalPhoto)[];
  /** What waits for the listing and its photos. */
  rows: ShownRow[];
};

/** The agent's listings, last changed first, each with what is only here so far. */
export function listMyProperties(database: AppDatabase): Promise<MyPropertyView[]> {
  const { myProperties, photos, outbox } = database;
  return database.transaction('r', [myProperties, photos, outbox], async () => {
    const local = groupBy(await photos.orderBy('propertyId').toArray(), (p) => p.propertyId);
    const views = (await myProperties.orderBy('updatedAt').reverse().toArray()).map((property) => ({
      property,
      photos: (local.get(property.id) ?? [])
        .filter(
          (photo) =>
            photo.unsaved !== true &&
            photo.removed !== true &&
            !property.images.some(({ id }) => id === photo.id),
        )
        .toSorted((a, b) => a.position - b.position),
    }));
    const attached = await attachRows(database, views, (view) => [
      view.property.id,
      ...view.photos.map((photo) => photo.id),
    ]);
    return attached.map(({ item, rows }) => ({ ...item, rows, inOrder: inOrder(item, rows) }));
  });
}

/** What the form chose stands as long as it is not refused; before that, what is new follows. */
function inOrder(
  { property, photos }: Pick<MyPropertyView, 'property' | 'photos'>,
  rows: readonly ShownRow[],
): MyPropertyView['inOrder'] {
  const row = rows.findLast(({ kind, state }) => kind === 'photo.arrange' && state !== 'rejected');
  const chosen = row === undefined ? null : readRowAs('photo.arrange', row);
  return arranged<MyPropertyView['inOrder'][number]>(
    [...property.images, ...photos],
    chosen?.payload.photos.map(({ id }) => id) ?? [],
  );
}

export function countMyProperties({ myProperties }: AppDatabase): Promise<number> {
  return myProperties.count();
}

export function readMyProperty(id: string, database: AppDatabase): Promise<MyProperty | undefined> {
  return database.myProperties.get(id);
}

/** The bytes of a photo kept here, for a picture on the screen. */
export async function readPhotoBlob(id: string, database: AppDatabase): Promise<Blob | null> {
  const photo = await database.photoData.get(id);
  return photo === undefined ? null : new Blob([photo.data], { type: photo.type });
}

/** The agent's published listings that have a place on the map, last changed first. */
export async function listPlacedProperties(database: AppDatabase): Promise<MyProperty[]> {
  const all = await listMyProperties(database);
  return all
    .filter(({ property, rows }) => shownStatus(property, rows).isPublic)
    .map(({ property }) => property)
    .filter(({ content }) => content.location !== null);
}
