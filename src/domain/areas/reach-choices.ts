import { AREA_RADII } from './kept-area';

const OWN = 'The place and around it';

/**
 * How far around a place an area may reach, as it is chosen. What the place itself takes stands among the distances.
 * @param ownKm what that is; null while the place is not known: '' stands for it then
 */
export function reachChoices(ownKm: number | null): { value: string; label: string }[] {
  const radii = AREA_RADII.map((radius) => ({
    value: String(radius),
    label: radius === ownKm ? `${OWN} (${radius} km)` : `Within ${radius} km`,
  }));
  return ownKm === null ? [{ value: '', label: OWN }, ...radii] : radii;
}
