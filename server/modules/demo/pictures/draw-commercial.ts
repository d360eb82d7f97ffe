import type { Choose } from './choose-by';
import { GROUND, polygon, rect, row, text } from './shapes';
import { type Paint, windowAt } from './window-at';

const STOREY = 120;

/** An empty plot: its corners, its wall or none, and the board at its front. */
function plot(choose: Choose, { trim }: Paint): string {
  const wall = choose.chance('wall around', 0.5)
    ? row(14, (at) => rect([90 + at * 74, GROUND - 60, 68, 52], '#b9b2a4')) +
      rect([86, GROUND - 70, 1040, 12], '#9d968a')
    : row(12, (at) => rect([110 + at * 88, GROUND - 46, 8, 60], '#7a5a40')) +
      rect([110, GROUND - 34, 976, 4], '#7a5a40');
  const grass = row(26, (at) => {
    const x = choose.between(`tuft ${at}`, 120, 1080);
    const y = choose.between(`tuft height ${at}`, GROUND + 10, 760);
    return `<path d="M${x} ${y} q-8 -26 -14 -34 M${x} ${y} q2 -30 4 -40 M${x} ${y} q10 -24 18 -30" stroke="#5d8447" stroke-width="5" fill="none"/>`;
  });
  const corners = row(4, (at) => {
    const [x, y] = [at % 2 === 0 ? 250 - at * 60 : 890 + at * 60, at < 2 ? GROUND + 20 : 748];
    return rect([x, y - 34, 22, 40], '#d8d3c8') + rect([x, y - 34, 22, 9], '#b4472f');
  });
  const board = `${rect([520, GROUND - 150, 10, 190], '#6b4a35')}${rect([670, GROUND - 150, 10, 190], '#6b4a35')}${rect([494, GROUND - 190, 212, 92], trim === '#ffffff' ? '#fbfaf6' : '#ffffff', 'rx="6"')}${text([534, GROUND - 130], 44, '#25563f', 'PLOT')}`;
  return wall + grass + corners + board;
}

/** Offices behind glass. */
function offices(choose: Choose, { wall, trim }: Paint): string {
  const storeys = choose.between('storeys', 4, 7);
  const width = choose.between('width', 420, 640);
  const left = 600 - width / 2;
  const high = 74;
  const top = GROUND - storeys * high - 20;
  const columns = Math.floor((width - 40) / 74);
  return [
    rect([left, top, width, GROUND - top], wall),
    row(storeys * columns, (at) =>
      rect(
        [left + 26 + (at % columns) * 74, top + 20 + Math.floor(at / columns) * high, 66, 50],
        choose.chance(`lit ${at}`, 0.6) ? 'url(#glass)' : 'url(#dark-glass)',
      ),
    ),
    rect([left + width / 2 - 70, GROUND - 84, 140, 84], '#35505e'),
    rect([left + width / 2 - 110, GROUND - 98, 220, 16], trim),
    rect([left - 10, top - 18, width + 20, 24], trim),
  ].join('');
}

const AWNINGS = ['#a33b36', '#2f6f52', '#2f4a6b', '#c98a2b'] as const;

/** Shops in a row below a storey of stores. */
function shops(choose: Choose, paint: Paint): string {
  const count = choose.between('shops', 3, 4);
  const each = choose.between('shop width', 190, 225);
  const left = 600 - (count * each) / 2;
  const storeys = choose.between('storeys', 1, 2);
  const top = GROUND - 150 - (storeys - 1) * STOREY;
  return [
    rect([left, top, count * each, GROUND - top], paint.wall),
    row(count, (at) => {
      const x = left + at * each;
      const awning = choose.of(`awning ${at}`, AWNINGS);
      return [
        rect(
          [x + 16, GROUND - 112, each - 32, 112],
          choose.chance(`open ${at}`, 0.6) ? 'url(#glass)' : '#8f979c',
        ),
        row(6, (stripe) =>
          rect(
            [x + 10 + (stripe * (each - 20)) / 6, GROUND - 142, (each - 20) / 6, 38],
            stripe % 2 === 0 ? awning : '#f7f3ea',
          ),
        ),
        storeys > 1 ? windowAt(x + each / 2 - 42, top + 26, paint, choose) : '',
      ].join('');
    }),
    rect([left - 12, top - 22, count * each + 24, 28], paint.roof),
  ].join('');
}

/** A hall with rolling doors. */
function warehouse(choose: Choose, { wall, roof, trim }: Paint): string {
  const width = choose.between('width', 640, 820);
  const left = 600 - width / 2;
  const top = GROUND - choose.between('height', 190, 250);
  const doors = choose.between('doors', 2, 3);
  return [
    rect([left, top, width, GROUND - top], wall),
    row(Math.floor(width / 26), (at) => rect([left + at * 26, top, 3, GROUND - top], '#00000014')),
    polygon(
      [
        [left - 20, top + 6],
        [600, top - choose.between('pitch', 50, 110)],
        [left + width + 20, top + 6],
      ],
      roof,
    ),
    row(doors, (at) => {
      const x = left + 50 + (at * (width - 100)) / doors;
      return (
        rect([x, GROUND - 148, 170, 148], trim) +
        row(9, (slat) => rect([x, GROUND - 146 + slat * 16, 170, 3], '#00000022'))
      );
    }),
  ].join('');
}

/** Land and what stands on it to work in, as seen from the street. */
export const drawCommercial = { plot, offices, shops, warehouse };
