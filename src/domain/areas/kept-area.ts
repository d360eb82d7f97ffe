/** An area as it is asked for and kept: a place, and how far around it. */
export type KeptArea = { id: string; name: string; lat: number; lng: number; radiusKm: number };

/** How far around a place an area may reach, kilometres. */
export const AREA_RADII = [2, 5, 10, 20, 40, 80] as const;

/** The reach that takes a place of this extent in, with a little around it. */
export function radiusFor(extentKm: number): number {
  return AREA_RADII.find((radius) => radius >= extentKm) ?? 80;
}

/** The area around a place; the same place and reach is the same area, whoever asks. */
export function keptArea(
  place: { name: string; lat: number; lng: number },
  radiusKm: number,
): KeptArea {
  // About a hundred metres: fine enough for an area, and one address for all who ask.
  const [lat, lng] = [Number(place.lat.toFixed(3)), Number(place.lng.toFixed(3))];
  return { id: `${lat},${lng},${radiusKm}`, name: place.name, lat, lng, radiusKm };
}
