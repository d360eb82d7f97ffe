/** The outbox row's id: one key, one effect, however often the request arrives. */
export const IDEMPOTENCY_KEY = 'idempotency-key';
/**
 * On a message: how many seconds it waited on its device. Not the time it was written at, as the clock of
 * a phone may be wrong.
 */
export const WAITED_SECONDS = 'x-waited-seconds';
/** Set on an answer that was stored and is given again. */
export const IDEMPOTENT_REPLAY = 'idempotent-replay';
/**
 * The version of the API that a request and its answer speak. Every answer of the API carries it; one
 * without it comes from a captive portal or a proxy.
 */
export const API_MARK = 'x-gida-api';

/** On every answer: the id that stands on each line of the server's log about it. */
export const REQUEST_ID = 'x-request-id';

/** On a request for a photo that the page keeps itself: the worker does not keep it as well. */
export const KEPT_ELSEWHERE = 'x-kept-elsewhere';

/** There where the data saver was turned on in the app: the phone draws its pages itself. */
export const SAVES_DATA_COOKIE = 'gida-saves-data';
