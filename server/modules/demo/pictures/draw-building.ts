import type { PropertyType } from '../../../../src/contract/listing/property-options';
import type { Choose } from './choose-by';
import type { Light } from './draw-scene';
import { drawCommercial } from './draw-commercial';
import { ellipse, GROUND, lit, polygon, rect, row } from './shapes';
import { type Paint, windowAt } from './window-at';

const WALLS = [
  '#f4efe4',
  '#e9d9c0',
  '#fbfaf6',
  '#dfe5df',
  '#d9b99a',
  '#cdd8d0',
  '#e6c7b0',
] as const;
const TRIMS = ['#ffffff', '#5b5f66', '#8a4b32', '#3f5a4a', '#b8a27c'] as const;
const ROOFS = [
  '#8a4b32',
  '#3f5a4a',
  '#4c5157',
  '#a35f2d',
  '#2f4858',
  '#70463c',
  '#2d2f33',
] as const;

const { offices, plot, shops, warehouse } = drawCommercial;

/** As many as the listing says, where a picture has room for them: a duplex has two. */
const storeysOf = (floors: number | null): number => Math.min(Math.max(floors ?? 2, 1), 3);

/** What a home of each type looks like from the street. */
const BUILDINGS: Record<
  PropertyType,
  (choose: Choose, paint: Paint, floors: number | null) => string
> = {
  Flat: (choose, paint) => block(choose, paint, choose.between('storeys', 3, 4)),
  Apartment: (choose, paint) => block(choose, paint, choose.between('storeys', 4, 5)),
  Studio: (choose, paint) => block(choose, paint, 2),
  Maisonette: (choose, paint) => house(choose, paint, { storeys: 2, width: 480 }),
  Bungalow: (choose, paint) => house(choose, paint, { storeys: 1, width: 660 }),
  Detached: (choose, paint, floors) =>
    house(choose, paint, { storeys: storeysOf(floors), width: 560 }),
  'Semi detached': (choose, paint, floors) =>
    terrace(choose, paint, { houses: 2, storeys: storeysOf(floors) }),
  Terrace: (choose, paint, floors) =>
    terrace(choose, paint, {
      houses: choose.between('houses', 3, 4),
      storeys: storeysOf(floors),
    }),
  Land: plot,
  'Commercial Land': plot,
  'Office Space': offices,
  'Coworking Space': offices,
  'Retail Space': shops,
  Warehouse: warehouse,
  Industrial: warehouse,
};

/** A home of this type as it stands on its ground. */
export function drawBuilding(
  { type, floors }: { type: PropertyType; floors: number | null },
  choose: Choose,
  light: Light,
): string {
  const colours = [
    lit('wall', choose.of('wall', WALLS), 'left'),
    lit('plaster', PLASTER, 'left'),
    lit('roof', choose.of('roof', ROOFS), 'above'),
    lit('glass', light.window, 'left'),
    lit('dark-glass', '#5f7480', 'left'),
  ];
  const paint = {
    wall: 'url(#wall)',
    plaster: 'url(#plaster)',
    trim: choose.of('trim', TRIMS),
    roof: 'url(#roof)',
    light,
  };
  return `<defs>${colours.join('')}</defs>${BUILDINGS[type](choose, paint, floors)}`;
}

const STOREY = 120;
/** Of every second house of a terrace. */
const PLASTER = '#efe9de';

/** A house of its own, with a porch, a balcony or neither. */
function house(
  choose: Choose,
  paint: Paint,
  { storeys, width }: { storeys: number; width: number },
): string {
  const broad = width + choose.between('broad', -50, 60);
  const left = 600 - broad / 2;
  const top = GROUND - storeys * STOREY - 20;
  const columns = choose.between('columns', 3, 4);
  const step = (broad - 60) / columns;
  const door = choose.between('door', 0, columns - 1);
  const windows = row(storeys * columns, (at) => {
    const [storey, column] = [Math.floor(at / columns), at % columns];
    const x = left + 30 + column * step + (step - 84) / 2;
    const y = top + 30 + storey * STOREY;
    return storey === storeys - 1 && column === door
      ? rect([x + 8, y + 4, 66, GROUND - y - 4], paint.roof, 'rx="4"')
      : windowAt(x, y, paint, choose);
  });
  const porchAt = left + 30 + door * step + (step - 84) / 2;
  const balcony =
    storeys > 1 && choose.chance('balcony', 0.6)
      ? rect([porchAt - 30, GROUND - STOREY - 18, 150, 12], paint.trim) +
        row(8, (at) => rect([porchAt - 26 + at * 19, GROUND - STOREY - 56, 5, 40], paint.trim)) +
        rect([porchAt - 30, GROUND - STOREY - 60, 150, 7], paint.trim)
      : '';
  const porch = choose.chance('porch', 0.6)
    ? rect([porchAt - 34, GROUND - 112, 158, 14], paint.trim) +
      rect([porchAt - 26, GROUND - 100, 14, 100], paint.trim) +
      rect([porchAt + 102, GROUND - 100, 14, 100], paint.trim)
    : '';
  return [
    shadowBelow(left, broad),
    rect([left, top, broad, GROUND - top], paint.wall),
    choose.chance('band', 0.5) ? rect([left, GROUND - 34, broad, 34], '#00000026') : '',
    rect([left, top, broad, 22], '#00000030'),
    windows,
    balcony,
    porch,
    roofOver(left, top, broad, choose, paint),
  ].join('');
}

