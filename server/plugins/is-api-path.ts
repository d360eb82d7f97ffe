import { decodePath } from './decode-path';

/** Whether an address is the API's, also one that names nothing there. */
export function isApiPath(url: string): boolean {
  const path = decodePath(url);
  return path === '/api' || path.startsWith('/api/');
}
