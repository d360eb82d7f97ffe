import { downloadFile } from './download-file';

/** How a file left this page; 'cancelled' where the person thought better of it. */
export type FileShared = 'shared' | 'saved' | 'cancelled';

/** Offers a file with a text by the system's share sheet; where that takes no files it is downloaded. */
export async function shareFile(file: File, text: string): Promise<FileShared> {
  const data = { files: [file], text };
  if (typeof navigator.share === 'function' && navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // The sheet opens only soon after a tap, and some phones take no pictures after all.
    }
  }
  downloadFile(file.name, file.type, file);
  return 'saved';
}
