// As little of it as the bench uses: the published types bring a second set of Node's own.
declare module 'pouchdb-browser' {
  type Answer<Document> = { docs: Document[] };
  export default class PouchDB<Document> {
    static plugin(plugin: unknown): void;
    constructor(name: string, options?: object);
    createIndex(index: object): Promise<unknown>;
    bulkDocs(documents: object[]): Promise<unknown>;
    find(query: object): Promise<Answer<Document>>;
  }
}
declare module 'pouchdb-find' {
  const plugin: unknown;
  export default plugin;
}
