import type { Effect } from './effect-log';
import { type Evidence, insertsOf, isRefused, isSaved, lastRow } from './evidence';
import { judgeWords } from './judge-words';
import type { Item, Ledger, Value } from './ledger';

export type Verdict = {
  lost: string[];
  doubled: string[];
  outOfOrder: string[];
  /** Taken back before it was sent, and delivered all the same. */
  undead: string[];
  saidFalsely: string[];
};

/** Holds what the server's tables saw against what was done and what the screen said. */
export function judge(evidence: Evidence): Verdict {
  const verdict: Verdict = { lost: [], doubled: [], outOfOrder: [], undead: [], saidFalsely: [] };
  for (const item of evidence.ledger.items) judgeItem(verdict, evidence, item);
  for (const value of newest(evidence.ledger.values)) judgeValue(verdict, evidence, value);
  judgeOrder(verdict, evidence);
  judgeSaved(verdict, evidence);
  judgeMails(verdict, evidence);
  verdict.saidFalsely.push(...judgeWords(evidence));
  return verdict;
}

function judgeItem(verdict: Verdict, evidence: Evidence, item: Item): void {
  const { effects, ledger } = evidence;
  const made = insertsOf(effects, item);
  const name = `${item.kind} ${item.mark}`;
  if (made.length > 1) verdict.doubled.push(`${name}: ${made.length} rows`);
  const [first] = made;
  if (first === undefined) {
    const owed =
      item.promisedAt !== null && !item.takingBack && !isRefused(evidence, item, 'given up');
    if (owed) verdict.lost.push(name);
    return;
  }
  const row = lastRow(effects, first.table, first.row.id);
  if (!item.takingBack) {
    if (row === null) verdict.lost.push(`${name}: deleted by nobody`);
    if (item.kind === 'listing' && row !== null && !isRefused(evidence, item, 'given up'))
      judgePhotos(verdict, ledger, effects, item, row);
    return;
  }
  if (item.takenBackAt === null || isRefused(evidence, item)) return;
  if (item.kind === 'message') {
    // What had arrived before stays with the other side, as the question before deleting says; and
    // it says when what is under way may arrive still.
    if (
      !item.mayArrive &&
      first.at > item.takenBackAt &&
      row !== null &&
      row.hidden_for_recipient !== true &&
      !isRecalled(row)
    )
      verdict.undead.push(
        `${name}: deleted, and delivered ${Math.round(first.at - item.takenBackAt)} ms later`,
      );
    if (row !== null && row.hidden_for_sender !== true && !isRecalled(row))
      verdict.lost.push(`deletion of ${name}`);
  }
  if (
    item.kind === 'inspection' &&
    row !== null &&
    /^(Pending|Confirmed|Rescheduled)$/.test(String(row.status))
  )
    verdict.lost.push(`${name}: called off, and ${String(row.status)} on the server`);
  if (item.kind === 'search' && row !== null) verdict.lost.push(`deletion of ${name}`);
  if (item.kind === 'listing' && row !== null && row.deleted_at === null)
    verdict.lost.push(`deletion of ${name}`);
}

/** Whatever column a server keeps a recall in. */
function isRecalled(row: Effect['row']): boolean {
  return Object.entries(row).some(
    ([column, value]) => /recall/.test(column) && value !== null && value !== false,
  );
}

function judgePhotos(
  verdict: Verdict,
  ledger: Ledger,
  effects: Effect[],
  item: Item,
  row: Effect['row'],
): void {
  const wanted = ledger.photos.get(item.mark) ?? 0;
  const ids = effects
    .filter(
      ({ table, change, row: photo }) =>
        table === 'photos' && change === 'INSERT' && photo.property_id === row.id,
    )
    .map(({ row: photo }) => photo.id);
  const left = ids.filter((id) => lastRow(effects, 'photos', id) !== null);
  if (left.length < wanted) verdict.lost.push(`photo of ${item.mark}: ${left.length} of ${wanted}`);
  if (left.length > wanted)
    verdict.doubled.push(`photo of ${item.mark}: ${left.length} of ${wanted}`);
}

/** The last value of each thing, with those after it that may or may not have been kept. */
function newest(values: Value[]): { promised: Value; later: Value[] }[] {
  const keys = new Set(values.map(({ what, person }) => `${person} ${what}`));
  return [...keys].flatMap((key) => {
    const all = values.filter(({ what, person }) => `${person} ${what}` === key);
    const at = all.findLastIndex(({ promisedAt }) => promisedAt !== null);
    const promised = all[at];
    return promised === undefined ? [] : [{ promised, later: all.slice(at + 1) }];
  });
}

