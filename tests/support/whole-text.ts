import type { MatcherFunction } from '@testing-library/react';

/** Matches the innermost element whose whole text fits, whatever elements its words stand in. */
export function wholeText(words: string | RegExp): MatcherFunction {
  const fits = (element: Element | null) => {
    const text = element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    return typeof words === 'string' ? text === words : words.test(text);
  };
  return (_, element) => fits(element) && ![...(element?.children ?? [])].some(fits);
}
