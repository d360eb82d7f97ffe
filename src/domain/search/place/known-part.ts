import { placeIndex } from '../../places/place-index';
import { placeWords } from '../../places/place-words';
import { nameMeant } from '../../places/name-meant';
import { isCommonName } from '../../places/is-common-name';

/** The known place that other words stand before or behind: of 'pet friendly yaba' it is 'Yaba'. Null where there is none (RES-6). */
export function knownPart(text: string): string | null {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const parts = words.flatMap((_, left) => [words.slice(left), words.slice(0, -left)]);
  const known = parts
    .map((part) => part.join(' '))
    .find((part) => !isCommonName(part) && placeIndex().byName.has(placeWords(part).join('')));
  return known === undefined ? null : (nameMeant(known) ?? known);
}
