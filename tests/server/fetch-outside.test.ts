import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchOutside, type OutsideWay } from '../../server/plugins/fetch-outside';

/** A public address that nothing is sent to: the test's own server answers in its place. */
const PUBLIC = '93.184.215.14';
const NAMES: Record<string, string[]> = {
  'listings.example': [PUBLIC],
  'inner.example': ['10.0.0.7'],
  'both.example': [PUBLIC, '127.0.0.1'],
};

let way: OutsideWay;
let close: () => Promise<void>;
let answer: RequestListener;
let asked: string[] = [];
let reached: string[] = [];

beforeAll(async () => {
  const made = await generate([{ name: 'commonName', value: 'listings.example' }], {
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'listings.example' }] },
    ],
  });
  const server = createServer({ key: made.private, cert: made.cert }, (request, response) => {
    asked.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  way = {
    resolve: async (name) => (NAMES[name] ?? []).map((address) => ({ address, family: 4 })),
    reach: ({ address }) => {
      reached.push(address);
      return { address: '127.0.0.1', family: 4, port };
    },
    ca: made.cert,
  };
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
});
afterAll(() => close());
beforeEach(() => {
  asked = [];
  reached = [];
  answer = (_request, response) => response.end('a,b\n1,2');
});

const get = (address: string, change: Partial<{ maxBytes: number; timeoutMs: number }> = {}) =>
  fetchOutside(
    address,
    { accept: 'text/csv', maxBytes: 1024 * 1024, timeoutMs: 10_000, ...change },
    way,
  ).then((bytes) => new TextDecoder().decode(bytes));

test('[FEED-2] what lies at a public address is fetched from the very address that was looked at', async () => {
  expect(await get('https://listings.example/homes.csv?key=quumba')).toBe('a,b\n1,2');
  expect(reached).toEqual([PUBLIC]);
  expect(asked).toEqual(['listings.example/homes.csv?key=quumba']);
});

test('[FEED-2] a redirect is followed to where it leads', async () => {
  answer = ({ url }, response) => {
    if (url === '/moved') response.writeHead(302, { location: '/here' }).end();
    else response.end('here');
  };
  expect(await get('https://listings.example/moved')).toBe('here');
  expect(reached).toEqual([PUBLIC, PUBLIC]);
});

test.each([
  ['https://inner.example/', 'The address is not on the public internet.'],
  ['https://both.example/', 'The address is not on the public internet.'],
  ['https://127.0.0.1/', 'The address is not on the public internet.'],
  ['https://[::ffff:127.0.0.1]/', 'The address is not on the public internet.'],
  ['http://listings.example/', 'The address is not one of https at its usual port.'],
  ['https://listings.example:8443/', 'The address is not one of https at its usual port.'],
  ['https://nowhere.example/', 'The address is not found.'],
  ['https://%ff@listings.example/', 'The address names somebody in a way that cannot be read.'],
])('[FEED-2] a redirect to %s is not followed, nor is it opened itself', async (to, words) => {
  answer = (_request, response) => response.writeHead(302, { location: to }).end();
  await expect(get('https://listings.example/')).rejects.toThrow(words);
  expect(asked).toEqual(['listings.example/']);
  await expect(get(to)).rejects.toThrow(words);
  expect(reached).toEqual([PUBLIC]);
});

test('[FEED-2] redirects without an end are given up', async () => {
  answer = (_request, response) => response.writeHead(307, { location: '/' }).end();
  await expect(get('https://listings.example/')).rejects.toThrow(
    'The address leads from one place to the next.',
  );
  expect(asked).toHaveLength(4);
});

test('[FEED-2] what is larger than allowed is not read to its end', async () => {
  answer = (_request, response) => {
    const write = () => {
      while (response.write(Buffer.alloc(65_536, 'a')));
      response.once('drain', write);
    };
    write();
  };
  await expect(get('https://listings.example/')).rejects.toThrow(
    'The address gives more than 1 MB.',
  );
});

test('[FEED-2] what is allowed to the byte is read', async () => {
  answer = (_request, response) => response.end(Buffer.alloc(1000, 'a'));
  expect(await get('https://listings.example/', { maxBytes: 1000 })).toHaveLength(1000);
});

test.each([
  ['does not begin', () => undefined],
  ['does not end', (...[, response]: Parameters<RequestListener>) => response.write('a,b')],
])('[FEED-2] an answer that %s is given up', async (_name, act) => {
  answer = act;
  await expect(get('https://listings.example/', { timeoutMs: 300 })).rejects.toThrow(
    'The address takes longer than 0.3 seconds.',
  );
});

test('[FEED-2] an answer that breaks off is not taken for a whole one', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('a,b', () => response.destroy());
  };
  await expect(get('https://listings.example/')).rejects.toThrow(
    'The address breaks off before its end.',
  );
});

test('[FEED-2] any other answer is told by its number', async () => {
  answer = (_request, response) => response.writeHead(404).end('gone');
  await expect(get('https://listings.example/')).rejects.toThrow('The address answers 404.');
});

test.each([
  ['that nobody trusts', 'listings.example', false],
  ['of another name', 'other.example', true],
])('[FEED-2] a certificate %s is refused', async (_name, host, trusted) => {
  NAMES['other.example'] = [PUBLIC];
  const { ca, ...untrusting } = way;
  const under = trusted ? { ...untrusting, ...(ca === undefined ? {} : { ca }) } : untrusting;
  await expect(
    fetchOutside(
      `https://${host}/`,
      { accept: 'text/csv', maxBytes: 1000, timeoutMs: 10_000 },
      under,
    ),
  ).rejects.toThrow('The address shows a certificate that does not hold.');
  expect(asked).toEqual([]);
});
