/** Pages kept, the longest unused one going first. */
const KEPT = 200;

/**
 * Remembers what was written last for each address, for as long as it would be written from the same:
 * a search that many people open is drawn once until something in it changes.
 */
export function rememberPages(): (address: string, from: string, write: () => string) => string {
  const pages = new Map<string, { from: string; html: string }>();
  return (address, from, write) => {
    const known = pages.get(address);
    const page = known?.from === from ? known : { from, html: write() };
    pages.delete(address);
    pages.set(address, page);
    const [oldest] = pages.keys();
    if (pages.size > KEPT && oldest !== undefined) pages.delete(oldest);
    return page.html;
  };
}
