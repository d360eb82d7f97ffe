type Point = { lat: number; lng: number };

let last: Point | null = null;

/** Notes where somebody looks: of places of one name the nearer ones come first from then on. */
export function noteLastPlace(place: Point | null): void {
  if (place !== null) last = { lat: place.lat, lng: place.lng };
}

/** Where somebody looked last in this visit; null before. */
export function lastPlace(): Point | null {
  return last;
}
