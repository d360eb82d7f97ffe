import type { PropertyType } from '../../../../src/contract/listing/property-options';
import type { Choose } from './choose-by';
import type { Light } from './draw-scene';
import { ellipse, HEIGHT, lit, polygon, rect, row, text, WIDTH } from './shapes';

const WALLS = ['#efe8dc', '#e3e9e4', '#f1ded0', '#dfe3ea', '#f4efe4', '#d8e0d2'] as const;
const FLOORS = ['#c9a77c', '#b98d63', '#d8d3c8', '#a7825c', '#cfc7bb'] as const;
const CLOTHS = ['#3f6b4a', '#8a4b32', '#2f4a6b', '#b0563a', '#6d5a80', '#c98a2b'] as const;
const OFFICES: readonly PropertyType[] = ['Office Space', 'Coworking Space'];
const HALLS: readonly PropertyType[] = ['Warehouse', 'Industrial', 'Retail Space'];
const PLOTS: readonly PropertyType[] = ['Land', 'Commercial Land'];

/** Whether people live there: behind a wall with a gate, in rooms. */
export const isLivedIn = (type: PropertyType): boolean =>
  ![...OFFICES, ...HALLS, ...PLOTS].includes(type);

/** A home from within: up to three rooms of it, as its seed chooses, or the survey plan of a plot. */
export function drawRooms(type: PropertyType, choose: Choose, light: Light): string[] {
  if (PLOTS.includes(type)) return [surveyPlan(choose)];
  const room = shell(choose, light);
  if (HALLS.includes(type)) return [room + shelves(choose)];
  if (OFFICES.includes(type)) return [room + desks(choose)];
  return [living, kitchen, bedroom]
    .slice(0, choose.between('rooms', 2, 3))
    .map((draw) => room + draw(choose) + VIGNETTE);
}

/** The corners of a room are darker than its middle. */
const VIGNETTE = `<defs><radialGradient id="corners" r="0.75"><stop offset="0.6" stop-color="#000000" stop-opacity="0"/><stop offset="1" stop-color="#000000" stop-opacity="0.22"/></radialGradient></defs>${rect([0, 0, WIDTH, HEIGHT], 'url(#corners)')}`;

