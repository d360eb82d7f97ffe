import { withoutPersonalData } from './without-personal-data';

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: string;
  errors?: { type: string; message: string }[];
};

/** So many of the errors that one stands for are enough to see what it is about. */
const MOST_ERRORS = 10;

/**
 * What a log says of an error. Whatever else an error carries stays out: PostgreSQL's `detail` quotes
 * the row that was written.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPersonalData(String(error)), stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const { cause } = error;
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    stack: withoutPersonalData(error.stack ?? ''),
    ...(code === undefined ? {} : { code }),
    ...(cause instanceof Error ? { cause: withoutPersonalData(cause.message) } : {}),
    ...(error instanceof AggregateError ? { errors: errorsOf(error) } : {}),
  };
}

function errorsOf({ errors }: AggregateError): { type: string; message: string }[] {
  return errors.slice(0, MOST_ERRORS).map((one: unknown) => {
    const { type, message } = loggedError(one);
    return { type, message };
  });
}
