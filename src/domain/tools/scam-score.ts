export type ScamLevel = 'High Risk' | 'Medium Risk' | 'Low Risk' | 'Likely Safe';

/** One thing to tick. */
interface ScamFlag {
  id: string;
  text: string;
  /** How much it tells of a scam, 2 to 5. */
  weight: 2 | 3 | 4 | 5;
  /** One sentence of advice. */
  why: string;
}

interface ScamFlagGroup {
  id: 'pricing' | 'listing' | 'agent' | 'viewings' | 'communication';
  title: string;
  flags: readonly ScamFlag[];
}

export interface ScamResult {
  /** Share of the total weight that is ticked, in whole percent. */
  score: number;
  level: ScamLevel;
  advice: string;
  /** The signs ticked that decide by themselves, whatever the score. */
  decisive: readonly ScamFlag[];
}

/** The 25 red flags of a rental, five in each group (the texts and weights are ours). */
export const SCAM_FLAG_GROUPS: readonly ScamFlagGroup[] = [
  {
    id: 'pricing',
    title: 'Price and payment',
    flags: [
      {
        id: 'price-far-below-area',
        text: 'The rent or price is far below that of similar homes in the same area',
        weight: 5,
        why: 'Compare a few similar homes nearby: a home far below all of them is the usual bait.',
      },
      {
        id: 'pay-before-inspection',
        text: 'You must pay rent, a deposit or a "commitment fee" before you have been inside',
        weight: 5,
        why: 'Pay nothing towards a home until you have been inside and know who owns it.',
      },
      {
        id: 'price-keeps-changing',
        text: 'The rent or the fees change each time you ask',
        weight: 2,
        why: 'Ask for the rent and every fee in writing, and hold the agent to that figure.',
      },
      {
        id: 'fees-not-itemised',
        text: 'A fee is above a tenth of the rent, or the fees come as one sum nobody will break down',
        weight: 2,
        why: 'Ask what each charge is for and who receives it, as a caution fee should come back.',
      },
      {
        id: 'cash-years-upfront',
        text: 'Two or more years of rent are wanted up front, and in cash',
        weight: 3,
        why: 'Offer one year by bank transfer, which leaves a record that cash does not.',
      },
    ],
  },
  {
    id: 'listing',
    title: 'The listing',
    flags: [
      {
        id: 'photos-used-elsewhere',
        text: 'The same photos appear elsewhere with another price, address or agent',
        weight: 5,
        why: 'Put the photos through an image search, as scammers copy those of other listings.',
      },
      {
        id: 'photos-do-not-fit',
        text: "The photos do not fit the place, or carry another company's watermark",
        weight: 3,
        why: 'Ask for a video taken today, from the gate through every room.',
      },
      {
        id: 'no-exact-address',
        text: 'Only a wide area is given, such as "Lekki" or "Abuja", and no street or estate',
        weight: 3,
        why: 'Ask for the street and house number, and look it up on a map before you set out.',
      },
      {
        id: 'vague-description',
        text: 'The description is vague, contradicts itself or reads as copied',
        weight: 2,
        why: 'Ask about the meter, water and parking: whoever knows the home can answer at once.',
      },
      {
        id: 'keeps-reappearing',
        text: 'The listing is very old, or is taken down and comes back with other details',
        weight: 2,
        why: 'Ask why it is still there or came back, and compare the details with the first time.',
      },
    ],
  },
  {
    id: 'agent',
    title: 'Agent and landlord',
    flags: [
      {
        id: 'no-verifiable-identity',
        text: 'The agent shows no valid ID and no CAC-registered business',
        weight: 4,
        why: 'Ask for a government ID and look the business up in the public search of the CAC.',
      },
      {
        id: 'landlord-out-of-reach',
        text: 'You may not meet or call the landlord or the property manager',
        weight: 3,
        why: 'Speak to the landlord or manager yourself before you pay anything.',
      },
      {
        id: 'unrelated-account',
        text: 'Payment goes to an account in a name that is not that of the landlord or the agency',
        weight: 5,
        why: 'Pay only into an account whose name matches the landlord or agency on the agreement.',
      },
      {
        id: 'no-proof-of-authority',
        text: "The agent has no landlord's letter of authority and no proof of who owns the home",
        weight: 5,
        why: 'Ask for both, and have a lawyer check the owner at the land registry.',
      },
      {
        id: 'no-track-record',
        text: 'The agent has no office, no past clients and no membership of a professional body',
        weight: 2,
        why: 'Ask for a NIESV, ERCAAN or (in Lagos) LASRERA number and check it with that body.',
      },
    ],
  },
  {
    id: 'viewings',
    title: 'Viewings',
    flags: [
      {
        id: 'inspection-refused',
        text: 'You are refused an inspection, or offered only photos and videos',
        weight: 5,
        why: 'See it yourself or send someone you trust, and walk away if neither is allowed.',
      },
      {
        id: 'inspection-fee-no-receipt',
        text: 'A high inspection or form fee is taken before each viewing, without a receipt',
        weight: 3,
        why: 'Agree the fee once, get a receipt, and leave if each home is "just gone".',
      },
      {
        id: 'outside-only',
        text: 'You may look only from outside: the keys are missing or the tenant is away',
        weight: 4,
        why: 'Come back when you can go in, as someone with no key may have no right to let it.',
      },
      {
        id: 'odd-time-or-place',
        text: 'Viewings are only after dark, or the meeting place keeps moving',
        weight: 2,
        why: 'Go in daylight, not alone, and meet at the property itself.',
      },
      {
        id: 'neighbours-do-not-know',
        text: 'Neighbours or estate security know nothing of a vacancy or of the agent',
        weight: 3,
        why: 'Ask at the gate and next door, because they know who owns it and who lives there.',
      },
    ],
  },
  {
    id: 'communication',
    title: 'How they talk to you',
    flags: [
      {
        id: 'pressure-to-pay-today',
        text: 'Others are "about to pay", so you must pay today',
        weight: 3,
        why: 'Take the time to check, for a genuine landlord can wait a day.',
      },
      {
        id: 'chat-only',
        text: 'They only chat on WhatsApp or Telegram and never take a voice call',
        weight: 2,
        why: 'Insist on a call, and compare the number with the one on the listing.',
      },
      {
        id: 'owner-abroad-story',
        text: 'The owner is abroad, and the keys will be sent once you have paid',
        weight: 4,
        why: 'Deal only with someone in Nigeria who holds the keys and a power of attorney.',
      },
      {
        id: 'no-written-agreement',
        text: 'You are to pay without a written tenancy agreement or a receipt',
        weight: 4,
        why: 'Read the agreement before you pay, and have a lawyer look over it if you can.',
      },
      {
        id: 'asks-for-bank-secrets',
        text: 'They ask for your BVN, card details, PIN or a one-time code',
        weight: 5,
        why: 'Give them to nobody: no landlord needs them, and they open your bank account.',
      },
    ],
  },
];

