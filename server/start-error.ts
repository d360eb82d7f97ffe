/** A reason not to start, in one line for the operator: printed without a stack, exit code 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
