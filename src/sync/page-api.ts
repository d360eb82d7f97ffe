import { type ApiClient, createApiClient } from '../api/api-client';

let client: ApiClient | undefined;

/** Sets how this page reports what it observed of the server; call once at start. */
export function configurePageApi(onReach: (reached: boolean) => void): void {
  client = createApiClient({ baseUrl: import.meta.env.VITE_API_URL ?? '', onReach });
}

/** The page's one API client. */
export function pageApi(): ApiClient {
  client ??= createApiClient({ baseUrl: import.meta.env.VITE_API_URL ?? '' });
  return client;
}
