/** How a link left this page; 'cancelled' where the person thought better of it. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Offers a link by the system's share sheet, else puts it on the clipboard. */
export function shareLink(title: string, url: string): Promise<Shared> {
  return share({ title, url }, url);
}

/** Offers a text in the same way. */
export function shareText(title: string, text: string): Promise<Shared> {
  return share({ title, text }, text);
}

async function share(data: ShareData, plain: string): Promise<Shared> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(data);
      return 'shared';
    }
    await navigator.clipboard.writeText(plain);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
