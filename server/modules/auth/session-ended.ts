import { ProblemError } from '../../plugins/problem-error';

/** The one answer to whoever asks in a session that is over. */
export function sessionEnded(): ProblemError {
  return new ProblemError(401, 'unauthorised', 'Your session has ended. Please log in again.');
}
