import { AREA_RADII } from './kept-area';

/**
 * How far around a place an area may reach, as it is chosen: '' for the place and what is around it, in the order of the
 * distances.
 * @param ownKm what that is; null while the place is not known
 */
export function reachChoices(ownKm: number | null): { value: string; label: string }[] {
  const own = { value: '', label: 'The place and around it' };
  const radii = AREA_RADII.map((radius) =>
    radius === ownKm
      ? { ...own, label: `${own.label} (${radius} km)` }
      : { value: String(radius), label: `Within ${radius} km` },
  );
  return ownKm === null ? [own, ...radii] : radii;
}
