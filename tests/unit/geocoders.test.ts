import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { Geocoder, GeoPlace } from '../../src/geo/geocoders/geocoder';
import { geocoderOf } from '../../src/geo/geocoders/geocoder-in-use';
import { keptFrom } from '../../src/geo/kept-on-device';
import { nominatimGeocoder } from '../../src/geo/geocoders/nominatim-geocoder';
import { offlineGeocoder } from '../../src/geo/geocoders/offline-geocoder';
import { oneAtATime } from '../../src/geo/geocoders/one-at-a-time';
import { photonGeocoder } from '../../src/geo/geocoders/photon-geocoder';
import { serverGeocoder } from '../../src/geo/geocoders/server-geocoder';
import { suggestForAddress } from '../../src/geo/geocoders/suggest-for-address';
import { stateName } from '../../src/geo/geocoders/state-name';
import { withFallback } from '../../src/geo/geocoders/with-fallback';
import { withMore } from '../../src/geo/geocoders/with-more';

// Both services on loopback, answering in the shapes of theirs, or badly.
let server: Server;
let base: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => asked.splice(0));

const json = (body: unknown, status = 200) => {
  answer = (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
};
/** Without the pauses that public servers ask for. */
const SOON = { everyMs: 0 };
const LEKKI = { lat: 6.4474, lng: 3.4723 };

const NOMINATIM = [
  {
    place_id: 1,
    lat: '6.4478',
    lon: '3.4737',
    name: 'Admiralty Way',
    display_name: 'Admiralty Way, Lekki Phase 1, Eti-Osa, Lagos State, 106104, Nigeria',
    addresstype: 'road',
    address: { road: 'Admiralty Way', state: 'Lagos State' },
  },
];
const PHOTON = {
  type: 'FeatureCollection',
  features: [
    {
      geometry: { type: 'Point', coordinates: [3.4737, 6.4478] },
      properties: {
        name: 'Admiralty Way',
        state: 'Lagos State',
        type: 'street',
        countrycode: 'NG',
      },
    },
    {
      geometry: { type: 'Point', coordinates: [1.2, 6.1] },
      properties: { name: 'Lomé', type: 'city', countrycode: 'TG' },
    },
  ],
};
const STREET = {
  name: 'Admiralty Way',
  state: 'Lagos',
  lat: 6.4478,
  lng: 3.4737,
  precision: 'street',
};

describe('[MAP-2] Nominatim', () => {
  test('an address in Nigeria, a point, places nearby', async () => {
    json(NOMINATIM);
    const geocoder = nominatimGeocoder(base, SOON);
    expect(await geocoder.resolve('12 Admiralty Way')).toEqual(STREET);
    expect(asked[0]).toContain('countrycodes=ng');
    const [near] = await geocoder.near(LEKKI, 'admiralty');
    expect(near?.km).toBeLessThan(1);
    json(NOMINATIM[0]);
    expect(await geocoder.reverse(LEKKI)).toEqual(STREET);
  });
  test('what it does not know is null, and its own error too', async () => {
    json([]);
    const geocoder = nominatimGeocoder(base, SOON);
    expect(await geocoder.resolve('nowhere')).toBeNull();
    json({ error: 'Unable to geocode' });
    expect(await geocoder.reverse({ lat: 5, lng: 5 })).toBeNull();
  });
  test('it is not asked while somebody types: its policy forbids that', async () => {
    json(NOMINATIM);
    expect((await nominatimGeocoder(base, SOON).suggest('lekki ph'))[0]?.name).toBe(
      'Lekki Phase 1',
    );
    expect(asked).toEqual([]);
  });
});

describe('[MAP-2] Photon', () => {
  test('suggestions, an address, a point; what lies outside of Nigeria is left out', async () => {
    json(PHOTON);
    const geocoder = photonGeocoder(base, SOON);
    expect(await geocoder.suggest('admir')).toEqual([STREET]);
    expect(await geocoder.resolve('Admiralty Way')).toEqual(STREET);
    expect(await geocoder.reverse(LEKKI)).toEqual(STREET);
    expect((await geocoder.near(LEKKI, 'way'))[0]?.km).toBeLessThan(1);
  });
  test('the same question is asked once', async () => {
    json(PHOTON);
    const geocoder = photonGeocoder(base, SOON);
    await Promise.all([geocoder.resolve('Yaba'), geocoder.resolve('Yaba')]);
    expect(asked).toHaveLength(1);
  });
});

describe('[MAP-2] a service that fails leaves the gazetteer', () => {
  const BAD: [string, () => void][] = [
    ['429', () => json({ error: 'slow down' }, 429)],
    ['500', () => json({}, 500)],
    [
      'a page of a captive portal',
      () => {
        answer = (_, response) =>
          response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Buy data</h1>');
      },
    ],
    ['garbage', () => json('{"features": [')],
    ['another shape', () => json({ features: 'none', 0: null })],
    ['features that are none', () => json({ features: [null, 1, { geometry: {} }] })],
    ['an end in the middle', () => (answer = (request) => request.socket.destroy())],
    ['silence', () => (answer = () => undefined)],
    ['places that are none', () => json({ places: [null, 7] })],
  ];
  test.each(BAD)('our own server: %s', async (_, prepare) => {
    prepare();
    const geocoder = withMore(
      offlineGeocoder,
      serverGeocoder(base, { timeoutMs: 150, everyMs: 0 }),
    );
    expect((await geocoder.resolve('12 Admiralty Way, Lekki Phase 1, Lagos'))?.name).toBe(
      'Lekki Phase 1',
    );
    expect(await geocoder.resolve('Umuode Ogbor')).toBeNull();
    expect((await geocoder.suggest('zungeru'))[0]?.state).toBe('Niger');
    expect((await geocoder.near(LEKKI, '')).length).toBeGreaterThan(0);
  });
  test.each(BAD)('%s', async (_, prepare) => {
    for (const make of [nominatimGeocoder, photonGeocoder]) {
      prepare();
      const geocoder = withFallback(make(base, { timeoutMs: 150, everyMs: 0 }), offlineGeocoder);
      expect((await geocoder.resolve('12 Admiralty Way, Lekki Phase 1, Lagos'))?.name).toBe(
        'Lekki Phase 1',
      );
      expect((await geocoder.suggest('Wuse'))[0]?.state).toBe('Abuja');
      expect((await geocoder.reverse(LEKKI))?.state).toBe('Lagos');
    }
  });
});

describe('[MAP-2] the operator’s own gazetteer', () => {
  const UMUODE = { name: 'Umuode Ogbor', kind: 'estate', lat: 5.12, lng: 7.38, rank: 3 } as const;
  const AS_PLACE = {
    name: 'Umuode Ogbor',
    state: 'Abia',
    lat: 5.12,
    lng: 7.38,
    precision: 'neighbourhood',
  };

  test('adds on the server what the phone does not know, and is not asked for what it does', async () => {
    json({ places: [UMUODE] });
    const geocoder = geocoderOf('server', base);
    expect(await geocoder.suggest('umuode')).toContainEqual(AS_PLACE);
    expect(await geocoder.resolve('Umuode Ogbor, Aba')).toEqual(AS_PLACE);
    asked.splice(0);
    expect((await geocoder.suggest('le')).length).toBeGreaterThan(4);
    expect((await geocoder.resolve('Lekki Phase 1'))?.name).toBe('Lekki Phase 1');
    expect(asked).toEqual([]);
  });

  test('of kept areas is on the phone itself', async () => {
    keptFrom({ places: async () => [UMUODE], tiles: async () => [] });
    const geocoder = geocoderOf(undefined, undefined);
    expect(await geocoder.suggest('umuode')).toContainEqual(AS_PLACE);
    expect(await geocoder.resolve('umuode ogbor')).toEqual(AS_PLACE);
    expect((await suggestForAddress('No 12, Umuode'))[0]?.label).toBe('No 12, Umuode Ogbor, Abia');
    const near = await geocoder.near({ lat: 5.121, lng: 7.381 }, 'ogbor');
    expect(near[0]).toMatchObject(AS_PLACE);
    keptFrom({ places: () => Promise.reject(new Error('closed')), tiles: async () => [] });
    expect(await geocoder.suggest('umuode')).not.toContainEqual(AS_PLACE);
    expect(asked).toEqual([]);
  });
});

describe('[MAP-2] what a second geocoder adds', () => {
  const none = { suggest: async () => [], resolve: async () => null, reverse: async () => null };
  const estate = (state: string): GeoPlace => ({
    name: 'Sunrise Estate',
    state,
    lat: 9,
    lng: 7.4,
    precision: 'neighbourhood',
  });
  const answering = (place: GeoPlace): Geocoder => ({
    ...none,
    resolve: async () => place,
    near: async () => [],
  });

  test.each([
    ['Abuja', 'Rivers', 'state'],
    ['Rivers', 'Rivers', 'neighbourhood'],
  ])('an estate in %s for an address in %s', async (where, asked, precision) => {
    const state: GeoPlace = { ...estate(asked), name: asked, precision: 'state' };
    const found = await withMore(answering(state), answering(estate(where))).resolve('x');
    expect(found?.precision).toBe(precision);
  });

  test('of the operator’s places only the one of that name is the address', async () => {
    json({ places: [{ name: 'Ajah Market', kind: 'landmark', lat: 6.4, lng: 3.5, rank: 1 }] });
    expect(await serverGeocoder(base, SOON).resolve('Ajah, Lagos')).toBeNull();
    expect((await serverGeocoder(base, SOON).resolve('ajah market'))?.name).toBe('Ajah Market');
  });

  test('one that hangs keeps nobody who types waiting', async () => {
    const hangs = { ...answering(estate('Lagos')), suggest: () => new Promise<never>(() => {}) };
    const knows = { ...answering(estate('Lagos')), suggest: async () => [estate('Lagos')] };
    vi.useFakeTimers();
    try {
      const answers = Promise.all([
        withMore(knows, hangs).suggest('sun'),
        withFallback(hangs, knows).suggest('sun'),
      ]);
      await vi.advanceTimersByTimeAsync(1600);
      expect(await answers).toEqual([[estate('Lagos')], [estate('Lagos')]]);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('[PROP-5] what is far away is not nearby, whichever service says it', async () => {
  json(NOMINATIM);
  const near = await nominatimGeocoder(base, SOON).near(LEKKI, 'hospital');
  expect(near.map(({ name }) => name)).toEqual(['Admiralty Way']);
  expect(asked[0]).toContain('bounded=1');
  const kano = { lat: 12, lng: 8.5 };
  expect(await nominatimGeocoder(base, SOON).near(kano, 'hospital')).toEqual([]);
  json(PHOTON);
  expect(await photonGeocoder(base, SOON).near(kano, 'hospital')).toEqual([]);
});

test.each([
  ['Lagos State', 'Lagos'],
  ['Federal Capital Territory', 'Abuja'],
  ['Kano', 'Kano'],
])('%s is %s', (said, state) => expect(stateName(said)).toBe(state));

test('of what is asked while one types only the newest waits for its turn', async () => {
  const put: string[] = [];
  const ask = oneAtATime(async (question) => put.push(question), 0);
  const answers = await Promise.allSettled(
    ['l', 'le', 'lek'].map((text) => ask(text, true)).concat(ask('an address')),
  );
  expect(put).toEqual(['lek', 'an address']);
  expect(answers.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('[MAP-2] the setting chooses; anything unknown is the gazetteer', async () => {
  for (const name of [undefined, 'google']) {
    const geocoder = geocoderOf(name, base);
    expect((await geocoder.resolve('Lekki'))?.precision).toBe('town');
    expect((await geocoder.suggest('lek'))[0]?.name).toBe('Lekki');
    expect(asked).toEqual([]);
  }
  json(PHOTON);
  expect(await geocoderOf('photon', base).resolve('x')).toEqual(STREET);
  json(NOMINATIM);
  expect(await geocoderOf('nominatim', base).resolve('x')).toEqual(STREET);
});

test('questions go one at a time and not too soon; a failed one is asked again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const began: number[] = [];
  let running = 0;
  let most = 0;
  let fails = true;
  const ask = oneAtATime(async (question) => {
    began.push(Date.now());
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (question === 'bad' && fails) throw new Error('no');
    return question;
  }, 40);
  const asked = [ask('a'), ask('b'), ask('a'), ask('bad').catch(() => undefined)];
  await vi.runAllTimersAsync();
  await Promise.all(asked);
  expect(began).toHaveLength(3);
  expect(most).toBe(1);
  expect((began[1] ?? 0) - (began[0] ?? 0)).toBeGreaterThanOrEqual(40);
  fails = false;
  const again = ask('bad');
  await vi.runAllTimersAsync();
  expect(await again).toBe('bad');
});

test('[MAP-2] a clock that is set back makes no question wait longer than its turn', async () => {
  vi.useFakeTimers({ now: 86_400_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const ask = oneAtATime(async (question) => question, 1000);
  await ask('a');
  vi.setSystemTime(0);
  const second = ask('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.race([second, Promise.resolve('waits')])).toBe('b');
});
