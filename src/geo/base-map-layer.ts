import L from 'leaflet';
import { type PlaceLabel, placeLabels } from '../domain/map/place-labels';
import { drawGround, type GroundColours } from './draw-ground';

const TILE = 256;
/** A name begins up to so far outside of the piece it reaches into; pixels. */
const REACH = 110;

/**
 * A map drawn on this device under the tiles: country, states, waters and names at every zoom. Where
 * no tile comes, a place is still shown in its surroundings.
 */
export class BaseMapLayer extends L.GridLayer {
  private readonly labels = new Map<number, Promise<PlaceLabel[]>>();

  override createTile(coords: L.Coords): HTMLElement {
    const tile = document.createElement('canvas');
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    tile.width = TILE * ratio;
    tile.height = TILE * ratio;
    const pen = tile.getContext('2d');
    if (pen === null) return tile;
    pen.scale(ratio, ratio);
    const colours = coloursOf(this.getPane() ?? document.body);
    drawGround(pen, { ...coords, tile: TILE }, colours);
    pen.translate(-coords.x * TILE, -coords.y * TILE);
    // The names come a moment later, with the table of places; without them it is still a map.
    void this.labelsAt(coords.z).then(
      (labels) => name(pen, coords, labels, colours),
      () => undefined,
    );
    return tile;
  }

  private labelsAt(zoom: number): Promise<PlaceLabel[]> {
    const known = this.labels.get(zoom);
    if (known) return known;
    const made = import('../domain/places/place-table').then(({ placeTable }) =>
      placeLabels(placeTable(), zoom),
    );
    this.labels.set(zoom, made);
    return made;
  }
}

function coloursOf(element: Element): GroundColours {
  const style = getComputedStyle(element);
  const of = (part: string) => style.getPropertyValue(`--map-${part}`).trim();
  return {
    sea: of('sea'),
    around: of('around'),
    land: of('land'),
    line: of('line'),
    water: of('water'),
    label: of('label'),
  };
}

function name(
  pen: CanvasRenderingContext2D,
  { x, y }: L.Coords,
  labels: PlaceLabel[],
  colours: GroundColours,
): void {
  const [west, north] = [x * TILE, y * TILE];
  pen.textAlign = 'center';
  pen.lineWidth = 3;
  pen.lineJoin = 'round';
  for (const label of labels) {
    if (
      label.x < west - REACH ||
      label.x > west + TILE + REACH ||
      label.y < north - REACH ||
      label.y > north + TILE + REACH
    )
      continue;
    pen.font = label.isState ? '600 13px system-ui, sans-serif' : '12px system-ui, sans-serif';
    pen.strokeStyle = colours.land;
    pen.fillStyle = colours.label;
    pen.strokeText(label.text, label.x, label.y - 5);
    pen.fillText(label.text, label.x, label.y - 5);
    if (label.isState) continue;
    pen.beginPath();
    pen.arc(label.x, label.y, 2, 0, Math.PI * 2);
    pen.fill();
  }
}
