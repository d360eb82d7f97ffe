/** The side of a cell in degrees: about five kilometres, a few districts of a town. */
export const PRICE_CELL_DEGREES = 0.05;

/** The cell of the map in which prices are compared, such as '128:68' for Ikeja. */
export function priceCell({ lat, lng }: { lat: number; lng: number }): string {
  return `${Math.floor(lat / PRICE_CELL_DEGREES)}:${Math.floor(lng / PRICE_CELL_DEGREES)}`;
}
