import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { analyticsCsv } from '../../src/domain/analytics/analytics-csv';

const MODULES = import.meta.glob<Record<string, unknown>>('../../src/contract/**/*.ts', {
  eager: true,
});

/** Texts that are compared with what the server made or has, or only counted: none is kept or shown. */
const NOT_KEPT =
  /password|token|cursor|key|fingerprint|version|since|criteria|^id$|packageId|sent$|from$/i;
/** What is searched for, by address or in a search; shown only where it was typed. */
const SEARCHED = new Set(['text', 'location', 'area', 'place', 'q', 'cursors']);

/** What is asked for or compared, and the envelope of commands, whose bodies are read by themselves. */
const NOT_WRITTEN = /QuerySchema$|^loginSchema$|^commandBatchSchema$/;

type Leaf = [path: string, schema: z.ZodMiniType];

/** The texts in what a call takes, with their paths. */
function textsIn(schema: unknown, path: string): Leaf[] {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      NOT_KEPT.test(key) ? [] : textsIn(inner, `${path}.${key}`),
    );
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    return textsIn(schema.def.innerType, path);
  if (schema instanceof z.ZodMiniArray) return textsIn(schema.def.element, `${path}[]`);
  if (schema instanceof z.ZodMiniString) return [[path, schema]];
  return [];
}

/** A call's own body refuses keys it does not know; answers do not. */
const isTaken = (schema: unknown) =>
  schema instanceof z.ZodMiniObject && schema.def.catchall instanceof z.ZodMiniNever;

const LEAVES = Object.entries(MODULES).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([name, schema]) => isTaken(schema) && !NOT_WRITTEN.test(name))
    .flatMap(([name, schema]) => textsIn(schema, name))
    .filter(
      ([path]) => !SEARCHED.has(path.split('.').at(-1) ?? '') || file.includes('agent-signup'),
    )
    .map(([path, schema]): Leaf => [path, schema]),
);

const BEYOND = /(?![\n\t])\p{Cc}|[\u2028\u2029]/u;

test('there are fields to look at', () => {
  expect(LEAVES.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'sendMessageSchema.subject',
      'sendMessageSchema.content',
      'registerSchema.name',
      'propertyContentSchema.title',
      'propertyContentSchema.description',
      'contactRequestSchema.name',
      'agentSignupSchema.companyName',
      'searchAlertContentSchema.name',
      'photoOrderSchema.photos[].caption',
    ]),
  );
});

describe.each(LEAVES)('%s', (_path, schema) => {
  test('keeps no control character, whichever it is and wherever it stands', () => {
    const control = fc.constantFrom(
      ...Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
        BEYOND.test(sign),
      ),
      '\u2028',
      '\u2029',
    );
    fc.assert(
      fc.property(
        fc.string({ maxLength: 8 }),
        control,
        fc.string({ maxLength: 8 }),
        (a, sign, b) => {
          const read = z.safeParse(schema, `a${a}${sign}${b}b`);
          expect(read.success && BEYOND.test(String(read.data))).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test.each([
  ['registerSchema.name', 'Ada\rObi'],
  ['registerSchema.name', 'Ada\nObi'],
  ['sendMessageSchema.subject', 'Hi\tthere'],
  ['propertyContentSchema.title', 'Flat\u2028in Yaba'],
])('%s refuses %j in words', (path, text) => {
  const schema = LEAVES.find(([name]) => name === path)?.[1];
  const read = schema && z.safeParse(schema, text);
  expect(read?.error?.issues[0]?.message).toBe('Please write this on one line, without tabs');
});

test.each([
  'registerSchema.name',
  'profileUpdateSchema.userName',
  'profileUpdateSchema.companyName',
  'agentSignupSchema.name',
  'agentSignupSchema.companyName',
  'contactRequestSchema.name',
])('%s holds nothing that is not seen', (path) => {
  const schema = LEAVES.find(([name]) => name === path)?.[1];
  for (const sign of ['\u200b', '\u200d', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u3164']) {
    const read = schema && z.safeParse(schema, `Ada${sign}Obi`);
    expect(read?.error?.issues[0]?.message).toContain('cannot be seen: please type it anew');
  }
  expect(schema && z.safeParse(schema, 'Ọ̀ṣúnbọ̀ Ẹniọlá').success).toBe(true);
});

test.each([
  ['sendMessageSchema.content', ' a\r\nb\rc\u0000d\te\u0085f ', 'a\nb\ncd\te\nf'],
  ['propertyContentSchema.description', 'One\u2028Two\u0007', 'One\nTwo'],
  ['registerSchema.name', ' Ada Obi\n', 'Ada Obi'],
])('%s reads %j as %j', (path, written, read) => {
  const schema = LEAVES.find(([name]) => name === path)?.[1];
  expect(schema && z.safeParse(schema, written).data).toBe(read);
});

test.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠A1'])(
  'a title %j begins no formula in a CSV file',
  (title) => {
    const csv = analyticsCsv([
      {
        id: '00000000-0000-4000-8000-000000000001',
        title,
        views: 1,
        messages: 2,
        saves: 3,
        inspections: 4,
        conversionRate: 5,
      },
    ]);
    expect(csv.split('\r\n').slice(1).join('\r\n').replace(/^"/, '')).toMatch(/^'/);
  },
);
