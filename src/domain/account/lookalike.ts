import { BRAND } from '../brand';
import { STATES } from '../places/states';
import { nameSkeleton, oneShape, skeletonWords } from './name-skeleton';

type Kind = {
  what: string;
  /** Told as words of a name, in one piece or in several: 'U.B.A', 'Gi da'. */
  words: Set<string>;
  /** Told where nothing else stands beside them: 'Zenith' and 'U.B.A', but not 'Zenith Ade' or 'Uba Sani'. */
  alone?: Set<string>;
  /** Told within a longer word too, which no name of a person or a home has. */
  within: string[];
  /** Told at the end of a longer word: 'gidasupport', but not 'supportive'. */
  ends: string[];
  /** Told at the end of the whole name: 'Electoral Commission', but not 'Commission Eze'. */
  last?: string[];
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
        'support, customer, customer care, customer service, help desk, admin, administrator, moderator, security team, payments, payments team, billing, escrow, verified, verification, no reply, postmaster',
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
        'bank, gtbank, gtco, fcmb, ecobank, stanbic, wema, opay, palmpay, moniepoint, cbn, gtb, guaranty trust, first city monument, paystack, flutterwave, interswitch, remita, fairmoney, jaiz, providus',
      ),
    ),
    alone: new Set(shapes('uba, zenith, polaris, keystone, kuda, access, fidelity, sterling')),
    within: [
      ...shapes('fcmb, palmpay, moniepoint, stanbic'),
      ...WITH_BANK.split(', ').map((name) => nameSkeleton(`${name}bank`)),
    ],
    ends: [],
  },
  {
    what: 'a public body',
    words: new Set([
      ...shapes(
        'government, govt, ministry, federal, police, efcc, effc, icpc, firs, lirs, lasrera, nimc, inec, customs, navy, army, court, tribunal, state house, embassy, lasg, lasaa, state governor, nnpc, ndlea, npf, frsc, nafdac, nscdc, immigration, fct administration, fcta, scuml, cac, corporate affairs, esvarbon, niesv, lands bureau, land bureau, bureau of lands, land registry, lands registry',
      ),
      ...STATES.map((state) => nameSkeleton(`${state} State`)),
    ]),
    alone: new Set(shapes('fha')),
    within: shapes('government, efcc, icpc, lasrera, policeforce, ministryof'),
    ends: shapes('govt, ministry, police, customs, embassy'),
    last: shapes('commission'),
  },
];
/** 'Gidda', 'Giida' and 'Gidaa': our name with a letter held down. */
const HELD_DOWN = new RegExp(`\\b${Array.from(BRAND, (letter) => `${letter}+`).join('')}\\b`, 'i');
/** A mark of approval, or what turns the letters behind it round, is in nobody's name. */
const MARKED = /[✅☑✔✓🛡🏅🔰🔵\u202a-\u202e\u2066-\u2069]/u;
const LINKED =
  /\bd[o0]t\s+(?:com|net|org|ng)\b|https?:|\bwww\.|\w\.(?:com?|net|org|ng|uk|us|ai|io|cc|tv|app|info|biz|xyz|me|ly|site|online|shop|store|link|click|top|dev|page|live|tech|agency|homes|house|estate|properties|africa|gov|edu)\b/i;
/** Digits that stand for letters in a word that has letters: '6ida', 'B4nk'. */
const DIGITS: Readonly<Record<string, string>> = {
  '4': 'a',
  '6': 'g',
  '9': 'g',
  '7': 't',
  '8': 'b',
};
/** Beside a name they say nothing of whose it is: 'Zenith Nigeria Plc'. */
const OF_A_COMPANY = new Set(
  shapes(
    'plc, nigeria, ng, limited, ltd, mfb, microfinance, group, online, mobile, app, loans, official',
  ),
);
const LONGEST_WORD = Math.max(...KINDS.flatMap(({ words }) => Array.from(words, (w) => w.length)));

/**
 * What a name looks like that its owner hardly is: 'us', 'a bank', 'a public body' or 'a link', whatever letters,
 * signs and spaces it is written with; null for any other. Such names are decided on by a person.
 */
export function lookalikeOf(name: string): string | null {
  if (LINKED.test(name)) return 'a link';
  if (MARKED.test(name) || HELD_DOWN.test(name)) return 'us';
  const spelled = withoutDigits(name);
  const pieces = piecesOf(skeletonWords(spelled, true));
  const words = skeletonWords(spelled).map(oneShape);
  const plain = words.filter((word) => !OF_A_COMPANY.has(word));
  const rest = oneShape(plain.join(''));
  const fits = ({ words: told, alone, within, ends, last = [] }: Kind) =>
    alone?.has(rest) === true ||
    last.some((part) => rest.endsWith(part)) ||
    pieces.some((piece) => told.has(piece)) ||
    words.some(
      (word) =>
        within.some((part) => word.includes(part)) || ends.some((part) => word.endsWith(part)),
    );
  return KINDS.find(fits)?.what ?? null;
}

/** 'G!da', '6ida', 'F1rst B4nk' with the letters that are meant; 'Homes 6' as it is. */
function withoutDigits(name: string): string {
  return name
    .replace(/[!¡](?=\p{L})/gu, 'i')
    .replace(/[\p{L}\d@$|]+/gu, (word) =>
      /\p{L}{2}/u.test(word) ? word.replace(/[46789]/g, (digit) => DIGITS[digit] ?? digit) : word,
    );
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
