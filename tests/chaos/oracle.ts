import type { AppDatabase } from '../../src/db/app-database';
import type { ChaosServer, Effect } from './chaos-server';
import type { Ledger } from './ledger';
import { rowsOf } from '../support/rows-of';

export type Verdict = {
  lost: string[];
  doubled: string[];
  reordered: string[];
  stuck: string[];
  falselyReported: string[];
  /** Rows that two tabs sent at the same moment. */
  overlapping: string[];
};

/** Holds what the server's database saw against what the phone had promised. */
export async function judge(
  server: ChaosServer,
  ledger: Ledger,
  databases: AppDatabase[],
): Promise<Verdict> {
  const verdict: Verdict = {
    lost: [],
    doubled: [],
    reordered: [],
    stuck: [],
    falselyReported: [],
    overlapping: [],
  };
  const effects = await server.effects();
  judgeMessages(verdict, ledger, effects);
  judgeSaved(verdict, ledger, effects);
  for (const id of ledger.properties.keys()) judgeProperty(verdict, ledger, effects, id);
  for (const database of databases) {
    for (const row of await database.outbox.toArray())
      verdict.stuck.push(`${row.kind} ${row.entityId} ${row.state}: ${row.lastError?.message}`);
  }
  return verdict;
}

function judgeMessages(verdict: Verdict, ledger: Ledger, effects: Effect[]): void {
  const sent = effects.filter((effect) => effect.kind === 'message').map((effect) => effect.value);
  for (const text of duplicatesOf(sent)) verdict.doubled.push(`message '${text}'`);
  for (const text of ledger.messages)
    if (!sent.includes(text)) verdict.lost.push(`message '${text}'`);
  for (const text of sent)
    if (!ledger.messages.has(text)) verdict.falselyReported.push(`message '${text}' was refused`);
}

function judgeSaved(verdict: Verdict, ledger: Ledger, effects: Effect[]): void {
  for (const [home, wanted] of ledger.saved) {
    const log = effects.filter((effect) => effect.kind === 'saved' && effect.entity === home);
    log.forEach((effect, index) => {
      if (effect.value !== (index % 2 === 0 ? 'add' : 'remove'))
        verdict.doubled.push(`saved ${home}: ${log.map((entry) => entry.value).join()}`);
    });
    if ((log.at(-1)?.value === 'add') !== wanted)
      verdict.lost.push(`saved ${home} should be ${wanted}`);
  }
}

function judgeProperty(verdict: Verdict, ledger: Ledger, effects: Effect[], id: string): void {
  const promise = ledger.property(id);
  const log = effects.filter((effect) => effect.entity === id);
  const foreign = new Set(promise.foreign.map(String));
  const prices = log.filter((effect) => effect.kind === 'price').map((effect) => effect.value);
  const own = prices.filter((price) => !foreign.has(price));
  for (const price of duplicatesOf(own)) verdict.doubled.push(`price ${price} of ${id}`);
  if (own.some((price, index) => index > 0 && Number(price) < Number(own[index - 1])))
    verdict.reordered.push(`prices of ${id}: ${own.join()}`);
  const deletedAt = log.find((effect) => effect.kind === 'deleted')?.n;
  if (promise.deleted) {
    if (log.length > 0 && deletedAt === undefined) verdict.lost.push(`deletion of ${id}`);
    if (deletedAt !== undefined && log.some((effect) => effect.n > deletedAt))
      verdict.reordered.push(`${id} changed after its deletion`);
    return;
  }
  if (deletedAt !== undefined) verdict.falselyReported.push(`${id} was deleted by nobody`);
  if (promise.theirs) return;
  const last = String(promise.prices.at(-1));
  if (own.at(-1) !== last) verdict.lost.push(`price ${last} of ${id}, log ${prices.join()}`);
  const statuses = log.filter((effect) => effect.kind === 'status').map((effect) => effect.value);
  if ((statuses.at(-1) ?? 'Draft') !== promise.status)
    verdict.lost.push(`status ${promise.status} of ${id}, log ${statuses.join()}`);
  const sentPhotos = effects
    .filter((effect) => effect.kind === 'photo' && effect.value === id)
    .map((effect) => effect.entity);
  for (const photo of duplicatesOf(sentPhotos)) verdict.doubled.push(`photo ${photo}`);
  for (const photo of promise.photos)
    if (!sentPhotos.includes(photo)) verdict.lost.push(`photo ${photo} of ${id}`);
}

/** Checks while it runs: nothing is called delivered that the server has not, nor refused that it has. */
export async function judgeReports(server: ChaosServer, database: AppDatabase): Promise<string[]> {
  const keys = new Set(
    (await rowsOf<{ key: string }>(server.database, 'SELECT key FROM idempotency_keys')).map(
      (row) => row.key,
    ),
  );
  const wrong: string[] = [];
  for (const receipt of await database.receipts.toArray())
    if (!keys.has(receipt.id)) wrong.push(`receipt without effect: ${receipt.kind} ${receipt.id}`);
  for (const row of await database.outbox.toArray())
    if (row.state === 'rejected' && keys.has(row.id))
      wrong.push(`refused though done: ${row.kind} ${row.id}`);
  return wrong;
}

function duplicatesOf(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
