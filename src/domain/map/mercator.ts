/** Pixels of the whole world at zoom 0, as web maps are cut. */
export const WORLD_PX = 256;

/** A longitude and latitude as a point of the world at zoom 0, in pixels from the north-west. */
export function mercator(lng: number, lat: number): [number, number] {
  const sine = Math.sin((lat * Math.PI) / 180);
  return [
    ((lng + 180) / 360) * WORLD_PX,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD_PX,
  ];
}
