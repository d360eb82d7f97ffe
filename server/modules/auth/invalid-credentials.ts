import { ProblemError } from '../../plugins/problem-error';

/** The one answer to a login that proves nothing: it does not tell what of it was wrong. */
export function invalidCredentials(): ProblemError {
  return new ProblemError(401, 'unauthorised', 'Invalid credentials. Please try again.');
}
