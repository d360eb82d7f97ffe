import { useDeferredValue, useMemo } from 'react';
import { splitAdvert } from '../../../domain/advert/split-advert';

/** Of how many homes a text tells. A long chat is read once it stands, and not at each key. */
export function useHomesIn(text: string): number {
  const read = useDeferredValue(text);
  return useMemo(() => (read === '' ? 0 : splitAdvert(read).length), [read]);
}
