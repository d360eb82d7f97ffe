/**
 * The version of the API that this build speaks. It counts up with everything that a server or a phone
 * of the version before does not know: a call, a field, a filter, an option, a command (CONTRIBUTING.md).
 */
export const API_VERSION = 2;

/**
 * The oldest version whose answers, as phones keep them, have all that screens read: what an earlier one
 * answered is asked for again.
 */
export const ANSWERS_WHOLE_SINCE = 1;

/** The oldest version that this server still serves: two before its own. */
export const OLDEST_SERVED = Math.max(1, API_VERSION - 2);
