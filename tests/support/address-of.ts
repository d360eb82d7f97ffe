/** The address that was asked for, whatever way it was given to `fetch`. */
export const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  input instanceof Request ? input.url : input.toString();
