/** Where the API lives; '' is the app's own host (API-1). The page and the worker use the same. */
export const API_BASE_URL: string = import.meta.env.VITE_API_URL ?? '';
