/**
 * Only a path of this app may follow a login: a full address could lead anywhere. So could two slashes
 * on end, a backslash read as one, and a tab or a line end between them, which browsers take out.
 */
export function safePath(path: string | null): string | null {
  return path !== null && /^(?=\/)(?:\/[^\s/\\?#]+)*\/?(?:[?#]\S*)?$/.test(path) ? path : null;
}
