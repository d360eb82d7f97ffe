import sharp from 'sharp';

const SKIES = ['#cfe3ea', '#f3ddc4', '#dfe7d2', '#d7dcec', '#f0d9cf', '#cfe6dd'];
const WALLS = ['#f4efe4', '#e9d9c0', '#ffffff', '#dfe5df', '#f1e3d3', '#cdd8d0'];
const ROOFS = ['#8a4b32', '#3f5a4a', '#5b5f66', '#a35f2d', '#2f4858', '#70463c'];

/** A drawn house as PNG, another one for every number: pictures for the demo without a camera. */
export function drawHouse(seed: number): Promise<Uint8Array> {
  const pick = (list: string[], step: number) =>
    list[(seed * step + step) % list.length] ?? '#888888';
  const storeys = 1 + (seed % 3);
  const top = 560 - storeys * 150;
  const width = 520 + ((seed * 97) % 200);
  const left = (1200 - width) / 2;
  const columns = 3 + (seed % 2);
  const windows: string[] = [];
  for (let storey = 0; storey < storeys; storey += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = left + 45 + (column * (width - 90)) / columns;
      const y = top + 40 + storey * 150;
      const isDoor = storey === storeys - 1 && column === 1;
      windows.push(
        isDoor
          ? `<rect x="${x}" y="${y}" width="70" height="110" rx="6" fill="${pick(ROOFS, 5)}"/>`
          : `<rect x="${x}" y="${y}" width="86" height="70" rx="6" fill="#8fb4c4" stroke="#ffffff" stroke-width="8"/>`,
      );
    }
  }
  const flat = seed % 4 === 3;
  const roof = flat
    ? `<rect x="${left - 20}" y="${top - 34}" width="${width + 40}" height="38" rx="6" fill="${pick(ROOFS, 3)}"/>`
    : `<path d="M${left - 40} ${top + 6} L600 ${top - 130} L${left + width + 40} ${top + 6} Z" fill="${pick(ROOFS, 3)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
    <rect width="1200" height="800" fill="${pick(SKIES, 1)}"/>
    <circle cx="${200 + ((seed * 211) % 800)}" cy="140" r="56" fill="#f6c765" opacity="0.85"/>
    <rect y="560" width="1200" height="240" fill="#7f9b6d"/>
    <path d="M0 640 Q600 600 1200 640 V800 H0 Z" fill="#c9b391"/>
    <ellipse cx="${left - 110}" cy="500" rx="80" ry="110" fill="#3f6b4a"/><rect x="${left - 120}" y="540" width="20" height="90" fill="#6b4a35"/>
    <ellipse cx="${left + width + 120}" cy="520" rx="64" ry="92" fill="#4f7d58"/><rect x="${left + width + 112}" y="560" width="16" height="70" fill="#6b4a35"/>
    ${roof}<rect x="${left}" y="${top}" width="${width}" height="${600 - top}" fill="${pick(WALLS, 1)}"/>
    ${windows.join('')}
    <rect x="${left + width / 2 - 250}" y="596" width="500" height="16" fill="#b8a27c"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
