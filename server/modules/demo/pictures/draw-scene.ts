import type { Choose } from './choose-by';
import { ellipse, GROUND, HEIGHT, lit, polygon, rect, row, WIDTH } from './shapes';

export type Light = {
  sky: readonly [string, string];
  sun: string;
  /** What lies over everything: the colour of the hour. */
  haze: string;
  window: string;
};

const HOURS: readonly [Light, ...Light[]] = [
  { sky: ['#8fc3e6', '#e3f1f7'], sun: '#fff3c4', haze: 'none', window: '#86adc0' },
  { sky: ['#5ea3d8', '#cfe6f3'], sun: '#fff9de', haze: 'none', window: '#9cc0cf' },
  { sky: ['#b9cbd6', '#e9edee'], sun: 'none', haze: '#7d8a9218', window: '#93a9b3' },
  { sky: ['#e9a56b', '#f8dfba'], sun: '#ffd27a', haze: '#d8753418', window: '#f7d98f' },
  { sky: ['#2f4267', '#c08a7a'], sun: '#f2e6c9', haze: '#16224040', window: '#ffdf8a' },
];
const SOILS = ['#b9764d', '#c39a72', '#a9a39a', '#b8b2a6', '#8fa06f'] as const;
const GREENS = ['#3f6b4a', '#4f7d58', '#5d8447', '#2f5d4a'] as const;

/** The hour at which a home is seen. */
export const lightOf = (choose: Choose): Light => choose.of('hour', HOURS);

