import type { Effect } from './effect-log';
import type { Exchange, Word } from './fault-proxy';
import { judgeWords } from './judge-words';
import type { Item, Ledger, Refusal, Value } from './ledger';

export type Verdict = {
  lost: string[];
  doubled: string[];
  outOfOrder: string[];
  /** Taken back before it was sent, and delivered all the same. */
  undead: string[];
  saidFalsely: string[];
};

/** What a run left behind: what was done, what the server did, what the wire and the screen saw. */
export type Evidence = {
  ledger: Ledger;
  effects: Effect[];
  log: Exchange[];
  words: Word[];
  /** Ids of the server's people by the names of the run. */
  users: Record<string, string>;
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

/** Every row that was made of an item, oldest first. */
export function insertsOf(effects: Effect[], item: Pick<Item, 'kind' | 'mark'>): Effect[] {
  const holds: Record<Item['kind'], (effect: Effect) => boolean> = {
    message: ({ table, row }) => table === 'messages' && has(row.content, item.mark),
    contact: ({ table, row }) => table === 'contact_requests' && has(row.message, item.mark),
    inspection: ({ table, row }) => table === 'inspections' && row.contact_number === item.mark,
    search: ({ table, row }) => table === 'search_alerts' && row.name === item.mark,
    listing: ({ table, row }) => table === 'properties' && has(row.address, item.mark),
  };
  return effects.filter((effect) => effect.change === 'INSERT' && holds[item.kind](effect));
}

/** A mark is found whole: 'q-1-seeker' is not in 'q-11-seeker'. */
function has(text: unknown, mark: string): boolean {
  return typeof text === 'string' && new RegExp(`(^|\\W)${mark}(\\W|$)`).test(text);
}

/** The row with this id as it was left, or null once it was deleted. */
function lastRow(effects: Effect[], table: string, id: unknown): Effect['row'] | null {
  const last = effects.findLast((effect) => effect.table === table && effect.row.id === id);
  return last === undefined || last.change === 'DELETE' ? null : last.row;
}

/** Whether the outbox had it refused and the person decided so about it. */
export function isRefused(
  { ledger, effects }: Pick<Evidence, 'ledger' | 'effects'>,
  item: Pick<Item, 'kind' | 'mark'>,
  decision?: Refusal['decision'],
): boolean {
  const ids = new Set(insertsOf(effects, item).map(({ row }) => row.id));
  return ledger.refusals.some(
    (refusal) =>
      (decision === undefined || refusal.decision === decision) &&
      (ids.has(refusal.entityId) || has(refusal.payload, item.mark)),
  );
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
    // What had arrived before stays with the other side, as the question before deleting says.
    if (
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
  if (allowed.includes(String(now)) || isGivenUp(evidence, what, about)) return;
  verdict.lost.push(
    `${promised.person}'s ${promised.what}: ${allowed.join(' or ')}, the server has ${String(now)}`,
  );
}

/** Whether a change of this was refused and given up. */
function isGivenUp(evidence: Evidence, what: string, about: string): boolean {
  const given = evidence.ledger.refusals.filter(({ decision }) => decision === 'given up');
  if (what === 'saved') return given.some(({ entityId }) => entityId === about);
  if (what === 'phone') return given.some(({ kind }) => kind === 'profile.save');
  if (what === 'newsletters') return given.some(({ kind }) => kind === 'preferences.save');
  const kind = what === 'read' ? 'message' : what === 'answer' ? 'inspection' : 'listing';
  return isRefused(evidence, { kind, mark: about }, 'given up');
}

/** What the server has of it in the end; undefined where it is judged elsewhere. */
function valueOnServer(
  { effects, ledger, users }: Evidence,
  what: string,
  about: string,
  person: string,
): unknown {
  const user = effects.findLast(({ table, row }) => table === 'users' && row.id === users[person]);
  if (what === 'saved') {
    const last = effects.findLast(
      ({ table, row }) =>
        table === 'saved_properties' && row.property_id === about && row.user_id === users[person],
    );
    return last?.change === 'INSERT';
  }
  if (what === 'phone') return user?.row.phone ?? null;
  if (what === 'newsletters')
    return (
      (user?.row.notification_preferences as Record<string, unknown> | null)
        ?.marketingNewsletters ?? null
    );
  if (what === 'read') {
    const [message] = insertsOf(effects, { kind: 'message', mark: about });
    const row = message === undefined ? null : lastRow(effects, 'messages', message.row.id);
    return row === null ? undefined : row.read_at !== null;
  }
  if (what === 'answer') {
    const asked = ledger.items.find(({ kind, mark }) => kind === 'inspection' && mark === about);
    const [made] = asked === undefined ? [] : insertsOf(effects, asked);
    const row = made === undefined ? null : lastRow(effects, 'inspections', made.row.id);
    return row === null || asked?.takingBack === true ? undefined : row.status;
  }
  const item = ledger.items.find(({ kind, mark }) => kind === 'listing' && mark === about);
  const [made] = item === undefined ? [] : insertsOf(effects, item);
  const row = made === undefined ? null : lastRow(effects, 'properties', made.row.id);
  if (row === null || item?.takingBack === true) return undefined;
  return what === 'price' ? row.price : what === 'status' ? row.status : undefined;
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
