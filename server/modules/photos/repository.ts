import { sql } from 'kysely';
import type { Photo } from '../../../src/contract/listing/property';
import type { Queryable } from '../../db/database';
import type { Variants } from './photo-answer';

export const PHOTO_PATH = '/photos/';

const FILES = ['small', 'medium', 'large'] as const;

type Files = Pick<Photo, (typeof FILES)[number]>;

/** Whether a property belongs to somebody, deleted or not; without a lock, before costly work. */
export async function ownsProperty(
  db: Queryable,
  propertyId: string,
  ownerId: string,
): Promise<boolean> {
  const own = await db.kysely
    .selectFrom('properties')
    .select('id')
    .where('id', '=', propertyId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return own !== undefined;
}

export async function countPhotos(
  tx: Queryable,
  propertyId: string,
  except: string,
): Promise<number> {
  const row = await tx.kysely
    .selectFrom('photos')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('property_id', '=', propertyId)
    .where('id', '<>', except)
    .executeTakeFirst();
  return row?.n ?? 0;
}

/** Adds a photo, or replaces the one with the same id of the same property. False: the id is another's. */
export async function putPhoto(
  tx: Queryable,
  photo: { id: string; propertyId: string; position: number; variants: Variants },
): Promise<boolean> {
  const { variants } = photo;
  const stored = await tx.kysely
    .insertInto('photos')
    .values({
      id: photo.id,
      property_id: photo.propertyId,
      position: photo.position,
      width: variants.width,
      height: variants.height,
      color: variants.color,
      small: PHOTO_PATH + variants.small.name,
      medium: PHOTO_PATH + variants.medium.name,
      large: PHOTO_PATH + variants.large.name,
    })
    .onConflict((oc) =>
      oc
        .column('id')
        .doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          width: eb.ref('excluded.width'),
          height: eb.ref('excluded.height'),
          color: eb.ref('excluded.color'),
          small: eb.ref('excluded.small'),
          medium: eb.ref('excluded.medium'),
          large: eb.ref('excluded.large'),
        }))
        .whereRef('photos.property_id', '=', 'excluded.property_id'),
    )
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Gives photos their order and captions; ids that are not this property's change nothing. */
export async function arrangePhotos(
  tx: Queryable,
  propertyId: string,
  photos: { id: string; caption: string }[],
): Promise<void> {
  const arranged = sql<{ id: string; caption: string; position: number }>`(
    SELECT id, caption, row_number() OVER () - 1 AS position
    FROM unnest(${photos.map(({ id }) => id)}::uuid[], ${photos.map(({ caption }) => caption)}::text[])
      AS u(id, caption))`;
  await tx.kysely
    .updateTable('photos')
    .from(arranged.as('a'))
    .set((eb) => ({ position: eb.ref('a.position'), caption: eb.ref('a.caption') }))
    .whereRef('photos.id', '=', 'a.id')
    .where('property_id', '=', propertyId)
    .execute();
}

/** The addresses of a photo's files; none when there is no such photo. */
export async function photoFiles(
  tx: Queryable,
  propertyId: string,
  photoId: string,
): Promise<string[]> {
  const rows = await tx.kysely
    .selectFrom('photos')
    .select(FILES)
    .where('id', '=', photoId)
    .where('property_id', '=', propertyId)
    .execute();
  return rows.flatMap(addressesOf);
}

/** Removes a photo; answers the addresses of the files it had. */
export async function deletePhoto(
  tx: Queryable,
  propertyId: string,
  photoId: string,
): Promise<string[]> {
  const rows = await tx.kysely
    .deleteFrom('photos')
    .where('id', '=', photoId)
    .where('property_id', '=', propertyId)
    .returning(FILES)
    .execute();
  return rows.flatMap(addressesOf);
}

/** Removes all photos of a property; answers the addresses of the files they had. */
export async function deletePhotosOf(tx: Queryable, propertyId: string): Promise<string[]> {
  const rows = await tx.kysely
    .deleteFrom('photos')
    .where('property_id', '=', propertyId)
    .returning(FILES)
    .execute();
  return rows.flatMap(addressesOf);
}

/** The addresses of all photo files of an owner's properties. */
export async function photoAddressesOf(tx: Queryable, ownerId: string): Promise<string[]> {
  const rows = await tx.kysely
    .selectFrom('photos')
    .innerJoin('properties as p', 'p.id', 'photos.property_id')
    .select(FILES)
    .where('p.owner_id', '=', ownerId)
    .execute();
  return rows.flatMap(addressesOf);
}

/** Those of the addresses that some photo still has. */
export async function usedPhotoFiles(tx: Queryable, addresses: string[]): Promise<Set<string>> {
  const rows = await photosWith(tx, addresses).select(FILES).execute();
  return new Set(rows.flatMap(addressesOf));
}

/** The listings that show a file, each with its owner, its state and the photo's key; deleted ones have no photos. */
export function listingsWithFile(db: Queryable, address: string) {
  return photosWith(db, [address])
    .innerJoin('properties as p', 'p.id', 'photos.property_id')
    .select(['p.owner_id', 'p.status', 'photos.view_key'])
    .execute();
}

function photosWith(db: Queryable, addresses: string[]) {
  return (
    db.kysely
      .selectFrom('photos')
      // The expression of the index photos_files, to the letter.
      .where(
        (eb) => sql`ARRAY[${eb.ref('small')}, ${eb.ref('medium')}, ${eb.ref('large')}]`,
        '&&',
        sql`${addresses}::text[]`,
      )
  );
}

function addressesOf(files: Files): string[] {
  return [files.small, files.medium, files.large];
}
