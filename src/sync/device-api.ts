import { type ApiClient, type ApiClientOptions, createApiClient } from '../api/api-client';
import { API_BASE_URL } from '../api/base-url';
import { noteServerVersion } from '../db/answers-version';

const WAY = { baseUrl: API_BASE_URL, onVersion: noteServerVersion };
let client: ApiClient | undefined;

/** Sets how a page reports what it observed of the server; call once at start. */
export function configureDeviceApi(
  report: Required<Pick<ApiClientOptions, 'onReach' | 'onTooOld'>>,
): void {
  client = createApiClient({ ...WAY, ...report });
}

/** The one API client of a page, or of the worker. */
export function deviceApi(): ApiClient {
  client ??= createApiClient(WAY);
  return client;
}
