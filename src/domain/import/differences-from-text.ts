import { type ListingText, sure } from '../listing-text/read-listing-text';
import type { Doubt } from './doubt';

/** Two units of one area, or a rounded figure, are no difference. */
const SAME_AREA = 0.03;

/** Where a column and the text say different things of rooms or of the area. */
export function differencesFromText(
  text: ListingText,
  counted: (key: 'bedrooms' | 'bathrooms' | 'areaSize') => number | null,
): Doubt[] {
  const rooms = (['bedrooms', 'bathrooms'] as const).flatMap((key): Doubt[] => {
    const read = sure(text[key]);
    const column = counted(key);
    return column === null || read === null || read === column
      ? []
      : [
          {
            kind: `${key} differ`,
            text: `The file's column says ${column} ${key}, its text '${text[key]?.words}'`,
          },
        ];
  });
  const [area, column] = [sure(text.area), counted('areaSize')];
  if (area === null || column === null || Math.abs(area - column) <= SAME_AREA * column)
    return rooms;
  return [
    ...rooms,
    {
      kind: 'areas differ',
      text: `The file's column says ${column.toLocaleString('en-NG')} square metres, its text '${text.area?.words}'`,
    },
  ];
}
