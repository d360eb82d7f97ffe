/**
 * How the files of code begin that few people ever need: what draws PMTiles, what reads passkeys,
 * what takes over the storage of the first versions, and the settings of second factors, which need the network themselves.
 * They are not fetched ahead; they come with the first use and stay.
 */
export const LATE_CODE = ['vector-layer-', 'late-'] as const;
