/** Whether an address is of the API's documentation page and its files. */
export function isDocsPath(url: string): boolean {
  return /^\/api\/docs([/?]|$)/.test(url);
}
