/**
 * How the files of code begin that few people ever need: what draws PMTiles, what reads passkeys,
 * what takes over the storage of the first versions, the settings of second factors, the addresses of calendars and the end of an account,
 * which need the network themselves,
 * and the screens of approvers, which their own phones fetch with the first round.
 * They are not fetched ahead; they come with the first use and stay.
 */
export const LATE_CODE = ['vector-layer-', 'late-'] as const;
