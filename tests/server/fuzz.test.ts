import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import type { CallKey } from '../../src/contract/calls/calls';
import { ACCESS } from '../../server/access';
import { arbitraryFromSchema, type JsonSchema } from '../support/arbitrary-from-schema';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';

type Operation = {
  parameters?: { in: string; name: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};

const RUNS = Number(process.env.FUZZ_RUNS ?? 12);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const CALLS = Object.keys(ACCESS) as CallKey[];

let people: Record<'seeker' | 'agent' | 'approver', TestAccount>;
let propertyId: string;
let paths: Record<string, Record<string, Operation>>;
const t = sharedApp();
beforeAll(async () => {
  people = {
    seeker: await t.account('seeker'),
    agent: await t.account('agent'),
    approver: await t.account('approver'),
  };
  propertyId = await publishProperty(t, people.agent);
  const openApi = (await t.send('GET /api/docs/json')).json<{ paths: typeof paths }>();
  ({ paths } = openApi);
});

/** What OpenAPI says of a call. */
function operationOf(call: CallKey): Operation {
  const [method = '', path = ''] = call.split(' ');
  const name = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
  const operation = paths[name]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`OpenAPI does not name ${call}`);
  return operation;
}

function arbitraryRequest(call: CallKey) {
  const { parameters = [], requestBody } = operationOf(call);
  const valuesOf = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, arbitraryFromSchema(schema)]),
      ),
    );
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  return fc.record({
    params: valuesOf('path'),
    query: valuesOf('query'),
    body: body === undefined ? fc.constant(undefined) : arbitraryFromSchema(body),
    knownId: fc.boolean(),
    key: fc.option(fc.oneof(fc.uuid(), fc.constant('fuzz-key-of-many')), { nil: undefined }),
    ifMatch: fc.option(fc.constantFrom('"1"', '1', '"x"', '"999999999"'), { nil: undefined }),
  });
}

/** Calls that may end the account or session that makes them: each request gets one of its own. */
const ENDING: CallKey[] = ['DELETE /account', 'POST /auth/logout', 'PUT /auth/password'];

test.each(CALLS)('%s never fails, hangs or shows its inside, whatever it is sent', async (call) => {
  const [method = 'GET', path = ''] = call.split(' ');
  const access = ACCESS[call];
  await fc.assert(
    fc.asyncProperty(arbitraryRequest(call), async (request) => {
      const as = ENDING.includes(call)
        ? await t.account('seeker')
        : access === 'everybody'
          ? undefined
          : people[access[0] as keyof typeof people];
      const params: Record<string, unknown> = request.params;
      const filled = path.replace(/:(\w+)/g, (_, name: string) =>
        encodePart(request.knownId && name === 'id' ? propertyId : params[name]),
      );
      const query = Object.entries(request.query as Record<string, unknown>)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${encodePart(value)}`)
        .join('&');
      const answer = await t.send(`${method} /api${filled}${query === '' ? '' : `?${query}`}`, {
        as,
        ...(request.key === undefined ? {} : { key: request.key }),
        headers: {
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(request.ifMatch === undefined ? {} : { 'if-match': request.ifMatch }),
        },
        ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
      });
      const where = `${call} ${JSON.stringify(request).slice(0, 400)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
      if (answer.statusCode >= 500) throw new Error(where);
      if (/node_modules|\.ts:\d|\bat \w+ \(|SELECT |INSERT /.test(answer.body))
        throw new Error(where);
      if (answer.statusCode >= 400 && answer.statusCode !== 414) {
        const problem = answer.json<{ message?: unknown; code?: unknown }>();
        if (typeof problem.message !== 'string' || typeof problem.code !== 'string')
          throw new Error(where);
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

/** As it may stand in an address, half characters left out, which no client can write there. */
function encodePart(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '')).slice(0, 2000);
}
