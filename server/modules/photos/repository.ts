import type { Photo } from '../../../src/contract/property';
import type { Queryable } from '../../db/database';
import type { Variants } from './make-variants';

export const PHOTO_PATH = '/photos/';

// Any constant: who writes files for a row shares this lock, who removes files holds it alone.
export const PHOTO_FILES_LOCK = 748_302;

type Files = { small: string; medium: string; large: string };

/** Whether a property belongs to somebody, deleted or not; without a lock, before costly work. */
export async function ownsProperty(
  db: Queryable,
  propertyId: string,
  ownerId: string,
): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM properties WHERE id = $1 AND owner_id = $2', [
    propertyId,
    ownerId,
  ]);
  return rows.length > 0;
}

export async function countPhotos(
  tx: Queryable,
  propertyId: string,
  except: string,
): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    'SELECT count(*) AS n FROM photos WHERE property_id = $1 AND id <> $2',
    [propertyId, except],
  );
  return row?.n ?? 0;
}

/** Adds a photo, or replaces the one with the same id of the same property. Null: the id is another's. */
export async function putPhoto(
  tx: Queryable,
  photo: { id: string; propertyId: string; position: number; variants: Variants },
): Promise<Photo | null> {
  const { variants } = photo;
  const rows = await tx.query<Photo>(
    `INSERT INTO photos (id, property_id, position, width, height, color, small, medium, large)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (id) DO UPDATE SET position = excluded.position, width = excluded.width,
       height = excluded.height, color = excluded.color, small = excluded.small,
       medium = excluded.medium, large = excluded.large
     WHERE photos.property_id = excluded.property_id
     RETURNING id, position, width, height, color, caption, small, medium, large`,
    [
      photo.id,
      photo.propertyId,
      photo.position,
      variants.width,
      variants.height,
      variants.color,
      PHOTO_PATH + variants.small.name,
      PHOTO_PATH + variants.medium.name,
      PHOTO_PATH + variants.large.name,
    ],
  );
  return rows[0] ?? null;
}

/** Gives photos their order and captions; ids that are not this property's change nothing. */
export async function arrangePhotos(
  tx: Queryable,
  propertyId: string,
  photos: { id: string; caption: string }[],
): Promise<void> {
  await tx.query(
    `UPDATE photos f SET position = a.position, caption = a.caption
     FROM (SELECT id, caption, row_number() OVER () - 1 AS position
       FROM unnest($2::uuid[], $3::text[]) AS u(id, caption)) a
     WHERE f.id = a.id AND f.property_id = $1`,
    [propertyId, photos.map(({ id }) => id), photos.map(({ caption }) => caption)],
  );
}

/** The addresses of a photo's files; none when there is no such photo. */
export async function photoFiles(
  tx: Queryable,
  propertyId: string,
  photoId: string,
): Promise<string[]> {
  const rows = await tx.query<Files>(
    'SELECT small, medium, large FROM photos WHERE id = $1 AND property_id = $2',
    [photoId, propertyId],
  );
  return rows.flatMap(addressesOf);
}

/** Removes a photo; answers the addresses of the files it had. */
export async function deletePhoto(
  tx: Queryable,
  propertyId: string,
  photoId: string,
): Promise<string[]> {
  const rows = await tx.query<Files>(
    'DELETE FROM photos WHERE id = $1 AND property_id = $2 RETURNING small, medium, large',
    [photoId, propertyId],
  );
  return rows.flatMap(addressesOf);
}

/** Removes all photos of a property; answers the addresses of the files they had. */
export async function deletePhotosOf(tx: Queryable, propertyId: string): Promise<string[]> {
  const rows = await tx.query<Files>(
    'DELETE FROM photos WHERE property_id = $1 RETURNING small, medium, large',
    [propertyId],
  );
  return rows.flatMap(addressesOf);
}

/** The addresses of all photo files of an owner's properties. */
export async function photoAddressesOf(tx: Queryable, ownerId: string): Promise<string[]> {
  const rows = await tx.query<Files>(
    `SELECT f.small, f.medium, f.large FROM photos f JOIN properties p ON p.id = f.property_id
     WHERE p.owner_id = $1`,
    [ownerId],
  );
  return rows.flatMap(addressesOf);
}

/** Those of the addresses that some photo still has. */
export async function usedPhotoFiles(tx: Queryable, addresses: string[]): Promise<Set<string>> {
  const rows = await tx.query<Files>(
    'SELECT small, medium, large FROM photos WHERE ARRAY[small, medium, large] && $1::text[]',
    [addresses],
  );
  return new Set(rows.flatMap(addressesOf));
}

function addressesOf(files: Files): string[] {
  return [files.small, files.medium, files.large];
}
