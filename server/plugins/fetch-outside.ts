import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isInnerAddress } from './is-inner-address';

const MAX_REDIRECTS = 3;
/** How Node names a certificate that does not hold, by its reasons. */
const CERTIFICATE = /CERT|SIGNATURE|ISSUER|CRL/;

/** What is fetched, and how much of it at most. */
type OutsideWish = { accept: string; maxBytes: number; timeoutMs: number };

type Found = { address: string; family: number };

/** How names are looked up, addresses reached and certificates trusted; only tests have it otherwise. */
export type OutsideWay = {
  resolve: (name: string) => Promise<Found[]>;
  reach: (found: Found) => Found & { port: number };
  ca?: string;
};

const USUAL_WAY: OutsideWay = {
  resolve: (name) => lookup(name, { all: true }),
  reach: (found) => ({ ...found, port: 443 }),
};

/** An address that gives nothing that can be taken; `words` go on after 'The address'. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  constructor(readonly words: string) {
    super(`The address ${words}.`);
  }
}

/**
 * Fetches what lies at an address that somebody named: over https at the usual port alone, and from no
 * address inside the operator's network; redirects are held to the same.
 * @throws OutsideError
 */
export async function fetchOutside(
  url: string,
  wish: OutsideWish,
  way: OutsideWay = USUAL_WAY,
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(wish.timeoutMs);
  try {
    return await follow(url, wish, way, signal);
  } catch (error) {
    if (signal.aborted)
      throw new OutsideError(`takes longer than ${wish.timeoutMs / 1000} seconds`);
    throw error;
  }
}

/** Holds an address to what is fetched at all, without fetching it. @throws OutsideError */
export async function requireOutside(url: string, way: OutsideWay = USUAL_WAY): Promise<Found> {
  const { protocol, port, hostname, username, password } = new URL(url);
  if (!isDecodable(username) || !isDecodable(password))
    throw new OutsideError('names somebody in a way that cannot be read');
  if (protocol !== 'https:' || port !== '')
    throw new OutsideError('is not one of https at its usual port');
  const literal = hostname.replace(/^\[|\]$/g, '');
  const found =
    isIP(literal) === 0
      ? await way.resolve(literal).catch(() => [])
      : [{ address: literal, family: isIP(literal) }];
  const [first] = found;
  if (first === undefined) throw new OutsideError('is not found');
  if (found.some(({ address }) => isInnerAddress(address)))
    throw new OutsideError('is not on the public internet');
  return first;
}

/** What asks for it decodes the name and password in it, and has no words for '%ff'. */
function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

async function follow(url: string, wish: OutsideWish, way: OutsideWay, signal: AbortSignal) {
  let next = url;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const answer = await open(next, wish, way, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy();
      if (!URL.canParse(headers.location, next)) break;
      next = new URL(headers.location, next).href;
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new OutsideError(`answers ${statusCode}`);
    }
    return readBytes(answer, wish.maxBytes);
  }
  throw new OutsideError('leads from one place to the next');
}

async function open(
  url: string,
  { accept }: OutsideWish,
  way: OutsideWay,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  // The very address that was looked at: asked once more, a name could lead elsewhere.
  const { port, ...found } = way.reach(
    await Promise.race([requireOutside(url, way), aborted(signal)]),
  );
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        port,
        signal,
        agent: false,
        ...(way.ca === undefined ? {} : { ca: way.ca }),
        headers: { accept, 'accept-encoding': 'identity' },
        lookup: (_name, { all }, done) =>
          all === true ? done(null, [found]) : done(null, found.address, found.family),
      },
      resolve,
    )
      .on('error', (error: NodeJS.ErrnoException) =>
        reject(
          new OutsideError(
            CERTIFICATE.test(error.code ?? '')
              ? 'shows a certificate that does not hold'
              : 'does not answer',
          ),
        ),
      )
      .end();
  });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(new OutsideError('is not found'));
    else
      signal.addEventListener('abort', () => reject(new OutsideError('is not found')), {
        once: true,
      });
  });
}

async function readBytes(
  answer: IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      const part = Buffer.from(chunk);
      bytes += part.length;
      if (bytes > maxBytes) break;
      chunks.push(part);
    }
  } catch {
    throw new OutsideError('breaks off before its end');
  }
  if (bytes > maxBytes) throw new OutsideError(`gives more than ${maxBytes / 1024 / 1024} MB`);
  return new Uint8Array(Buffer.concat(chunks));
}
