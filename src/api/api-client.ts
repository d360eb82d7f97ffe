import { API_VERSION } from '../contract/api-version';
import type { Problem } from '../contract/error-codes';
import { API_MARK } from '../contract/headers';
import { ApiError, NetworkError } from './api-error';

export type ApiRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base URL, beginning with a slash. */
  path: string;
  token?: string | null;
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is when it is a photo. */
  body?: unknown;
  photo?: { type: string; data: ArrayBuffer };
  timeoutMs?: number;
  /** Asks once more when no answer arrived: for calls that cannot wait in the outbox (API-2). */
  repeatOnce?: boolean;
  /** Told the server's own time (milliseconds) with an answer that carries it. */
  onServerTime?: (time: number) => void;
  /** Told the headers of an answer that is one. */
  onHeaders?: (headers: Headers) => void;
};

export type ApiClient = {
  /** Sends one request and answers the parsed body. @throws ApiError, NetworkError */
  request<Body>(request: ApiRequest): Promise<Body>;
  /** Fetches a file as it is, with its media type. @throws ApiError, NetworkError */
  download(request: ApiRequest): Promise<{ bytes: ArrayBuffer; type: string }>;
};

export type ApiClientOptions = {
  /** Where the API lives; '' is the app's own host. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** Told after every request whether our server was reached. */
  onReach?: (reached: boolean) => void;
  /** Told when the server no longer serves this version of the app. */
  onTooOld?: () => void;
  /** Told the version of the API that the server speaks, with every answer of ours. */
  onVersion?: (version: number) => void;
};

const TIMEOUT_MS = 30_000;
const REPEAT_AFTER_MS = 500;
const TOO_OLD = 426;
/** Calls that log in, or are made by whoever cannot: the server knows a device that has logged in before by its cookie. */
const OF_DEVICE = '/api/auth/';

/** The one way to the server: JSON bodies, Bearer token, typed errors (API-1, API-2). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const exchange = async <Content>(
    request: ApiRequest,
    read: (answer: Response) => Promise<Content>,
  ): Promise<{ answer: Response; content: Content }> => {
    let answer: Response;
    let content: Content;
    try {
      answer = await send(options.baseUrl + request.path, initOf(request));
      content = await read(answer);
    } catch (error) {
      options.onReach?.(false);
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      throw new NetworkError(timedOut ? 'timeout' : 'unreachable');
    }
    // A hotel's login page says 200 to everything; only our server sets this mark.
    const ours = answer.headers.get(API_MARK) !== null;
    options.onReach?.(ours);
    if (!ours) throw new NetworkError('not-our-server', answer.status);
    options.onVersion?.(versionIn(answer.headers));
    const time = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isFinite(time)) request.onServerTime?.(time);
    if (answer.ok) request.onHeaders?.(answer.headers);
    return { answer, content };
  };
  const refused = ({ status, headers }: Response, body: unknown): ApiError => {
    if (status === TOO_OLD) options.onTooOld?.();
    return refusalOf(status, body, headers.get('retry-after'), versionIn(headers));
  };
  const ask = async <Body>(request: ApiRequest): Promise<Body> => {
    const { answer, content } = await exchange(request, (reply) => reply.text());
    const body = parse(content);
    if (!answer.ok) throw refused(answer, body);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the call's contract: the server's own tests hold it, and `senderBy` checks where it is kept
    return body as Body;
  };
  return {
    request: async <Body>(request: ApiRequest): Promise<Body> => {
      try {
        return await ask<Body>(request);
      } catch (error) {
        const again =
          request.repeatOnce === true &&
          error instanceof NetworkError &&
          error.why === 'unreachable';
        if (!again) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
      return ask<Body>(request);
    },
    download: async (request) => {
      const { answer, content } = await exchange(request, (reply) => reply.arrayBuffer());
      if (!answer.ok) throw refused(answer, parse(new TextDecoder().decode(content)));
      return { bytes: content, type: answer.headers.get('content-type') ?? '' };
    },
  };
}

function initOf(request: ApiRequest): RequestInit {
  const headers: Record<string, string> = {
    accept: 'application/json',
    [API_MARK]: String(API_VERSION),
    ...request.headers,
  };
  if (request.token) headers.authorization = `Bearer ${request.token}`;
  let body: BodyInit | null = null;
  if (request.photo) {
    headers['content-type'] = request.photo.type;
    body = request.photo.data;
  } else if (request.body !== undefined) {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(request.body);
  }
  return {
    method: request.method,
    headers,
    body,
    cache: 'no-store',
    credentials: request.path.startsWith(OF_DEVICE) ? 'same-origin' : 'omit',
    signal: AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS),
  };
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ApiError(502, `Failed to parse response as JSON: ${why}`, null);
  }
}

/** The version of the API that an answer's headers name. */
export function versionIn(headers: Headers): number {
  return Number(headers.get(API_MARK));
}

/** What the server's refusal is to the app: its own sentence, and how long it asks to wait. */
export function refusalOf(
  status: number,
  body: unknown,
  wait: string | null,
  serverVersion: number | null,
): ApiError {
  const problem = isProblem(body) ? body : null;
  const message = problem?.message ?? `API request failed with status ${status}`;
  return new ApiError(status, message, problem, retryAfter(wait), serverVersion);
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null || !('message' in body)) return false;
  return typeof body.message === 'string';
}

/** Retry-After in seconds or as a date, in milliseconds from now. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
