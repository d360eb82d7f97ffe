import * as z from 'zod/mini';

/** What stands against each field: the sentence to show there. */
export type Problems<Field extends string> = Partial<Record<Field, string>>;

/** The first thing that a schema has against each field of a form; empty where the form is in order. */
export function problemsIn<Form extends object>(
  schema: z.ZodMiniType,
  form: Form,
): Problems<Extract<keyof Form, string>> {
  const isField = (key: unknown): key is Extract<keyof Form, string> =>
    typeof key === 'string' && key in form;
  const problems: Problems<Extract<keyof Form, string>> = {};
  for (const { path, message } of z.safeParse(schema, form).error?.issues ?? []) {
    const [field] = path;
    if (isField(field)) problems[field] ??= message;
  }
  return problems;
}
