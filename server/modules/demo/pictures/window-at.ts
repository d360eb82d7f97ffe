import type { Choose } from './choose-by';
import type { Light } from './draw-scene';
import { polygon, rect } from './shapes';

/** The colours of a building and of the hour; walls, roofs and glass are fills that know where the light comes from. */
export type Paint = { wall: string; plaster: string; trim: string; roof: string; light: Light };

/** A window in the depth of its wall, lit or dark, with the sky in its glass. */
export function windowAt(x: number, y: number, { trim }: Paint, choose: Choose): string {
  const isLit = choose.chance(`lit ${Math.round(x)} ${Math.round(y)}`, 0.75);
  return [
    rect([x - 6, y - 6, 96, 76], trim, 'rx="4"'),
    rect([x, y, 84, 64], isLit ? 'url(#glass)' : 'url(#dark-glass)'),
    polygon(
      [
        [x + 14, y],
        [x + 34, y],
        [x + 8, y + 64],
        [x, y + 64],
        [x, y + 34],
      ],
      '#ffffff2e',
    ),
    rect([x, y, 84, 6], '#00000038'),
    rect([x + 40, y, 4, 64], trim),
    rect([x, y + 22, 84, 3], trim),
    rect([x - 10, y + 68, 104, 5], '#00000030'),
  ].join('');
}
