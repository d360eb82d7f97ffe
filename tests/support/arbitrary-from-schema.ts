import fc from 'fast-check';

/** The parts of JSON Schema that the API's own schemas use. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** What breaks programs: control characters, half characters, numbers at the edge, other types. */
const NASTY: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '😀'.repeat(50),
    '\r\nBcc: everybody@world.example',
    "'; DROP TABLE users; --",
    '${jndi:ldap://x}',
    '../../../../etc/passwd',
    '%00',
    '<script>alert(1)</script>',
    '\u202Egnp.exe',
    'x'.repeat(100_000),
    Number.MAX_SAFE_INTEGER + 2,
    1e308,
    -1,
    0.1,
    -0,
    2 ** 63,
    null,
    true,
    [],
    {},
    [[[[[[[[]]]]]]]],
    { __proto__: null, constructor: { prototype: { admin: true } } },
    'NaN',
    'Infinity',
    '2026-02-31',
    '9999999-01-01',
    '0000-00-00',
    '24:60',
  ),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double(),
);

/** Values of a schema, some of them spoiled in one place or another. */
export function arbitraryFromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fits(schema), weight: 9 }, { arbitrary: NASTY, weight: 1 });
}

function fits(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(fits));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties !== undefined) return objectOf(schema);
  if (type === 'array') return fc.array(arbitraryFromSchema(schema.items ?? {}), { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number') return numberOf(schema, type);
  if (type === 'string') return textOf(schema);
  return NASTY;
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, value]) => [
      name,
      arbitraryFromSchema(value),
    ]),
  );
  const whole = fc.record(fields, { requiredKeys: schema.required ?? [] });
  const spoiled = fc
    .tuple(whole, fc.constantFrom('isAdmin', '__proto__', 'verified', 'id'), NASTY)
    .map(([object, key, value]) => ({ ...object, [key]: value }));
  return fc.oneof({ arbitrary: whole, weight: 6 }, { arbitrary: spoiled, weight: 1 });
}

function numberOf(schema: JsonSchema, type: 'integer' | 'number'): fc.Arbitrary<unknown> {
  const min = Math.max(schema.minimum ?? -1000, -1e9);
  const max = Math.min(schema.maximum ?? 1000, 1e9);
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

function textOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress().map((email) => email.slice(0, 200));
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (schema.format === 'uri')
    return fc.constantFrom('https://fcm.googleapis.com/fcm/x', 'http://127.0.0.1:1/x');
  if (schema.pattern?.startsWith('^[A-Za-z0-9_-]+') === true)
    return fc.base64String({ minLength: schema.minLength ?? 0, maxLength: schema.maxLength ?? 60 });
  if (schema.pattern?.includes('[0-5]') === true) return fc.constant('10:00');
  if (schema.pattern !== undefined && /\\d/.test(schema.pattern))
    return fc.constantFrom('+234 800 000 0000', '08030000000');
  return fc.string({
    minLength: schema.minLength ?? 0,
    maxLength: Math.max(schema.minLength ?? 0, Math.min(schema.maxLength ?? 60, 60)),
  });
}
