import { describe, expect, it } from 'vitest';
import { safePath } from '../../src/features/auth/safe-path';

describe('where a login leads', () => {
  it.each([
    '/',
    '/messages',
    '/messages/',
    '/agents/a-b_c?homes=1,2#reviews',
    '/search-results?location=Yaba&from=https://gida.example//x',
    '/blog#a//b',
    '/search-results/Ọ̀yọ́',
  ])('%j is a page of this app', (path) => {
    expect(safePath(path)).toBe(path);
  });

  // A browser takes tabs and line ends out of an address, and reads a backslash as a slash.
  it.each([
    null,
    '',
    'evil.example',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/x',
    '/\r/x',
    '/\t\\x',
    '/./\t/x',
    '/.//x',
    '/x/..//x',
    '/x/\\x',
    '/messages?a=\t',
  ])('%j is none', (path) => {
    expect(safePath(path)).toBeNull();
  });
});
