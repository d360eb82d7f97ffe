/** '3 things that were not sent are gone from this phone'. */
export function goneWords(count: number): string {
  return count === 1
    ? '1 thing that was not sent is gone from this phone'
    : `${count} things that were not sent are gone from this phone`;
}
