/** Stands in built pages for the address they will be served at, which only the server knows. */
export const PUBLIC_URL_MARK = 'https://public-url.invalid';
