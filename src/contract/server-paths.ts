/** The first parts of the addresses that the server answers itself; all others are the app's pages and files. */
export const SERVER_PATHS = ['/api', '/photos', '/tiles', '/mailbox', '/register'] as const;