/**
 * The signs that no honest offer shows, so that one of them is enough: money is wanted before anybody
 * was inside (twice: as a fee, and for keys to be sent from abroad), nobody may see the home at all,
 * the secrets of a bank account are asked for, the money goes to somebody else, or nobody shows that
 * the home is theirs to let. All others have harmless explanations too, as a low rent, or a photo that
 * two agents use, and count by their weight.
 */
const DECISIVE = new Set([
  'pay-before-inspection',
  'owner-abroad-story',
  'inspection-refused',
  'asks-for-bank-secrets',
  'unrelated-account',
  'no-proof-of-authority',
]);

/** From which score a level starts, the highest first. */
const LEVELS: readonly { from: number; level: ScamLevel; advice: string }[] = [
  {
    from: 70,
    level: 'High Risk',
    advice:
      'Stop here and pay nothing. Break off contact and keep the messages and receipts. ' +
      'If you have paid already, tell your bank and the police at once.',
  },
  {
    from: 40,
    level: 'Medium Risk',
    advice:
      'Do not pay yet. Clear up every flag you ticked, meet the landlord at the property ' +
      'and have a lawyer check who owns it first.',
  },
  {
    from: 20,
    level: 'Low Risk',
    advice:
      'Go on with care. Ask about the flags you ticked and get the answers in writing ' +
      'before any money moves.',
  },
  {
    from: 0,
    level: 'Likely Safe',
    advice:
      'Little points to a scam, but no list catches them all. Still see the home inside, ' +
      'check who owns it and pay by transfer against a receipt.',
  },
];

/**
 * How likely a rental is a scam, by the red flags ticked (TOOL-3): their share of the total
 * weight in percent, rounded before the level is read off. One decisive sign makes it a high risk,
 * however low the share. Ids that do not exist count nothing.
 */
export function scamScore(checkedIds: readonly string[] | ReadonlySet<string>): ScamResult {
  const checked = new Set(checkedIds);
  let total = 0;
  let ticked = 0;
  const flags = SCAM_FLAG_GROUPS.flatMap((group) => group.flags);
  for (const flag of flags) {
    total += flag.weight;
    if (checked.has(flag.id)) ticked += flag.weight;
  }
  const score = Math.round((ticked * 100) / total);
  const decisive = flags.filter(({ id }) => checked.has(id) && DECISIVE.has(id));
  const found = LEVELS.find((entry) => decisive.length > 0 || score >= entry.from);
  if (!found) throw new RangeError(`no level for a score of ${score}`);
  return { score, level: found.level, advice: found.advice, decisive };
}
