import { useEffect } from 'react';
import { wakeEngine } from '../sync/wake';

/** Milliseconds between two questions: who looks through all sections pays for one. */
const APART_MS = 15_000;

let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Asks the server what is new when a section of an account is opened, which shows at once what this phone
 * knows. @param section its address; null for what is nobody's
 */
export function useLatest(section: string | null): void {
  useEffect(() => {
    if (section === null || performance.now() - askedAt < APART_MS) return;
    askedAt = performance.now();
    wakeEngine();
  }, [section]);
}
