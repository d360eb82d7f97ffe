/**
 * What anybody else wrote, with its addresses broken apart for all to see, as mail programs make links of
 * them by themselves: `https[:]//a[.]example`, `ada[@]a[.]example`. Brackets, as a space would read like
 * a slip and be taken for one; whoever means to go there still can. Amounts and sentences stay as they are.
 */
export function unlinked(text: string): string {
  return (
    text
      // Of any scheme, and of slashes and colons of other alphabets, which browsers take too.
      .replace(/[:：](?=\p{Cf}*[/\\／＼])/gu, '[:]')
      .replace(
        /(?<![\p{L}\p{N}])(mailto|tel|sms|callto|skype|whatsapp|xmpp|intent|magnet|javascript|data|geo|file)[:：](?=\S)/giu,
        '$1[:]',
      )
      .replace(/(?<=\S)[@＠﹫](?=\S)/gu, '[@]')
      // The dot of a name of a host, in every form in which it is one.
      .replace(/(?<![\p{L}\p{N}])(www)[.．。｡]/giu, '$1[.]')
      .replace(/(?<=\S)[.．。｡](?=\p{Cf}*\p{L})/gu, '[.]')
      .replace(/(?<![\d.])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(?=\d)/g, '$1[.]$2[.]$3[.]')
  );
}
