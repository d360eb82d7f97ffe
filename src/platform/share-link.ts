/** How a link left this page; 'cancelled' where the person thought better of it. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Offers a link by the system's share sheet, else puts it on the clipboard. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
