import * as z from 'zod/mini';

declare const other: unique symbol;
/** An option of a later version: kept as it came, and shown as 'Other' or in its own word. */
export type OtherOption = string & { readonly [other]: true };

/** An option as it is answered: a database, or the server itself, may be of a later version. */
export const answeredOption = <const Option extends string>(options: readonly Option[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any text may be one of a later version
  z
    .string()
    .check(
      z.describe(`${options.join(', ')}, or one of a later version`),
    ) as z.ZodMiniType<string> as z.ZodMiniType<Option | OtherOption>;