/** Walls, floor, ceiling and a window with the hour in it. */
function shell(choose: Choose, light: Light): string {
  const wall = choose.of('wall', WALLS);
  const at = choose.between('window', 160, 700);
  const curtain = choose.of('curtain', CLOTHS);
  return [
    `<defs>${lit('room', wall, 'left')}${lit('boards', choose.of('floor', FLOORS), 'above')}</defs>`,
    rect([0, 0, WIDTH, HEIGHT], 'url(#room)'),
    rect([0, 0, WIDTH, 70], '#fbfaf6'),
    row(4, (lamp) => ellipse([180 + lamp * 280, 46, 26, 7], '#fff3c4')),
    rect([0, 70, WIDTH, 10], '#00000012'),
    polygon(
      [
        [0, 560],
        [WIDTH, 560],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      'url(#boards)',
    ),
    row(9, (line) => rect([line * 150, 560, 3, 240], '#00000012')),
    rect([at - 14, 150, 328, 250], '#fbfaf6'),
    rect([at, 164, 300, 222], light.sky[0]),
    rect([at, 270, 300, 116], light.sky[1]),
    rect([at + 147, 164, 6, 222], '#fbfaf6'),
    rect([at - 52, 132, 52, 330], `${curtain}e6`),
    rect([at + 300, 132, 52, 330], `${curtain}e6`),
    row(3, (fold) => rect([at - 44 + fold * 16, 132, 4, 330], '#00000018')),
    row(3, (fold) => rect([at + 310 + fold * 16, 132, 4, 330], '#00000018')),
    rect([at - 70, 124, 440, 10], '#6b4a35'),
    polygon(
      [
        [at + 40, 580],
        [at + 300, 580],
        [at + 420, HEIGHT],
        [at + 60, HEIGHT],
      ],
      '#fff8e024',
    ),
    choose.chance('cooled', 0.5)
      ? rect([1000, 120, 150, 46], '#ffffff', 'rx="8"') + rect([1012, 150, 126, 5], '#c9cfd2')
      : '',
    choose.chance('picture', 0.6)
      ? rect([1010, 230, 110, 140], choose.of('frame', CLOTHS)) +
        rect([1024, 244, 82, 112], '#f7f3ea')
      : '',
  ].join('');
}

function living(choose: Choose): string {
  const cloth = choose.of('cloth', CLOTHS);
  const x = choose.between('sofa', 150, 420);
  return [
    ellipse([620, 690, 430, 74], `${choose.of('rug', CLOTHS)}66`),
    ellipse([x + 235, 640, 280, 22], '#00000038'),
    rect([x, 470, 470, 110], cloth, 'rx="22"'),
    rect([x - 26, 520, 70, 120], cloth, 'rx="18"'),
    rect([x + 426, 520, 70, 120], cloth, 'rx="18"'),
    rect([x + 20, 556, 430, 74], '#ffffff30', 'rx="14"'),
    row(choose.between('cushions', 2, 3), (at) =>
      rect([x + 60 + at * 130, 486, 84, 70], choose.of(`cushion ${at}`, CLOTHS), 'rx="12"'),
    ),
    rect([x + 130, 690, 210, 18], '#6b4a35', 'rx="6"'),
    rect([x + 150, 706, 12, 60], '#6b4a35'),
    rect([x + 310, 706, 12, 60], '#6b4a35'),
    rect([930, 470, 14, 160], '#7a5a40'),
    ellipse([937, 430, 66, 78], choose.of('plant', ['#3f6b4a', '#5d8447', '#4f7d58'] as const)),
    rect([900, 610, 74, 60], '#b0563a', 'rx="8"'),
  ].join('');
}

function kitchen(choose: Choose): string {
  const board = choose.of('cupboards', [
    '#8a6a4c',
    '#f4efe4',
    '#5b6f66',
    '#7c8a94',
    '#a35f2d',
  ] as const);
  return [
    // Its window is behind the cupboards.
    rect([0, 80, WIDTH, 480], 'url(#room)'),
    row(
      5,
      (at) =>
        rect([90 + at * 150, 110, 142, 130], board, 'rx="4"') +
        rect([216 + at * 150, 180, 6, 40], '#2b2f33'),
    ),
    rect(
      [60, 250, 1080, 150],
      choose.of('tiles', ['#ffffff', '#dfe7d2', '#cfdde2', '#f0e2d2'] as const),
    ),
    row(17, (at) => rect([60 + at * 64, 250, 3, 150], '#00000014')),
    rect([60, 324, 1080, 3], '#00000014'),
    rect([40, 400, 1120, 30], choose.of('worktop', ['#3a3f44', '#d8d3c8', '#6b4a35'] as const)),
    row(
      7,
      (at) =>
        rect([60 + at * 156, 436, 148, 190], board, 'rx="4"') +
        rect([190 + at * 156, 460, 6, 46], '#2b2f33'),
    ),
    rect([520, 436, 156, 190], '#d9dde0', 'rx="4"'),
    rect([540, 490, 116, 90], '#2b2f33', 'rx="6"'),
    row(4, (at) => ellipse([552 + at * 30, 462, 8, 8], '#5b5f66')),
    rect([830, 386, 150, 18], '#b9bec2'),
    `<path d="M900 386 v-58 q0 -26 36 -26 v22" stroke="#b9bec2" stroke-width="12" fill="none"/>`,
  ].join('');
}

function bedroom(choose: Choose): string {
  const cloth = choose.of('cover', CLOTHS);
  const x = choose.between('bed', 330, 480);
  return [
    rect(
      [x - 20, 380, 520, 190],
      choose.of('headboard', ['#6b4a35', '#8a6a4c', '#4c5157', '#d8c3a5'] as const),
      'rx="14"',
    ),
    ellipse([x + 240, 722, 290, 20], '#00000038'),
    rect([x, 500, 480, 170], '#fbfaf6', 'rx="16"'),
    rect([x + 40, 470, 170, 74], '#ffffff', 'rx="18" stroke="#d8d3c8"'),
    rect([x + 270, 470, 170, 74], '#ffffff', 'rx="18" stroke="#d8d3c8"'),
    polygon(
      [
        [x, 580],
        [x + 480, 580],
        [x + 510, 720],
        [x - 30, 720],
      ],
      cloth,
    ),
    polygon(
      [
        [x, 580],
        [x + 480, 580],
        [x + 486, 612],
        [x - 6, 612],
      ],
      '#ffffff55',
    ),
    rect([x - 140, 520, 96, 110], '#6b4a35', 'rx="6"'),
    polygon(
      [
        [x - 130, 470],
        [x - 56, 470],
        [x - 70, 420],
        [x - 116, 420],
      ],
      '#f7d98f',
    ),
    rect([x - 98, 470, 8, 50], '#5b5f66'),
    row(
      3,
      (at) =>
        rect(
          [30 + at * 84, 250, 78, 360],
          choose.of('wardrobe', ['#a7825c', '#f4efe4', '#8a6a4c'] as const),
        ) + rect([94 + at * 84, 410, 5, 50], '#2b2f33'),
    ),
  ].join('');
}

function desks(choose: Choose): string {
  return row(3, (at) => {
    const x = 120 + at * 350;
    return [
      rect([x, 560, 290, 18], choose.of('desk', ['#c9a77c', '#e9e4da', '#6b4a35'] as const)),
      rect([x + 14, 578, 10, 120], '#5b5f66'),
      rect([x + 266, 578, 10, 120], '#5b5f66'),
      rect([x + 70, 450, 150, 92], '#2b2f33', 'rx="6"'),
      rect([x + 78, 458, 134, 76], '#8fb4c4'),
      rect([x + 136, 542, 18, 18], '#2b2f33'),
      rect([x + 96, 590, 96, 90], choose.of(`chair ${at}`, CLOTHS), 'rx="16"'),
    ].join('');
  });
}

function shelves(choose: Choose): string {
  return row(
    2,
    (side) =>
      rect([110 + side * 560, 200, 14, 460], '#a33b36') +
      rect([520 + side * 560, 200, 14, 460], '#a33b36') +
      row(
        3,
        (level) =>
          rect([110 + side * 560, 330 + level * 150, 424, 14], '#c98a2b') +
          row(4, (at) => {
            const height = choose.between(`box ${side} ${level} ${at}`, 50, 100);
            return choose.chance(`full ${side} ${level} ${at}`, 0.75)
              ? rect(
                  [136 + side * 560 + at * 98, 330 + level * 150 - height, 84, height],
                  choose.of(`carton ${at}`, ['#c9a77c', '#b98d63', '#d8c3a5'] as const),
                )
              : '';
          }),
      ),
  );
}

/** The drawing of a plot as surveyors make it, with its sides in metres. */
function surveyPlan(choose: Choose): string {
  const [a, b] = [choose.between('front', 15, 30), choose.between('depth', 30, 45)];
  const skew = choose.between('skew', -70, 70);
  const corners = [
    [400, 200],
    [800 + skew, 230],
    [840, 610],
    [370 - skew / 2, 590],
  ] as const;
  return [
    rect([0, 0, WIDTH, HEIGHT], '#f7f3ea'),
    rect([50, 50, 1100, 700], 'none', 'stroke="#3a3f44" stroke-width="4"'),
    rect([50, 660, 1100, 90], '#e9e4da'),
    `<polygon points="${corners.map((corner) => corner.join(',')).join(' ')}" fill="#cfe0c8" stroke="#b4472f" stroke-width="8"/>`,
    corners.map(([x, y]) => ellipse([x, y, 13, 13], '#b4472f')).join(''),
    text([560, 190], 34, '#3a3f44', `${a} m`),
    text([850, 430], 34, '#3a3f44', `${b} m`),
    text([80, 716], 34, '#3a3f44', 'Road'),
    `<path d="M1060 200 l30 -90 l30 90 l-30 -22 z" fill="#3a3f44"/>`,
    text([1080, 96], 30, '#3a3f44', 'N'),
  ].join('');
}
