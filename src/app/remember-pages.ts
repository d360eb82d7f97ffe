/** How much is kept, in characters of two bytes each; the longest unused page goes first. */
const MOST_KEPT = 20_000_000;

/**
 * Remembers what was written last for each address, for as long as it would be written from the same:
 * a search that many people open is drawn once until something in it changes.
 */
export function rememberPages(
  most = MOST_KEPT,
): (address: string, from: string, write: () => string) => string {
  const pages = new Map<string, { from: string; html: string }>();
  let kept = 0;
  const drop = (address: string) => {
    const page = pages.get(address);
    kept -= page === undefined ? 0 : lengthOf(address, page);
    pages.delete(address);
  };
  return (address, from, write) => {
    const known = pages.get(address);
    const page = known?.from === from ? known : { from, html: write() };
    drop(address);
    pages.set(address, page);
    kept += lengthOf(address, page);
    for (const oldest of pages.keys()) {
      if (kept <= most) break;
      drop(oldest);
    }
    return page.html;
  };
}

const lengthOf = (address: string, { from, html }: { from: string; html: string }): number =>
  address.length + from.length + html.length;
