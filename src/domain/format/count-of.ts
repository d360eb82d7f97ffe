import { formatCount } from './format-count';

/** A count with its noun: '1 view', '1,200 views'. `several` is said where it is no plain 's'. */
export function countOf(count: number, one: string, several = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}
