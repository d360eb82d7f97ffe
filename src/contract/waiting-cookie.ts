/** The cookie that holds how many things wait on a phone; pages and the worker write it. */
export const WAITING_COOKIE = 'gida-waiting';
export const WAITING_COOKIE_SECONDS = 180 * 86_400;
