import { countOf } from '../../format/count-of';

/** '2 photos still to send'; null where none of a listing's waits. */
export function unsentPhotoWords(rows: readonly { kind: string }[]): string | null {
  const unsent = rows.filter(({ kind }) => kind === 'photo.add').length;
  return unsent === 0 ? null : `${countOf(unsent, 'photo')} still to send`;
}
