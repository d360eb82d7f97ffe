let servedAt = '';

/** Says where the app is served, for who draws its pages without a window. */
export function servePagesAt(publicUrl: string): void {
  servedAt = publicUrl;
}

/** Where the app is served: `https://gida.example`. */
export function pageOrigin(): string {
  return typeof window === 'undefined' ? servedAt : window.location.origin;
}
