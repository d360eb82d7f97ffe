const PREFIX = 'form:';

/** What a form held when this tab was last left or reloaded, or undefined. */
export function readKeptForm(key: string): unknown {
  try {
    const stored = sessionStorage.getItem(PREFIX + key);
    return stored === null ? undefined : (JSON.parse(stored) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps what a form holds for this tab; undefined forgets it. Passwords are never among it. */
export function keepForm(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: the form lives as long as its page.
  }
}

/** Forgets every form of this tab: another person may use it next. */
export function forgetForms(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
