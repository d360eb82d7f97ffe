import L from 'leaflet';

/** How far an arrow key moves a pin, in pixels of the screen. */
const NUDGE_PX = 8;
const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -NUDGE_PX],
  ArrowDown: [0, NUDGE_PX],
  ArrowLeft: [-NUDGE_PX, 0],
  ArrowRight: [NUDGE_PX, 0],
};

type Point = { lat: number; lng: number };

/** Where an arrow key takes a pin; null for any other key. The page does not scroll meanwhile. */
export function movedByKey(map: L.Map, place: Point, event: KeyboardEvent): Point | null {
  const step = STEPS[event.key];
  if (step === undefined) return null;
  // The page would scroll, and the map would pan.
  event.preventDefault();
  event.stopPropagation();
  const at = map.latLngToContainerPoint([place.lat, place.lng]).add(L.point(step));
  const { lat, lng } = map.containerPointToLatLng(at);
  return { lat, lng };
}
