/** Where the server draws a page there is no device to ask: every live query has its default alone. */
export function useLiveQuery<Value, Default>(
  _query: () => Promise<Value> | Value,
  _deps?: unknown[],
  whileUnknown?: Default,
): Default | undefined {
  return whileUnknown;
}
