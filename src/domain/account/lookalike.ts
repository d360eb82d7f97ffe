import { BRAND } from '../brand';
import { nameSkeleton, oneShape, skeletonWords } from './name-skeleton';

type Kind = {
  what: string;
  /** Told as words of a name, in one piece or in several: 'U.B.A', 'Gi da'. */
  words: Set<string>;
  /** Told within a longer word too, which no name of a person or a home has. */
  within: string[];
  /** Told at the end of a longer word: 'gidasupport', but not 'supportive'. */
  ends: string[];
};

const shapes = (list: string) => list.split(', ').map(nameSkeleton);
/** With the word 'bank' these are banks; some are other names without it. */
const WITH_BANK =
  'access, central, citi, eco, fidelity, first, gt, globus, heritage, jaiz, keystone, kuda, lotus, opay, optimus, polaris, premiumtrust, providus, signature, standardchartered, stanbic, sterling, suntrust, titan, uba, union, unity, wema, zenith';
const AFTER_BRAND =
  'admin, agent, agents, app, care, estate, estates, help, home, homes, info, nigeria, official, pay, properties, property, realty, security, service, services, support, team, verified, verify';

const KINDS: readonly Kind[] = [
  {
    what: 'us',
    words: new Set([
      ...shapes(
        'support, customer care, customer service, help desk, admin, administrator, security team',
      ),
      nameSkeleton(BRAND),
      ...AFTER_BRAND.split(', ').map((word) => nameSkeleton(`${BRAND}${word}`)),
    ]),
    within: shapes('customercare, customerservice, helpdesk, securityteam'),
    ends: shapes('support, administrator'),
  },
  {
    what: 'a bank',
    words: new Set(
      shapes(
        'bank, gtbank, gtco, zenith, uba, fcmb, ecobank, stanbic, polaris, wema, keystone, opay, palmpay, moniepoint, kuda, cbn',
      ),
    ),
    within: [
      ...shapes('fcmb, palmpay, moniepoint, stanbic'),
      ...WITH_BANK.split(', ').map((name) => nameSkeleton(`${name}bank`)),
    ],
    ends: [],
  },
  {
    what: 'a public body',
    words: new Set(
      shapes(
        'government, govt, ministry, federal, police, efcc, icpc, firs, lirs, lasrera, nimc, inec, customs, navy, army, court, commission, state house, embassy',
      ),
    ),
    within: shapes('government, efcc, icpc, lasrera, policeforce, ministryof'),
    ends: shapes('govt, ministry, police, customs, commission, embassy'),
  },
];
const LONGEST_WORD = Math.max(...KINDS.flatMap(({ words }) => Array.from(words, (w) => w.length)));

/**
 * What a name looks like that its owner hardly is: 'us', 'a bank' or 'a public body', whatever letters,
 * signs and spaces it is written with; null for any other. Such names are decided on by a person.
 */
export function lookalikeOf(name: string): string | null {
  const pieces = piecesOf(skeletonWords(name, true));
  const words = skeletonWords(name).map(oneShape);
  const fits = ({ words: told, within, ends }: Kind) =>
    pieces.some((piece) => told.has(piece)) ||
    words.some(
      (word) =>
        within.some((part) => word.includes(part)) || ends.some((part) => word.endsWith(part)),
    );
  return KINDS.find(fits)?.what ?? null;
}

/** The words of a name, and each few that follow one another as one. */
function piecesOf(words: readonly string[]): string[] {
  return words.flatMap((_, start) => {
    const pieces: string[] = [];
    let joined = '';
    for (const word of words.slice(start)) {
      joined += word;
      // 'rn' and 'vv' become one letter each: what is longer than twice the longest never fits.
      if (joined.length > 2 * LONGEST_WORD) break;
      pieces.push(oneShape(joined));
    }
    return pieces;
  });
}