/** Sky, sun, far trees and the ground in front of a home. */
export function drawScene(choose: Choose, light: Light): string {
  const soil = choose.of('soil', SOILS);
  const green = choose.of('green', GREENS);
  const sunAt = choose.between('sun', 120, 1080);
  const sunUp = choose.between('sun height', 90, 240);
  const hills = row(7, (at) =>
    ellipse([at * 200, GROUND - 20, 150, choose.between(`hill ${at}`, 30, 95)], `${green}88`),
  );
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${light.sky[0]}"/><stop offset="1" stop-color="${light.sky[1]}"/>
    </linearGradient><radialGradient id="glow"><stop offset="0" stop-color="${light.sun}" stop-opacity="0.9"/>
      <stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient>
    ${lit('lawn', green, 'above')}${lit('drive', soil, 'above')}</defs>`,
    rect([0, 0, WIDTH, HEIGHT], 'url(#sky)'),
    light.sun === 'none'
      ? clouds(choose)
      : ellipse([sunAt, sunUp, 190, 190], 'url(#glow)') +
        ellipse([sunAt, sunUp, 34, 34], light.sun),
    hills,
    rect([0, GROUND - 8, WIDTH, HEIGHT - GROUND + 8], 'url(#lawn)'),
    polygon(
      [
        [380, GROUND],
        [820, GROUND],
        [1120, HEIGHT],
        [80, HEIGHT],
      ],
      'url(#drive)',
    ),
    choose.chance('paved', 0.6) ? paving() : '',
  ].join('');
}

/** The joints of paving stones, closer to each other the further they are. */
const paving = (): string =>
  row(7, (at) => {
    const down = 160 * ((at + 1) / 8) ** 1.5;
    const out = (300 * down) / 160;
    return rect([380 - out, GROUND + down, 440 + 2 * out, 2], '#0000001f');
  }) +
  row(8, (at) => {
    const [top, bottom] = [380 + (440 * (at + 1)) / 9, 80 + (1040 * (at + 1)) / 9];
    return `<path d="M${top.toFixed(0)} ${GROUND} L${bottom.toFixed(0)} ${HEIGHT}" stroke="#0000001a" stroke-width="2"/>`;
  });

const clouds = (choose: Choose): string =>
  row(4, (at) => {
    const x = 150 + at * 280;
    const y = choose.between(`cloud ${at}`, 80, 210);
    return ellipse([x, y, 110, 30], '#ffffffaa') + ellipse([x + 50, y - 22, 70, 34], '#ffffffaa');
  });

/** What grows and stands beside a home, in front of it. */
export function drawGarden(choose: Choose, light: Light, isHome: boolean): string {
  const green = choose.of('leaves', GREENS);
  const left = choose.between('left tree', 40, 130);
  const right = choose.between('right tree', 1080, 1160);
  const hedge = choose.chance('hedge', 0.5)
    ? row(6, (at) => ellipse([90 + at * 38, GROUND + 12, 34, 26], green))
    : '';
  const car = choose.chance('car', 0.4) ? drawCar(choose) : '';
  return [
    choose.chance('palm', 0.55) ? palm(left, green) : tree(left, green),
    choose.chance('second tree', 0.7)
      ? choose.chance('second palm', 0.4)
        ? palm(right, green)
        : tree(right, green)
      : '',
    hedge,
    choose.chance('tank', 0.3) ? tank(1010) : '',
    isHome && choose.chance('walled', 0.7) ? gateway(choose) : '',
    car,
    rect([0, 0, WIDTH, HEIGHT], light.haze),
  ].join('');
}

/** The wall around a compound on both sides of its open gate, with a lamp on each pillar. */
function gateway(choose: Choose): string {
  const colour = choose.of('compound', ['#d8cdb8', '#c9b49a', '#e6e1d6', '#b9a58c'] as const);
  const gate = choose.of('gate', ['#2b2f33', '#4a3526', '#25563f'] as const);
  const top = GROUND + 6;
  const side = (left: number, hinge: number, inwards: 1 | -1) =>
    [
      rect([left, top, 170, 104], 'url(#compound)'),
      row(7, (at) => rect([left + 8 + at * 24, top + 18, 12, 26], '#00000026', 'rx="2"')),
      rect([left - 4, top - 8, 178, 12], '#8f8674'),
      polygon(
        [
          [hinge, top + 4],
          [hinge + 52 * inwards, top + 14],
          [hinge + 52 * inwards, top + 84],
          [hinge, top + 112],
        ],
        `${gate}e6`,
      ),
      row(3, (at) => rect([hinge + (12 + at * 13) * inwards, top + 12, 2, 82], '#ffffff38')),
      rect([hinge - 17, top - 24, 34, 138], 'url(#compound)'),
      rect([hinge - 22, top - 32, 44, 12], '#8f8674'),
      ellipse([hinge, top - 42, 9, 11], '#fff3c4'),
    ].join('');
  return `<defs>${lit('compound', colour, 'above')}</defs>${side(0, 184, 1)}${side(1030, 1016, -1)}`;
}

const tree = (x: number, green: string): string =>
  rect([x - 10, GROUND - 110, 20, 130], '#6b4a35') +
  ellipse([x, GROUND - 150, 82, 96], green) +
  ellipse([x - 30, GROUND - 120, 50, 48], `${green}cc`);

const palm = (x: number, green: string): string =>
  `<path d="M${x} ${GROUND + 20} Q${x + 26} ${GROUND - 130} ${x + 10} ${GROUND - 270}" stroke="#7a5a40" stroke-width="16" fill="none"/>` +
  row(7, (at) => {
    const turn = ((at - 3) * Math.PI) / 6.5;
    const [endX, endY] = [x + 10 + Math.sin(turn) * 130, GROUND - 250 - Math.cos(turn) * 46 + 40];
    return `<path d="M${x + 10} ${GROUND - 270} Q${(x + endX) / 2 + 5} ${GROUND - 330} ${endX.toFixed(0)} ${endY.toFixed(0)}" stroke="${green}" stroke-width="17" fill="none" stroke-linecap="round"/>`;
  });

const tank = (x: number): string =>
  rect([x, GROUND - 180, 8, 185], '#6a6f73') +
  rect([x + 62, GROUND - 180, 8, 185], '#6a6f73') +
  rect([x - 8, GROUND - 196, 86, 16], '#6a6f73') +
  rect([x - 2, GROUND - 286, 74, 92], '#2c3e58', 'rx="12"');

const CARS = ['#7d8a92', '#a33b36', '#2f4a6b', '#e4e4e0', '#2b2f33'] as const;

function drawCar(choose: Choose): string {
  const x = choose.between('car place', 300, 700);
  const y = GROUND + 40;
  const paint = choose.of('paint', CARS);
  return [
    `<path d="M${x} ${y + 60} L${x + 6} ${y + 24} Q${x + 40} ${y + 18} ${x + 62} ${y - 8} Q${x + 120} ${y - 26} ${x + 178} ${y - 6} L${x + 212} ${y + 20} Q${x + 248} ${y + 24} ${x + 250} ${y + 60} Z" fill="${paint}"/>`,
    `<path d="M${x + 74} ${y + 16} L${x + 92} ${y - 6} L${x + 122} ${y - 10} L${x + 122} ${y + 16} Z M${x + 132} ${y + 16} L${x + 132} ${y - 10} L${x + 166} ${y - 4} L${x + 188} ${y + 16} Z" fill="#bcd3dc"/>`,
    ellipse([x + 56, y + 60, 24, 24], '#1f2326'),
    ellipse([x + 196, y + 60, 24, 24], '#1f2326'),
    ellipse([x + 56, y + 60, 11, 11], '#b9bec2'),
    ellipse([x + 196, y + 60, 11, 11], '#b9bec2'),
  ].join('');
}
