import type { KeptArea } from '../../domain/areas/kept-area';

/** An area as every call about it names it. */
export function areaQuery({ name, lat, lng, radiusKm }: KeptArea) {
  return { name, lat, lng, radiusKm };
}

/** The address of a file about an area, which is downloaded as it is. */
export function areaAddress(
  file: 'chunk' | 'tiles',
  area: KeptArea,
  more: Record<string, string> = {},
): string {
  const query = Object.entries({ ...areaQuery(area), ...more });
  const text = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
  return `/api/area-packs/${file}?${text.toString()}`;
}
