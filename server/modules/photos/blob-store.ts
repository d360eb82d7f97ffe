/** Where photo files live: names are content hashes, so a name never changes its meaning. */
export type BlobStore = {
  /** Stores bytes under a name; storing the same name again is harmless. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes under a name, or null where there are none. */
  read(name: string): Promise<Uint8Array | null>;
  /** Removes what is stored under a name; a name that is not there is no failure. */
  delete(name: string): Promise<void>;
};
