const SYSTEMS: [RegExp, string][] = [
  [/Android/i, 'Android'],
  [/iPhone|iPad/i, 'iPhone or iPad'],
  [/Windows/i, 'Windows'],
  [/Mac OS X/i, 'Mac'],
  [/Linux/i, 'Linux'],
];
// In this order: each of the later ones calls itself by the names of others too.
const BROWSERS: [RegExp, string][] = [
  [/OPR\/|Opera/i, 'Opera'],
  [/Edg\//, 'Edge'],
  [/SamsungBrowser/i, 'Samsung Internet'],
  [/Firefox|FxiOS/i, 'Firefox'],
  [/Chrome|CriOS/i, 'Chrome'],
  [/Safari/i, 'Safari'],
];

/** What a person may recognise their device by, from what the browser says of itself. */
export function deviceName(userAgent: string | undefined): string {
  const find = (list: [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}
