import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Code that comes later may not come. What asks for it says so by `loadCode`, `lazyPart` or
 * `lazyDialog`; whatever asks by itself stands here with what a person sees when it fails.
 */
const BY_THEMSELVES: Record<string, string> = {
  'app/main.tsx': 'the start goes on without them',
  'app/start-sync.ts': 'work behind the screens, taken up again with the next round',
  'db/device-index.ts': 'goes with device-search, whose failure the search repository takes',
  'db/repositories/alerts/alert-match-repository.ts': 'looked at again with the next round',
  'db/repositories/alerts/alert-repository.ts': 'an alert shows no homes of this device',
  'db/repositories/search/nearby-repository.ts': 'no other homes are shown near it',
  'db/repositories/my-properties/listing-check-repository.ts': 'the scam detector says so',
  'db/repositories/my-properties/listing-room.ts': 'no word of room; what has none waits',
  'db/repositories/my-properties/plan-warning-repository.ts': 'no warning; the server decides',
  'db/repositories/search/search-repository.ts': 'the answer of the server is shown alone',
  'db/repositories/returns/read-return.ts': 'the homes of saved searches are not counted',
  'domain/search/elsewhere-of.ts': 'the search leaves nothing out',
  'features/areas/kept-area-card.tsx': 'fetched ahead, and again when it is needed',
  'features/search/home/home-page.tsx': 'the search goes on with what was typed, without filters',
  'features/search/home/search-place.ts': 'the place is searched as it was typed',
  'features/search/home/suggest-in-sentence.ts': 'suggestions for all that is typed',
  'geo/base-map-layer.ts': 'a map without names',
  'geo/geocoders/offline-geocoder.ts': 'no suggestions, no pin; the text is taken as typed',
  'geo/geocoders/operator-geocoder.ts': 'as a geocoder that fails',
  'geo/geocoders/suggest-for-address.ts': 'no suggestions',
  'geo/vector-tiles.tsx': 'the drawing below is seen',
};

const GUARDED = /(loadCode|lazyPart|lazyDialog)(<\w+>)?\(\s*\(\) =>\s*$/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

/** What stands before each `import()` of a text. */
function beforeImports(text: string): string[] {
  return [...text.matchAll(/(?<!typeof )\bimport\(/g)].map(({ index }) => text.slice(0, index));
}

test('whoever asks for code that comes later is ready for its not coming', () => {
  const unready = files
    .filter(({ text }) => beforeImports(text).some((before) => !GUARDED.test(before)))
    .map(({ file }) => file);
  expect(unready.toSorted()).toEqual(Object.keys(BY_THEMSELVES).toSorted());
});

test("React's own lazy, which breaks the screen where code does not come, is used in one place", () => {
  const using = files
    .filter(({ text }) => /\blazy\b[^;]*\} from 'react'|\bReact\.lazy\b/.test(text))
    .map(({ file }) => file);
  expect(using).toEqual(['components/page/lazy-part.tsx']);
});
