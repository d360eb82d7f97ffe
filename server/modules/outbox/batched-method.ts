import { BATCHED_CALLS } from '../../../src/contract/feed/command-batch';

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

// Ids and words of the API's own addresses, and a query of visible signs: nothing that a router
// would read as another address.
const ADDRESS = /^\/api(\/[\w/-]+)(?:\?[!-"$-~]*)?$/;

const PATTERNS = BATCHED_CALLS.map((call) => {
  const [method = '', template = ''] = call.split(' ');
  return { method, pattern: new RegExp(`^${template.replace(/:\w+/g, '[\\w-]+')}$`) };
});

/** The method of a command that may travel with others; undefined for any other call or address. */
export function batchedMethod(command: {
  method: string;
  path: string;
}): (typeof METHODS)[number] | undefined {
  const [, address] = ADDRESS.exec(command.path) ?? [];
  if (address === undefined) return undefined;
  const isBatched = PATTERNS.some(
    ({ method, pattern }) => method === command.method && pattern.test(address),
  );
  return isBatched ? METHODS.find((method) => method === command.method) : undefined;
}
