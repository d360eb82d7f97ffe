import { expect, onTestFinished, test } from 'vitest';
import { homeLines } from '../../src/domain/property/words/home-lines';
import { drawPicture } from '../../src/features/property/share-picture/draw-picture';
import { madeListing } from '../support/made-listing';

/** This browser draws no pictures: what is written is noted, with the lowest point that it may reach. */
function written(): { text: string; top: number }[] {
  const lines: { text: string; top: number }[] = [];
  const canvas = HTMLCanvasElement.prototype;
  const before = Object.getOwnPropertyDescriptors(canvas);
  const tools: Record<string, unknown> = {
    fillText: (text: string, _: number, top: number) => lines.push({ text, top }),
    measureText: (text: string) => ({ width: text.length * 10 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  const pen = new Proxy(
    {},
    { get: (_, name) => tools[String(name)] ?? (() => 0), set: () => true },
  );
  const toBlob = (then: (blob: Blob) => void) => then(new Blob(['a']));
  for (const [name, value] of Object.entries({ getContext: () => pen, toBlob }))
    Object.defineProperty(canvas, name, { configurable: true, writable: true, value });
  Reflect.set(globalThis, 'Path2D', function Path2D() {});
  onTestFinished(() => {
    Object.defineProperties(canvas, before);
    Reflect.deleteProperty(globalThis, 'Path2D');
  });
  return lines;
}

test('[SHARE-5] the picture of a home says whose it is and how they are reached', async () => {
  const lines = written();
  const { agent, ...home } = madeListing();
  const url = 'https://gida.example/property-detail/1';
  await drawPicture({ lines: homeLines(home), agent, url, photo: null });
  const of = (text: string) => lines.find((line) => line.text === text)?.top ?? 0;
  expect(of('Harmattan Homes')).toBeGreaterThan(of('Gida') - 20);
  expect(of('+234 803 000 0000')).toBeGreaterThan(of('Harmattan Homes'));
  // Above the link.
  expect(of('+234 803 000 0000') + 25).toBeLessThanOrEqual(of('gida.example/property-detail/1'));
  lines.length = 0;
  await drawPicture({ lines: homeLines(home), agent: { ...agent, phone: null }, url, photo: null });
  expect(lines.map(({ text }) => text)).toContain('Harmattan Homes');
});
