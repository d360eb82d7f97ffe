/**
 * Typed coordinates, such as '6.4474, 3.4723', as a place; null while they are none. Nigeria lies
 * between 4 and 14 degrees north and 2 and 15 degrees east: anything else is a slip of the hand.
 */
export function parseCoordinates(text: string): { lat: number; lng: number } | null {
  const [lat, lng, ...rest] = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);
  if (lat === undefined || lng === undefined || rest.length > 0) return null;
  return lat >= 4 && lat <= 14 && lng >= 2 && lng <= 15 ? { lat, lng } : null;
}
