import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type * as z from 'zod/mini';
import type { Call } from '../../src/contract/calls/call';
import { CALLS, type CallKey, type Calls } from '../../src/contract/calls/calls';
import { problemSchema } from '../../src/contract/problem';

type Options = Omit<InjectOptions, 'method' | 'url' | 'payload'> & {
  payload?: InjectOptions['payload'] | undefined;
  /** Whose session it is sent in. */
  as?: { token: string } | undefined;
  /** What its answer is kept by, for when it comes twice. */
  key?: string | undefined;
};
type Asked = Options & Pick<InjectOptions, 'method' | 'url'>;

/** A request that is yet to be sent; its line says which call of the table it is. */
type Request<Line extends string> = Options & { method: Method; url: string; line: Line };
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

type Fits<Line, Key> = Line extends `${infer Part}/${infer Rest}`
  ? Key extends `${infer Named}/${infer Others}`
    ? FitsPart<Part, Named> extends true
      ? Fits<Rest, Others>
      : false
    : false
  : Key extends `${string}/${string}`
    ? false
    : FitsPart<Line, Key>;
type FitsPart<Part, Named> = Named extends `:${string}` ? true : Part extends Named ? true : false;

type Path<Line> = Line extends `${infer Before}?${string}` ? Before : Line;
type Bare<Line> = Line extends `${infer Verb} /api/${infer Rest}` ? `${Verb} /${Rest}` : Line;
type Matching<Line, Key = CallKey> = Line extends CallKey
  ? Line
  : Key extends CallKey
    ? Fits<Line, Key> extends true
      ? Key
      : never
    : never;
/** What the table says a request line such as 'GET /api/plan' is answered. */
type AnswerTo<Line> = Calls[Matching<Bare<Path<Line>>>]['answer'];
type CallOptions<Line> = [Matching<Bare<Path<Line>>>] extends [never]
  ? ['No call of the table']
  : [Options & { status?: number }] | [];

export type TestCalls = {
  /**
   * One call of the table, such as 'POST /api/messages'. It must be answered as the table says: with
   * the first of its statuses, or the one that is told, and a body that fits its schema.
   */
  call: <Line extends string>(
    asked: Line | Request<Line>,
    ...options: CallOptions<Line>
  ) => Promise<AnswerTo<Line>>;
  /** One request that must be refused with this status; answers the problem that was told. */
  refused: (
    status: number,
    asked: string | Asked,
    options?: Options,
  ) => Promise<z.output<typeof problemSchema>>;
  /** One request, whatever it is answered. */
  send: (asked: string | Asked, options?: Options) => Promise<LightMyRequestResponse>;
};

/** A request to be sent later, or more than once, or by somebody else. */
export function request<Line extends `${Method} ${string}`, Given extends Options>(
  line: Line,
  options: Given,
): Request<Line> & Given {
  return { ...lineOf(line), line, ...options };
}

export function testCalls(app: FastifyInstance): TestCalls {
  function call<Line extends string>(
    asked: Line | Request<Line>,
    ...options: CallOptions<Line>
  ): Promise<AnswerTo<Line>>;
  async function call(
    asked: string | Request<string>,
    { status, ...options }: Options & { status?: number } = {},
  ): Promise<unknown> {
    const { method, url } = typeof asked === 'string' ? lineOf(asked) : asked;
    const { statuses = [200], answer } = callAt(method, url);
    if (answer === undefined) throw new Error(`${method} ${url} answers a file or a page`);
    return answer.parse(await bodyOf(status ?? statuses[0] ?? 200, asked, options));
  }
  const bodyOf = async (
    status: number,
    asked: string | Asked,
    options?: Options,
  ): Promise<unknown> => {
    const answer = await send(asked, options);
    if (answer.statusCode !== status) {
      const line =
        typeof asked === 'string' ? asked : `${asked.method} ${JSON.stringify(asked.url)}`;
      throw new Error(`${line} → ${answer.statusCode}: ${answer.body}`);
    }
    return answer.json();
  };
  const send: TestCalls['send'] = (asked, options) => {
    const { as, key, headers, payload, ...rest } = {
      ...(typeof asked === 'string' ? lineOf(asked) : asked),
      ...options,
    };
    return app.inject({
      ...rest,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...headers,
        ...(as === undefined ? {} : { authorization: `Bearer ${as.token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
  };
  return {
    call,
    refused: async (status, asked, options) =>
      problemSchema.parse(await bodyOf(status, asked, options)),
    send,
  };
}

const METHODS: readonly Method[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function lineOf(line: string): { method: Method; url: string } {
  const space = line.indexOf(' ');
  const method = METHODS.find((one) => one === line.slice(0, space));
  if (method === undefined) throw new Error(`${line} begins with no method`);
  return { method, url: line.slice(space + 1) };
}

/** The table's entry for an address, which may have ids in it and a query behind it. */
function callAt(method: string, url: string): Call {
  const parts = url
    .replace(/^\/api\/|^\//, '')
    .replace(/\?.*/, '')
    .split('/');
  const found = Object.entries<Call>(CALLS).filter(([key]) => {
    const named = key.slice(key.indexOf('/') + 1).split('/');
    return (
      key.startsWith(`${method} `) &&
      named.length === parts.length &&
      named.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
  const [first] = found.sort(([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')));
  if (first === undefined) throw new Error(`${method} ${url} is no call of the table`);
  return first[1];
}
