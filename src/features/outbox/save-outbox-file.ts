import { showToast } from '../../components/delivery/toasts';
import type { Database } from '../../components/context/database-context';
import { collectOutboxFile } from '../../db/repositories/outbox/collect-outbox-file';
import { exportedWords } from '../../domain/outbox/outbox-file-words';
import { downloadFile } from '../../platform/files/download-file';

/**
 * Saves what waits, or one row of it, as files for another phone: one for each outbox.
 * @param databases a visitor's before the person's own
 */
export async function saveOutboxFile(
  databases: readonly Database[],
  only: string | null = null,
): Promise<void> {
  const own = databases.at(-1);
  try {
    let rows = 0;
    let left = 0;
    for (const database of databases) {
      const collected = await collectOutboxFile(only, database);
      rows += collected.rows;
      left += collected.left;
      if (collected.rows === 0) continue;
      const whose = database === own ? '' : '-visitor';
      downloadFile(`gida-outbox${whose}-${today()}.json`, 'application/json', collected.file);
    }
    showToast(left === 0 ? 'success' : 'blank', exportedWords({ rows, left }));
  } catch (error) {
    console.error(error);
    showToast('error', 'The outbox could not be written into a file.');
  }
}

/** Today on this device, yyyy-mm-dd. */
function today(): string {
  const now = new Date();
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
}
