/** Whether a point lies in a ring of longitudes and latitudes in turns, by the even-odd rule. */
export function isInRing(ring: ArrayLike<number>, lng: number, lat: number): boolean {
  let inside = false;
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
      ring[at],
      ring[at + 1],
      ring[before],
      ring[before + 1],
    ];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
