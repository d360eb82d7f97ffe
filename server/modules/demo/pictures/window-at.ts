import type { Choose } from './choose-by';
import type { Light } from './draw-scene';
import { rect } from './shapes';

/** The colours of a building and of the hour. */
export type Paint = { wall: string; trim: string; roof: string; light: Light };

/** A window with its frame, lit or dark. */
export function windowAt(x: number, y: number, { trim, light }: Paint, choose: Choose): string {
  const isLit = choose.chance(`lit ${Math.round(x)} ${Math.round(y)}`, 0.75);
  return (
    rect([x - 6, y - 6, 96, 76], trim, 'rx="4"') +
    rect([x, y, 84, 64], isLit ? light.window : '#5f7480') +
    rect([x + 40, y, 4, 64], trim) +
    rect([x, y + 22, 84, 3], trim)
  );
}
