import type { Effect } from './effect-log';
import type { Word } from './page-script';
import type { Item } from './ledger';
import { type Evidence, insertsOf, isRefused, isSaved } from './evidence';

const MARK = /q-\d+-[a-z]+/g;
/** A commit is noted a moment before it is one; the screen's clock and the server's are the same. */
const SLACK_MS = 2;

/** Every word of the screen that was not true when it was said, with what it was said of. */
export function judgeWords(evidence: Evidence): string[] {
  return evidence.words.flatMap((word) => {
    const why = whyFalse(evidence, word);
    return why === null
      ? []
      : [`'${word.word}' at ${new Date(word.at).toISOString()} on ${word.path}: ${why}`];
  });
}

/** Why a word was false, or null where it was true or is about nothing of this run. */
function whyFalse(evidence: Evidence, word: Word): string | null {
  const { effects, ledger } = evidence;
  const before = effects.filter(({ at }) => at <= word.at + SLACK_MS);
  const person = ledger.personAt(word.at);
  if (word.word === 'Nothing waits to be sent') return unsentAt(evidence, before, word, person);
  if (word.word.startsWith('Refused: ')) return refusalOf(evidence, before, word);
  if (/^(Sent|Read)$/.test(word.word)) {
    const missing = marked(evidence, word).filter((item) => insertsOf(before, item).length === 0);
    if (missing.length === 0) return null;
    const came = missing.map((item) => {
      const [first] = insertsOf(effects, item);
      return `${item.mark} (${first === undefined ? 'never' : `${Math.round(first.at - word.at)} ms later`})`;
    });
    return `the server had no ${came.join()}`;
  }
  if (
    /^(Message [Ss]ent [Ss]uccessfully!|Your message has been sent|Your reply to )/.test(word.word)
  ) {
    const item = ledger.items.findLast(
      ({ tab, kind, begunAt }) =>
        tab === word.tab && (kind === 'message' || kind === 'contact') && begunAt <= word.at,
    );
    if (item === undefined || insertsOf(before, item).length > 0) return null;
    return `the server had no ${item.kind} ${item.mark}`;
  }
  return word.word === 'Published'
    ? notPublished(before, word)
    : notSaved(evidence, before, word, person);
}

/** Items whose marks stand where the word was said. */
function marked({ ledger }: Evidence, word: Word): Item[] {
  const marks = new Set(word.about.match(MARK) ?? []);
  return ledger.items.filter(({ mark }) =>
    [...marks].some((one) => mark === one || mark.endsWith(one)),
  );
}

function unsentAt(evidence: Evidence, before: Effect[], word: Word, person: string): string | null {
  const { ledger, users } = evidence;
  const due = ledger.items.filter(
    (item) =>
      item.person === person &&
      item.promisedAt !== null &&
      item.promisedAt <= word.at &&
      !item.takingBack &&
      !isRefused(evidence, item, 'given up'),
  );
  const missing = due.filter((item) => insertsOf(before, item).length === 0);
  if (missing.length > 0) return `the server had no ${missing.map(({ mark }) => mark).join()}`;
  const saved = new Map(
    ledger.values
      .filter(
        ({ what, promisedAt, person: whose }) =>
          whose === person &&
          what.startsWith('saved ') &&
          promisedAt !== null &&
          promisedAt <= word.at,
      )
      .map((value) => [value.what.slice('saved '.length), value]),
  );
  for (const [home, { value }] of saved)
    if (
      !ledger.refusals.some(({ entityId }) => entityId === home) &&
      String(isSaved(before, users[person], home)) !== value
    )
      return `home ${home} was ${value === 'true' ? 'not ' : ''}saved`;
  return null;
}

/** A refusal must have been answered, and what is called refused must not have been done. */
function refusalOf(evidence: Evidence, before: Effect[], word: Word): string | null {
  const answered = evidence.log.some(
    ({ answered: answer }) =>
      answer !== null && answer.marked && answer.status >= 400 && answer.at <= word.at + SLACK_MS,
  );
  if (!answered) return 'nothing was refused';
  const done = marked(evidence, word).filter(
    (item) => item.kind !== 'listing' && insertsOf(before, item).length > 0 && !item.takingBack,
  );
  return done.length === 0 ? null : `the server had ${done.map(({ mark }) => mark).join()}`;
}

function notPublished(before: Effect[], word: Word): string | null {
  for (const id of word.listings) {
    const row = before.findLast(
      (effect) => effect.table === 'properties' && effect.row.id === id,
    )?.row;
    // Listings from before the run are as they were.
    if (row === undefined) continue;
    if (row.status !== 'Active') return `listing ${id} was ${String(row.status)} on the server`;
    const price = `₦${Number(row.price).toLocaleString('en-NG')}`;
    if (!word.about.includes(price))
      return `its price was ${price} on the server, the card: ${word.about.slice(0, 200)}`;
  }
  return null;
}

/** 'Saved in your account': a home with a heart, or a draft of one's own. */
function notSaved(
  { users }: Evidence,
  before: Effect[],
  word: Word,
  person: string,
): string | null {
  const ids = word.listings.length > 0 ? word.listings : (word.path.match(/[0-9a-f-]{36}/g) ?? []);
  if (word.path.startsWith('/dashboard')) {
    const known = (id: string) =>
      before.some(({ table, row }) => table === 'properties' && row.id === id);
    const marks = word.about.match(MARK) ?? [];
    const missing = ids.filter((id) => !known(id));
    return marks.length === 0 || missing.length === 0
      ? null
      : `the server had no listing ${missing.join()}`;
  }
  const missing = ids.filter((id) => !isSaved(before, users[person], id));
  return missing.length === 0 ? null : `home ${missing.join()} was not saved for ${person}`;
}
