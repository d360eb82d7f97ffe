/** 'It's been rented', 'Somebody don pay', alone in a message: of the home that was told above it. */
const GONE =
  /\bit['’]?s (?:just |now |already )?been (?:sold|let|rented|taken|leased)\b|^\W*(?:some(?:body|one)|(?:a|the|one) (?:client|tenant|buyer|person)) (?:don|has|have) (?:already |just |now )?(?:pay|paid)(?: (?:o+|already|for (?:it|am|that one|this one)))*\W*$/im;

/** 'Owner: Chief Obi', 'commission 10% mine 5%', 'key at the shop'. */
const PRIVATE =
  /\b(?:owner|landlord|landlady|vendor|seller)s?\s*[:=]\s*(?:mr|mrs|miss|ms|dr|engr|barr|chief|alhaji|alhaja|hajia|pastor|prof|otunba|madam|mama|oga)\b\.?(?:\s+\p{L}+)?|\bmine\s*[:=-]?\s*\d{1,2}\s*%|\b(?:commission|fee)s?\s+(?:sharing|shared|split)\b|\bsharing\s+(?:formula\s+)?\d{1,2}\s*%|\bkeys?\s+(?:is\s+|are\s+)?at\s+(?:the\s+|my\s+|our\s+)?(?:shop|gate|office|security|caretaker|mallam|neighbou?r)\w*/iu;

/** The words by which a message says that a home is gone as people say it in a chat; null where there are none. */
export const goneInChat = (words: string): string | null => GONE.exec(words)?.[0].trim() ?? null;

/** What an advert says that agents tell one another; null where there is nothing. */
export const privateInAdvert = (words: string): string | null => PRIVATE.exec(words)?.[0] ?? null;
