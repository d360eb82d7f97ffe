/** From farther off the country is a spot, and the drawing under the tiles ends. */
export const FARTHEST = 5;

/** Leaflet's animations, none of them for people who asked for no motion. */
export function mapMotion(): { zoomAnimation: boolean; fadeAnimation: boolean; inertia: boolean } {
  const moves = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { zoomAnimation: moves, fadeAnimation: moves, inertia: moves };
}
