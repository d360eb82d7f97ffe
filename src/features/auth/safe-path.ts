/** Only a path of this app may follow a login: a full address could lead anywhere. */
export function safePath(path: string | null): string | null {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}
