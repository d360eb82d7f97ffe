import type { SourceReader } from '../../server/modules/listing-source/fetch-due-sources';
import { readSource } from '../../server/modules/listing-source/read-source';

/** Reads files of addresses as a `SourceProcess` does, without starting one. */
export const inThisProcess: SourceReader = {
  read: async ({ bytes, options }) => readSource(bytes, options),
};
