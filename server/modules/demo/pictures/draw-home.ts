import sharp from 'sharp';
import type { PropertyType } from '../../../../src/contract/listing/property-options';
import { LARGEST_WIDTH } from '../../photos/make-variants';
import { chooseBy } from './choose-by';
import { drawBuilding } from './draw-building';
import { drawRooms, isLivedIn } from './draw-room';
import { drawGarden, drawScene, lightOf } from './draw-scene';
import { HEIGHT, rect, text, WIDTH } from './shapes';

/** What of a listing its pictures show. */
type DrawnHome = { reference: string; type: PropertyType; floors: number | null };

/** A listing of the demo drawn from the street: by its type and storeys, and otherwise by its own reference. */
export function drawOutside({ reference, type, floors }: DrawnHome): Promise<Uint8Array> {
  const choose = chooseBy(reference);
  const light = lightOf(choose);
  return asPicture(
    drawScene(choose, light) +
      drawBuilding({ type, floors }, choose, light) +
      drawGarden(choose, light, isLivedIn(type)),
  );
}

/** The same listing from within, a picture for each room, or its survey plan. */
export function drawInside({ reference, type }: DrawnHome): Promise<Uint8Array[]> {
  const choose = chooseBy(`${reference} inside`);
  return Promise.all(drawRooms(type, choose, lightOf(choose)).map(asPicture));
}

/**
 * A drawing as PNG, marked as one: nobody is to take it for a photo of a home. The mark is where lower and
 * narrower cuts of the picture have it too, and no button lies.
 */
function asPicture(drawing: string): Promise<Uint8Array> {
  const mark =
    rect([399, 664, 402, 56], '#ffffffcc', 'rx="8"') +
    text([419, 704], 36, '#25563f', 'Drawn for the demo');
  // As wide as its largest copy: the first start waits for all of them to be drawn and made smaller.
  const size = `width="${LARGEST_WIDTH}" height="${(LARGEST_WIDTH * HEIGHT) / WIDTH}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${size}>${drawing}${mark}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}
