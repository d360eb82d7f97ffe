/** How the files of code begin that agents alone need: their own phones fetch them, with each version. */
export const AGENT_CODE = 'late-agent-';

/**
 * How the files of code begin that few people ever need: agents' own, what draws PMTiles, what reads passkeys,
 * what takes over the storage of the first versions, the settings of second factors, the addresses of calendars
 * and the end of an account, which need the network themselves,
 * and the screens of approvers, which their own phones fetch with the first round.
 * They are not fetched ahead; they come with the first use and stay.
 */
export const LATE_CODE = ['vector-layer-', 'late-'] as const;

/** Asks the worker to fetch agents' code and to keep it; it answers whether all of it is here. */
export const KEEP_AGENT_CODE = 'KEEP_AGENT_CODE';
