type Where = 'localStorage' | 'sessionStorage';

/** What the browser keeps under a key; null for nothing, and where storage is refused. */
export function readStored(key: string, where: Where = 'localStorage'): string | null {
  try {
    // Even the name of a refused storage throws.
    return window[where].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value under a key; null removes it. @returns false where storage is refused or full. */
export function store(key: string, value: string | null, where: Where = 'localStorage'): boolean {
  try {
    if (value === null) window[where].removeItem(key);
    else window[where].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
