import type { Photo } from '../../../src/contract/property';
import type { Queryable } from '../../db/database';
import type { Variants } from './make-variants';

export const PHOTO_PATH = '/photos/';

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
     RETURNING id, position, width, height, color, small, medium, large`,
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

export async function deletePhoto(
  tx: Queryable,
  propertyId: string,
  photoId: string,
): Promise<boolean> {
  const rows = await tx.query(
    'DELETE FROM photos WHERE id = $1 AND property_id = $2 RETURNING id',
    [photoId, propertyId],
  );
  return rows.length > 0;
}
