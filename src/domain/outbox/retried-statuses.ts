/**
 * Refusals after which a command is sent again later. A visitor's request needs no login: whoever asks
 * for one (401) is not our server's own word for long. 426: what waits goes out by the next version.
 */
export const RETRIED_STATUSES: ReadonlySet<number> = new Set([401, 408, 425, 426, 429]);
