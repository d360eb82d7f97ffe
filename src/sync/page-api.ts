import { type ApiClient, type ApiClientOptions, createApiClient } from '../api/api-client';
import { API_BASE_URL } from '../api/base-url';

let client: ApiClient | undefined;

/** Sets how this page reports what it observed of the server; call once at start. */
export function configurePageApi(
  report: Required<Pick<ApiClientOptions, 'onReach' | 'onTooOld'>>,
): void {
  client = createApiClient({ baseUrl: API_BASE_URL, ...report });
}

/** The page's one API client. */
export function pageApi(): ApiClient {
  client ??= createApiClient({ baseUrl: API_BASE_URL });
  return client;
}
