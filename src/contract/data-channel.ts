/** The channel on which the worker tells pages how many bytes it has fetched. */
export const DATA_CHANNEL = 'gida-data';
export type DataFetched = { bytes: number };
