/**
 * What a stranger wrote, with its addresses of the web broken apart for all to see, as mail programs
 * make links of them by themselves: `https[:]//a[.]example`. Amounts and sentences stay as they are.
 */
export function unlinked(text: string): string {
  return (
    text
      // Of any scheme, and of slashes and colons of other alphabets, which browsers take too.
      .replace(/[:：](?=[/\\／＼])/g, '[:]')
      .replace(/\b(mailto|tel|sms|javascript|data|geo|file)[:：]/gi, '$1[:]')
      // The dot of a name of a host, in every form in which it is one.
      .replace(/(?<=[\p{L}\p{N}_-])[.．。｡](?=\p{L})/gu, '[.]')
  );
}
