import { MISFIT } from '../modules/second-factor/codes-fit';
import type { Finding } from './finding';

/** Whether all processes have one key for what lies encrypted in the database, and the right one. */
export function checkSecretKey(facts: {
  /** Whether several processes may use the database. */
  isShared: boolean;
  /** Whether the key is a setting, and no file below DATA_DIR. */
  isSet: boolean;
  /** Whether it opens what codes from an app are checked with. */
  fits: boolean;
  demo: boolean;
}): Finding[] {
  const found: Finding[] = [];
  if (!facts.fits) found.push({ level: 'unwise', text: MISFIT });
  if (facts.isShared && !facts.isSet && !facts.demo)
    found.push({
      level: 'unwise',
      text: 'SECRET_KEY is missing, so codes from an app work with this DATA_DIR alone: set it to the key in its file secret-key, alike for every process.',
    });
  return found;
}
