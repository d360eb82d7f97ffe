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
