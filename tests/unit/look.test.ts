import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('src/components/styles/tokens.css', 'utf8');
const page = readFileSync('docs/look.md', 'utf8');
const colours = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? '', [light ?? '', dark ?? '']],
  ),
);

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const told = [...page.matchAll(/^\| `([\w-]+)` on `([\w-]+)` \| ([\d.]+) \| ([\d.]+) \|$/gm)].map(
  ([, text = '', ground = '', light, dark]) => ({ text, ground, of: [light, dark] }),
);

test('texts are read on their grounds in both themes, with the contrast that the page on the look tells', () => {
  expect(told.length).toBeGreaterThan(12);
  for (const { text, ground, of } of told) {
    const found = [0, 1].map((theme) =>
      contrast(colours.get(text)?.[theme] ?? '', colours.get(ground)?.[theme] ?? ''),
    );
    expect([text, ground, ...found.map((one) => one.toFixed(1))]).toEqual([text, ground, ...of]);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(4.5);
  }
});

test('what frames a field is seen beside it', () => {
  for (const theme of [0, 1])
    for (const ground of ['bg', 'surface'])
      expect(
        contrast(colours.get('field-line')?.[theme] ?? '', colours.get(ground)?.[theme] ?? ''),
      ).toBeGreaterThanOrEqual(3);
});

test('weights are of the scale', () => {
  const others = readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    !file.endsWith('.css')
      ? []
      : [...readFileSync(`src/${file}`, 'utf8').matchAll(/font-weight: ([^;]+);/g)].flatMap(
          ([, weight]) =>
            ['var(--strong)', 'var(--medium)', '400'].includes(weight ?? '')
              ? []
              : `${file}: ${weight}`,
        ),
  );
  expect(others).toEqual([]);
});
