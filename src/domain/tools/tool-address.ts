/** Longest value of a tool's field in an address. */
const LONGEST = 200;

/** The fields of a tool as they stand in its address: what is empty is left out. */
export function toolParams(fields: Record<string, string>): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** The known fields an address holds, or null where it holds none. */
export function fieldsFromAddress<Field extends string>(
  params: URLSearchParams,
  fields: readonly Field[],
): Partial<Record<Field, string>> | null {
  const found = fields.flatMap((field) => {
    const value = params.get(field);
    return value === null || value.length > LONGEST ? [] : [[field, value] as const];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the fields that were asked for
  return found.length === 0 ? null : (Object.fromEntries(found) as Partial<Record<Field, string>>);
}
