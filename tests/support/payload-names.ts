import type { StoredRow } from '../../src/db/outbox-row';
import { readRow } from '../../src/db/read-row';

/** Parts of payloads that go to the server as they are: its own schema reads what is in them. */
const TAKEN_WHOLE = new Set(['agent.signup: request', 'alert.save: criteria']);
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

/** The names in a payload, of parts as 'photos.caption': what stands in a list is named like the list. */
function namesIn(kind: string, value: object, within = ''): string[] {
  if (TAKEN_WHOLE.has(`${kind}: ${within}`)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const path = Array.isArray(value) ? within : [within, name].filter(Boolean).join('.');
    return [
      ...(Array.isArray(value) ? [] : [path]),
      ...(isPlain(part) ? namesIn(kind, part, path) : []),
    ];
  });
}

/** The names of a kept payload that its reader asks for, and those that it has. */
export function namesOf(row: StoredRow): { asked: Set<string>; kept: string[] } {
  const asked = new Set<string>();
  const watched = (value: object, within: string): object =>
    new Proxy(value, {
      get: (target, name, itself) => {
        const part = Reflect.get(target, name, itself) as unknown;
        if (typeof name === 'symbol' || typeof part === 'function') return part;
        const isItem = Array.isArray(target);
        const path = isItem ? within : [within, name].filter(Boolean).join('.');
        if (!isItem && !TAKEN_WHOLE.has(`${row.kind}: ${within}`)) asked.add(path);
        return isPlain(part) ? watched(part, path) : part;
      },
    });
  readRow({ ...row, payload: watched(row.payload as object, '') });
  return { asked, kept: namesIn(row.kind, row.payload as object) };
}
