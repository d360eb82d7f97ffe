/** Pieces of SVG for the drawn pictures; all lengths are in a picture of 1200 × 800. */
export const WIDTH = 1200;
export const HEIGHT = 800;
/** Where walls stand on the ground. */
export const GROUND = 640;

export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  more = '',
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const polygon = (points: readonly (readonly [number, number])[], fill: string): string =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}"/>`;

export const ellipse = (
  [x, y, across, up]: readonly [number, number, number, number],
  fill: string,
): string => `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" fill="${fill}"/>`;

export const text = (
  [x, y]: readonly [number, number],
  size: number,
  fill: string,
  words: string,
): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${fill}">${words}</text>`;

/** So many pieces, each made by its place in the row. */
export const row = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join('');

/** A colour with so much of another in it, from 0 to 1; both as '#rrggbb'. */
function mixed(colour: string, other: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) =>
    Math.round(part(colour, at) * (1 - share) + part(other, at) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Names a colour as the light falls on it, from the left or from above: drawn with `url(#name)`. */
export function lit(name: string, colour: string, from: 'left' | 'above'): string {
  const end = from === 'left' ? 'x2="1" y2="0.3"' : 'x2="0" y2="1"';
  return `<linearGradient id="${name}" x1="0" y1="0" ${end}>
    <stop offset="0" stop-color="${mixed(colour, '#ffffff', 0.22)}"/><stop offset="0.45" stop-color="${colour}"/>
    <stop offset="1" stop-color="${mixed(colour, '#1d2a35', 0.28)}"/></linearGradient>`;
}
