/** Whether an id was made by `stableId`: then the same id may be given again, by the next import. */
export function isStableId(id: string): boolean {
  return id[14] === '8';
}
