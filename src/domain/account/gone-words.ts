import { countOf } from '../format/count-of';

/** '3 things that were not sent are gone from this device'. */
export function goneWords(count: number): string {
  return countOf(
    count,
    'thing that was not sent is gone from this device',
    'things that were not sent are gone from this device',
  );
}
