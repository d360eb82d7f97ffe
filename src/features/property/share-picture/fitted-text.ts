type Fit = {
  size: number;
  /** The size below which words are cut instead. */
  least: number;
  width: number;
  lines: number;
  weight: 'bold' | 'normal';
  color: string;
};

/**
 * Writes words from `top` down in as many lines as it may take, smaller where they need it, and cut with
 * an ellipsis where even that is not enough.
 * @returns where the next words may begin
 */
export function fittedText(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, top }: { x: number; top: number },
  fit: Fit,
): number {
  pen.fillStyle = fit.color;
  pen.textBaseline = 'top';
  let size = fit.size;
  const write = () => {
    pen.font = `${fit.weight} ${size}px system-ui, Roboto, 'Noto Sans', sans-serif`;
    return wrapped(text, (line) => pen.measureText(line).width <= fit.width);
  };
  let lines = write();
  while (lines.length > fit.lines && size > fit.least) {
    size -= 2;
    lines = write();
  }
  const shown = lines.slice(0, fit.lines);
  const last = shown.length - 1;
  if (lines.length > fit.lines) shown[last] = `${(shown[last] ?? '').slice(0, -1).trimEnd()}…`;
  const height = Math.round(size * 1.25);
  for (const [at, line] of shown.entries()) pen.fillText(line, x, top + at * height);
  return top + shown.length * height;
}

/** Words in lines that fit; a word that is too long alone, such as a link, is broken where it must be. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
}