function judgeValue(
  verdict: Verdict,
  evidence: Evidence,
  { promised, later }: { promised: Value; later: Value[] },
): void {
  const [what = '', about = ''] = promised.what.split(/ (.*)/);
  const now = valueOnServer(evidence, what, about, promised.person);
  if (now === undefined) return;
  const allowed = [promised, ...later].map(({ value }) => value);
  if (allowed.includes(now) || isGivenUp(evidence, what, about)) return;
  verdict.lost.push(
    `${promised.person}'s ${promised.what}: ${allowed.join(' or ')}, the server has ${now}`,
  );
}

/** Whether a change of this was refused and given up. */
function isGivenUp(evidence: Evidence, what: string, about: string): boolean {
  const given = evidence.ledger.refusals.filter(({ decision }) => decision === 'given up');
  if (what === 'saved') return given.some(({ entityId }) => entityId === about);
  if (what === 'phone') return given.some(({ kind }) => kind === 'profile.save');
  if (what === 'preferences') return given.some(({ kind }) => kind === 'preferences.save');
  const kind = what === 'read' ? 'message' : what === 'answer' ? 'inspection' : 'listing';
  return isRefused(evidence, { kind, mark: about }, 'given up');
}

/** What the server has of it in the end; undefined where it is judged elsewhere. */
function valueOnServer(
  { effects, ledger, users }: Evidence,
  what: string,
  about: string,
  person: string,
): string | undefined {
  const user = effects.findLast(({ table, row }) => table === 'users' && row.id === users[person]);
  const preferences = user?.row.notification_preferences as Record<string, unknown> | null;
  if (what === 'saved') return String(isSaved(effects, users[person], about));
  if (what === 'phone') return textOf(user?.row.phone);
  if (what === 'preferences')
    return textOf(
      person === 'agent' ? preferences?.emailViewingRequests : preferences?.emailPropertyMatches,
    );
  const kind = what === 'read' ? 'message' : what === 'answer' ? 'inspection' : 'listing';
  const item = ledger.items.find((one) => one.kind === kind && one.mark === about);
  const [made] = item === undefined ? [] : insertsOf(effects, item);
  const row = made === undefined ? null : lastRow(effects, made.table, made.row.id);
  if (row === null) return undefined;
  if (what === 'read') return String(row.read_at !== null);
  if (item?.takingBack === true) return undefined;
  return textOf(what === 'price' ? row.price : row.status);
}

/** A plain value of a column as text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

/** The messages of a conversation arrive as they were written. */
function judgeOrder(verdict: Verdict, evidence: Evidence): void {
  const { ledger, effects } = evidence;
  const lanes = new Set(
    ledger.items.filter(({ kind }) => kind === 'message').map(({ lane }) => lane),
  );
  for (const lane of lanes) {
    const arrived = ledger.items
      .filter((item) => item.lane === lane && item.kind === 'message' && !isRefused(evidence, item))
      .flatMap((item) =>
        insertsOf(effects, item)
          .slice(0, 1)
          .map(({ n }) => ({ n, mark: item.mark })),
      );
    arrived.forEach(({ n, mark }, index) => {
      const before = arrived[index - 1];
      if (before !== undefined && before.n > n)
        verdict.outOfOrder.push(`${mark} came before ${before.mark}`);
    });
  }
}

/** A home is saved once, and removed once. */
function judgeSaved(verdict: Verdict, { effects }: Evidence): void {
  const state = new Map<string, boolean>();
  for (const { table, change, row } of effects) {
    if (table !== 'saved_properties' || change === 'UPDATE') continue;
    const key = `${String(row.user_id)} ${String(row.property_id)}`;
    const isSaved = change === 'INSERT';
    if (state.get(key) === isSaved) verdict.doubled.push(`saved ${String(row.property_id)}`);
    state.set(key, isSaved);
  }
}

/** A mail tells of something that happened with it, and each such thing is told once. */
function judgeMails(verdict: Verdict, { effects, ledger }: Evidence): void {
  const mails = effects.filter(({ table, change }) => table === 'mails' && change === 'INSERT');
  const causes = new Set(['messages', 'contact_requests', 'inspections']);
  for (const tx of new Set(mails.map((mail) => mail.tx))) {
    const queued = mails.filter((mail) => mail.tx === tx);
    const told = effects.filter((effect) => effect.tx === tx && causes.has(effect.table));
    if (told.length > 0 && queued.length > told.length)
      verdict.doubled.push(`${queued.length} mails '${String(queued[0]?.row.subject)}'`);
  }
  for (const { kind, mark } of ledger.items) {
    if (kind !== 'contact' && kind !== 'inspection') continue;
    const asked = mails.filter(({ row }) => String(row.body_text).includes(mark));
    if (asked.length > 1) verdict.doubled.push(`${asked.length} mails about ${kind} ${mark}`);
  }
}