function roofOver(
  left: number,
  top: number,
  width: number,
  choose: Choose,
  { roof, trim }: Paint,
): string {
  const right = left + width;
  const kind = choose.of('kind of roof', ['hip', 'gable', 'flat', 'two gables'] as const);
  if (kind === 'flat')
    return (
      rect([left - 18, top - 34, width + 36, 40], trim) +
      rect([left - 18, top - 6, width + 36, 10], roof)
    );
  if (kind === 'hip')
    return polygon(
      [
        [left - 36, top + 8],
        [left + width * 0.28, top - 96],
        [right - width * 0.28, top - 96],
        [right + 36, top + 8],
      ],
      roof,
    );
  if (kind === 'gable')
    return polygon(
      [
        [left - 36, top + 8],
        [600, top - 130],
        [right + 36, top + 8],
      ],
      roof,
    );
  return (
    polygon(
      [
        [left - 36, top + 8],
        [left + width * 0.3, top - 112],
        [left + width * 0.62, top + 8],
      ],
      roof,
    ) +
    polygon(
      [
        [left + width * 0.4, top + 8],
        [left + width * 0.72, top - 92],
        [right + 36, top + 8],
      ],
      roof,
    )
  );
}

/** What a building throws on the ground before it. */
const shadowBelow = (left: number, width: number): string =>
  ellipse([left + width * 0.54, GROUND + 4, width * 0.56, 20], '#00000033');

/** The outer half of an air conditioner. */
const cooler = (x: number, y: number): string =>
  rect([x, y, 34, 26], '#e9ecec', 'rx="3"') + ellipse([x + 17, y + 13, 9, 9], '#9aa3a6');

/** Houses that share their walls, each with its own door. */
function terrace(
  choose: Choose,
  paint: Paint,
  { houses, storeys }: { houses: number; storeys: number },
): string {
  const each = houses === 2 ? 330 : houses === 3 ? 250 : 215;
  const left = 600 - (each * houses) / 2;
  const top = GROUND - storeys * STOREY - 16;
  const isFlat = choose.chance('parapet', 0.5);
  const shadow = shadowBelow(left, each * houses);
  const houseRow = row(houses, (at) => {
    const x = left + at * each;
    return [
      rect([x, top, each, GROUND - top], at % 2 === 0 ? paint.wall : paint.plaster),
      rect([x, top, each, 20], '#00000030'),
      rect([x + each - 5, top, 5, GROUND - top], paint.trim),
      row(
        storeys - 1,
        (up) =>
          windowAt(x + 26, top + 26 + up * STOREY, paint, choose) +
          (each > 230 ? windowAt(x + each - 118, top + 26 + up * STOREY, paint, choose) : ''),
      ),
      rect([x + 30, GROUND - 104, 60, 104], paint.roof, 'rx="4"'),
      rect([x + 112, GROUND - 96, each - 142, 96], '#00000022'),
      isFlat
        ? rect([x - 6, top - 30, each + 12, 34], paint.trim)
        : polygon(
            [
              [x - 8, top + 6],
              [x + each / 2, top - 92],
              [x + each + 8, top + 6],
            ],
            paint.roof,
          ),
    ].join('');
  });
  return shadow + houseRow;
}

/** Flats above each other, each with a balcony. */
function block(choose: Choose, paint: Paint, storeys: number): string {
  const high = storeys > 3 ? 104 : STOREY;
  const columns = choose.between('columns', 3, 5);
  const width = columns * 138 + 50;
  const left = 600 - width / 2;
  const top = GROUND - storeys * high - 14;
  const stairs = choose.between('stairs', 0, columns - 1);
  return [
    shadowBelow(left, width),
    rect([left, top, width, GROUND - top], paint.wall),
    rect([left, top, width, 18], '#00000030'),
    row(storeys * columns, (at) => {
      const [storey, column] = [Math.floor(at / columns), at % columns];
      const [x, y] = [left + 40 + column * 138, top + 22 + storey * high];
      if (column === stairs)
        return (
          rect([x + 14, y - 10, 56, high], paint.roof, 'opacity="0.75"') +
          (storey === storeys - 1 ? rect([x + 12, GROUND - 88, 60, 88], '#3a3f44') : '')
        );
      return (
        windowAt(x, y, paint, choose) +
        rect([x - 12, y + 66, 108, 9], paint.trim) +
        row(6, (bar) => rect([x - 8 + bar * 20, y + 42, 4, 26], paint.trim)) +
        (choose.chance(`cooled ${at}`, 0.4) ? cooler(x + 92, y + 14) : '')
      );
    }),
    rect([left - 14, top - 26, width + 28, 32], paint.trim),
    choose.chance('roof above', 0.5)
      ? polygon(
          [
            [left - 30, top - 20],
            [left + width * 0.25, top - 90],
            [left + width * 0.75, top - 90],
            [left + width + 30, top - 20],
          ],
          paint.roof,
        )
      : rect([left + width * 0.6, top - 80, 86, 56], '#2c3e58', 'rx="8"'),
  ].join('');
}
