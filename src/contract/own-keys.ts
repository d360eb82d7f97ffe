/** The names of what is in an object, of which its type is known to name all. */
export function ownKeys<Known extends object>(object: Known): Extract<keyof Known, string>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where names are taken for those of the type
  return Object.keys(object) as Extract<keyof Known, string>[];
}
