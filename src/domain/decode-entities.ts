/** The names of U+00A0 to U+00FF, in their order (HTML 4, 24.2). */
const LATIN_1 =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro
  para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave
  Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc
  Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc
  iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(
    /\s+/,
  );

/** The usual signs outside of it, and their names in the same order. */
const SIGNS = `&<>"'€™•–—…−≤≥≠≈‘’‚“”„′‹›←→↑↓✓\u2002\u2003\u2009\u200c\u200d†ŒœŠšŸƒˆ`;
const SIGN_NAMES =
  `amp lt gt quot apos euro trade bull ndash mdash hellip minus le ge ne asymp lsquo rsquo sbquo ldquo rdquo bdquo prime
  lsaquo rsaquo larr rarr uarr darr check ensp emsp thinsp zwnj zwj dagger OElig oelig Scaron scaron Yuml fnof circ`.split(
    /\s+/,
  );

const NAMED = new Map([
  ...LATIN_1.map((name, at): [string, string] => [name, String.fromCodePoint(0xa0 + at)]),
  ...SIGN_NAMES.map((name, at): [string, string] => [name, SIGNS.charAt(at)]),
]);

/** What old word processors number 128 to 159 by a table of their own; browsers read it so too. */
const WINDOWS_1252 = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';

/**
 * A text of HTML with its character references decoded, each once: numbers as a browser reads them,
 * the names of Latin-1 and of the usual signs. Any other name stays as it is written.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w{2,8}));/gi,
    (written: string, decimal?: string, hex?: string, name = '') => {
      if (decimal !== undefined) return character(Number(decimal));
      if (hex !== undefined) return character(Number.parseInt(hex, 16));
      return NAMED.get(name) ?? written;
    },
  );
}

function character(code: number): string {
  if (code >= 0x80 && code < 0xa0) return WINDOWS_1252.charAt(code - 0x80);
  const isNone = code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000);
  return isNone ? '\uFFFD' : String.fromCodePoint(code);
}
