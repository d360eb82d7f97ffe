/**
 * The path that was meant by a link glued together with a slash too many. A browser reads a backslash as
 * a slash: '/\evil.example' would be another site.
 */
export const tidyPath = (path: string): string => path.replace(/[/\\]{2,}/g, '/');
