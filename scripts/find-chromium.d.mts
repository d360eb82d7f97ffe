/** The path of a Chromium, or null for Playwright's own. */
export function findChromium(): string | null;
