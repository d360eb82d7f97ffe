/** A packed ring, thousandths of a degree as steps, as longitudes and latitudes in turns. */
export function unpackRing(packed: readonly number[]): Float64Array {
  const ring = new Float64Array(packed.length);
  let lng = 0;
  let lat = 0;
  for (let at = 0; at < packed.length; at += 2) {
    lng += packed[at] ?? 0;
    lat += packed[at + 1] ?? 0;
    ring[at] = lng / 1000;
    ring[at + 1] = lat / 1000;
  }
  return ring;
}
