type Place = { lat: number; lng: number };

/** '6°27′N', '3° 24' 12.5" E': degrees, minutes and seconds, with the side they are on. */
const IN_DEGREES =
  /(?<degrees>\d{1,2}(?:\.\d+)?)\s*[°º]\s*(?:(?<minutes>\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(?<seconds>\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''|′′)\s*)?(?<side>[NE])/gi;

/**
 * Typed coordinates, such as '6.4474, 3.4723' or '6°27′N 3°24′E', as a place; null while they are none.
 * Nigeria lies between 4 and 14 degrees north and 2 and 15 degrees east: anything else is a slip of the hand.
 */
export function parseCoordinates(text: string): Place | null {
  const place = inDegrees(text) ?? inNumbers(text);
  return place !== null && isInNigeria(place) ? place : null;
}

/** Whether a place lies in the box around Nigeria. */
export function isInNigeria({ lat, lng }: Place): boolean {
  return lat >= 4 && lat <= 14 && lng >= 2 && lng <= 15;
}

function inDegrees(text: string): Place | null {
  const parts = [...text.matchAll(IN_DEGREES)].map(({ groups = {} }) => ({
    side: groups.side?.toUpperCase(),
    value: rounded(
      Number(groups.degrees) +
        Number(groups.minutes ?? 0) / 60 +
        Number(groups.seconds ?? 0) / 3600,
    ),
  }));
  const of = (side: string) => parts.find((part) => part.side === side)?.value;
  const [lat, lng] = [of('N'), of('E')];
  return parts.length === 2 && lat !== undefined && lng !== undefined ? { lat, lng } : null;
}

/** To the tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function inNumbers(text: string): Place | null {
  const [lat, lng, ...rest] = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);
  return lat === undefined || lng === undefined || rest.length > 0 ? null : { lat, lng };
}
