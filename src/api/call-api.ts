import type { CallKey, Calls } from '../contract/calls/calls';
import type { ApiClient, ApiRequest } from './api-client';

/** The names in an address: 'id' and 'photoId' of '/properties/:id/photos/:photoId'. */
type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<Key extends CallKey> =
  Names<Key> extends never ? { params?: never } : { params: Record<Names<Key>, string> };
type Query<Key extends CallKey> = Calls[Key] extends { query: infer Query }
  ? { query?: Query | URLSearchParams }
  : { query?: never };
type Body<Key extends CallKey> = Calls[Key] extends { body: infer Body }
  ? { body: Body }
  : { body?: never };
type Options = Omit<ApiRequest, 'method' | 'path' | 'body'>;

/** What a call takes, as the contract says, and how it is sent. */
export type CallRequest<Key extends CallKey> = Params<Key> & Query<Key> & Body<Key> & Options;

/** What it answers. */
export type CallAnswer<Key extends CallKey> = Calls[Key]['answer'];

// The specification puts sign-up on the host itself, beside the API's base.
const ON_HOST = new Set<CallKey>(['POST /register']);

/** What any call may take, as it stands in its request. */
type Taken = Options & {
  params?: Record<string, string> | undefined;
  query?: unknown;
  body?: unknown;
};

/** The request that a call of the contract is: its method and address are its name. */
export function requestOf(key: CallKey, request: Taken = {}): ApiRequest {
  const { params, query, ...options } = request;
  const [method = 'GET', template = ''] = key.split(' ');
  const path = template.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const search = queryText(query);
  return {
    ...options,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of calls begin with one
    method: method as ApiRequest['method'],
    path: `${ON_HOST.has(key) ? '' : '/api'}${path}${search === '' ? '' : `?${search}`}`,
  };
}

/** What a call is made with: nothing where nothing is needed. */
export type CallArguments<Key extends CallKey> =
  Options extends CallRequest<Key> ? [request?: CallRequest<Key>] : [request: CallRequest<Key>];

/**
 * Makes one call of the contract (API-3): what it takes and answers is checked against the contract
 * when this is compiled. @throws ApiError, NetworkError
 */
export function callApi<Key extends CallKey>(
  client: ApiClient,
  key: Key,
  ...[request]: CallArguments<Key>
): Promise<CallAnswer<Key>> {
  return client.request<CallAnswer<Key>>(requestOf(key, request));
}

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  if (query instanceof URLSearchParams) return query.toString();
  const filled = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
}
