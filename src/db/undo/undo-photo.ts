import type { Undo } from './undo';

/** The photo is in its listing again: the server's copy, and the one on its way there. */
export const undoPhotoRemove: Undo<'photo.remove'> = async ({ entityId, payload }, database) => {
  const { propertyId, image } = payload;
  await database.photos.update(entityId, { removed: false });
  const property = await database.myProperties.get(propertyId);
  if (image === null || property === undefined) return;
  const others = property.images.filter(({ id }) => id !== entityId);
  await database.myProperties.update(propertyId, {
    images: [...others, image].toSorted((one, other) => one.position - other.position),
  });
};
