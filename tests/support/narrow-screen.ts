import { vi } from 'vitest';

/** The window is as narrow as a phone's, until the test ends. */
export function narrowScreen(): void {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('max-width') ? 'all' : query),
  );
}
