import { countOf } from '../format/count-of';

/** '3 things have not been sent yet'. */
export function unsentWords(count: number): string {
  return countOf(count, 'thing has not been sent yet', 'things have not been sent yet');
}
