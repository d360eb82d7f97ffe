const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 5;
const MORE = 1 << BITS;

/** Steps in a degree: a packed line is true to 22 m. */
export const STEPS_PER_DEGREE = 5000;

/** A line, longitudes and latitudes in turns, as text: steps from point to point, five bits a letter. */
export function packLine(line: readonly number[]): string {
  const before = [0, 0];
  return line
    .map((degrees, at) => {
      const step = Math.round(degrees * STEPS_PER_DEGREE);
      const delta = step - (before[at % 2] ?? 0);
      before[at % 2] = step;
      let rest = delta < 0 ? -2 * delta - 1 : 2 * delta;
      let text = '';
      for (; rest >= MORE; rest = Math.floor(rest / MORE)) text += DIGITS[MORE + (rest % MORE)];
      return text + DIGITS[rest];
    })
    .join('');
}

/** The line that was packed, longitudes and latitudes in turns. */
export function unpackLine(packed: string): Float64Array {
  const line: number[] = [];
  const before = [0, 0];
  let value = 0;
  let weight = 1;
  for (const letter of packed) {
    const digit = DIGITS.indexOf(letter);
    value += (digit % MORE) * weight;
    weight *= MORE;
    if (digit >= MORE) continue;
    const axis = line.length % 2;
    before[axis] = (before[axis] ?? 0) + (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    line.push((before[axis] ?? 0) / STEPS_PER_DEGREE);
    value = 0;
    weight = 1;
  }
  return Float64Array.from(line);
}
