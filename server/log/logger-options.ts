import type { FastifyServerOptions } from 'fastify';
import { loggedError } from './logged-error';
import { loggedRequest } from './logged-request';
import { withoutPersonalData } from './without-personal-data';

export const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** How the server logs: one JSON object a line, without personal data. */
export function loggerOptions(
  level: LogLevel | 'silent',
  to?: { write(line: string): void },
): LoggerOptions {
  return {
    level,
    ...(to === undefined ? {} : { stream: to }),
    serializers: {
      req: loggedRequest,
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error) => loggedError(error),
    },
    hooks: {
      // An error alone would become the message of its line as it is.
      logMethod(args, method) {
        const [first, ...rest] = args as unknown[];
        const given = first instanceof Error ? [{ err: first }, first.message] : [first, ...rest];
        const cut = given.map((part) =>
          typeof part === 'string' ? withoutPersonalData(part) : part,
        );
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as many as were given, and texts for texts
        method.apply(this, cut as typeof args);
      },
    },
  };
}
