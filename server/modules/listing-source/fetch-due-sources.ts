import { DAY_MS } from '../../../src/domain/dates/milliseconds';
import { expressionBuilder, sql, type UpdateObject } from 'kysely';
import type { SourceReport } from '../../../src/contract/listing/listing-source';
import type { Database, Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { Schema } from '../../db/schema/schema';
import { fetchOutside, OutsideError } from '../../plugins/fetch-outside';
import { queueMail } from '../mail/repository';
import { sourceFailedMail, sourceReportMail, sourceStoppedMail } from '../mail/source-templates';
import { priceMedians } from '../properties/price-medians';
import { isSuspended } from '../auth/standing';
import { goneTitles } from './gone-titles';
import type { SourceListings, SourceOrder } from './source-answer';
import { NotReadNow } from './source-process';
import { takeListings } from './take-listings';

type Fetch = (url: string) => Promise<Uint8Array<ArrayBuffer>>;
/** Who reads the files: a `SourceProcess`. */
export type SourceReader = { read(order: SourceOrder): Promise<SourceListings> };
type Claimed = { agent_id: string; url: string };

const WISH = {
  accept: 'application/json, text/csv, */*;q=0.5',
  maxBytes: 10 * 1024 * 1024,
  timeoutMs: 30_000,
};
const FAILED_DAYS = 7;
/** So many rows and titles are told one by one. */
const TOLD = 20;
/** Sources fetched in one run of the job, one after the other: the next run takes others. */
const AT_MOST = 10;

/** Fetches the listings of the addresses whose day is over, one address at a time and each by one instance. */
export async function fetchDueSources(
  database: Database,
  publicUrl: string,
  reader: SourceReader,
  fetch: Fetch = (url) => fetchOutside(url, WISH),
): Promise<void> {
  const page = `${publicUrl}/import-listings`;
  const unforeseen: unknown[] = [];
  for (let count = 0; count < AT_MOST; count += 1) {
    const claimed = await claim(database);
    if (claimed === undefined) break;
    // Before the address is asked: what fails here is no fault of it, and it stays due.
    const isShut = await isSuspended(database, claimed.agent_id);
    try {
      if (isShut) throw new OutsideError('is not read while the account is suspended');
      const report = await take(database, claimed, { bytes: await fetch(claimed.url), reader });
      await database.transaction((tx) => noteReport(tx, claimed, report, page));
    } catch (error) {
      if (error instanceof NotReadNow) {
        await database.transaction((tx) => update(tx, claimed, { leased_until: null }));
        throw error;
      }
      // One file that nobody foresaw holds up no other agent's, and its own agent is told.
      const words =
        error instanceof OutsideError ? error.words : 'gives a file that we cannot read';
      await database.transaction((tx) => noteFailure(tx, claimed, words, page));
      if (!(error instanceof OutsideError)) unforeseen.push(error);
    }
  }
  // For the log of whoever runs the server.
  if (unforeseen.length > 0) throw new AggregateError(unforeseen, 'Sources failed as none should');
}

const sources = expressionBuilder<Schema, 'listing_sources'>();
/** For so long no other run fetches a source: longer than a file takes to come, to wait for another's and to be read. */
const LEASE = sql`interval '20 minutes'`;
/** A day ahead, and at once where it was asked for again since it was claimed. */
const NEXT_DUE = sources
  .case()
  .when('due_at', '>', sql<Date>`${sources.ref('leased_until')} - ${LEASE}`)
  .then(sources.ref('due_at'))
  .else(sql<Date>`now() + interval '1 day'`)
  .end();

/**
 * The next source that is due, which stays due until something is noted of it: where this process ends before,
 * another takes it once the lease is over.
 */
function claim(database: Database): Promise<Claimed | undefined> {
  return database.kysely
    .updateTable('listing_sources')
    .set({ leased_until: sql<Date>`now() + ${LEASE}` })
    .where('agent_id', 'in', (eb) =>
      eb
        .selectFrom('listing_sources')
        .select('agent_id')
        .where('due_at', '<=', now)
        .where((of) => of.or([of('leased_until', 'is', null), of('leased_until', '<', now)]))
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['agent_id', 'url'])
    .executeTakeFirst();
}

async function take(
  database: Database,
  { agent_id: agentId, url }: Claimed,
  { bytes, reader }: { bytes: Uint8Array<ArrayBuffer>; reader: SourceReader },
): Promise<SourceReport> {
  const medians = await priceMedians(database);
  const options = { defaultListingType: 'sale', medians, now: new Date() } as const;
  const file = await reader.read({ bytes, options });
  const taken = await takeListings(database, agentId, file, url);
  const gone = await goneTitles(database, agentId, taken);
  return {
    ...taken.counts,
    refused: file.refusals.reduce((sum, { count }) => sum + count, 0),
    // What an address gives is one table: its rows have numbers.
    refusedRows: file.refusedRows.slice(0, TOLD).map((row) => ({ ...row, line: Number(row.line) })),
    gone: gone.length,
    goneTitles: gone.slice(0, TOLD),
    hasMore: file.hasMore,
  };
}

async function noteReport(
  tx: Queryable,
  claimed: Claimed,
  report: SourceReport,
  page: string,
): Promise<void> {
  const before = await still(tx, claimed);
  if (before === undefined) return;
  await update(tx, claimed, {
    report: JSON.stringify(report),
    due_at: NEXT_DUE,
    read_at: now,
    leased_until: null,
    failing_since: null,
    failure: null,
    stopped_at: null,
  });
  const isNews =
    report.added + report.changed > 0 || tellsOf(report) !== tellsOf(before.report ?? null);
  if (isNews) await queueMail(tx, sourceReportMail(before, report, page));
}

/** What of a report is told again only once it is another. */
function tellsOf(report: SourceReport | null): string {
  return report === null
    ? ''
    : JSON.stringify([
        report.refused,
        // The database keeps the parts of a row in an order of its own.
        report.refusedRows.map(({ line, reason, value }) => [line, reason, value]),
        report.gone,
        report.goneTitles,
      ]);
}

/** Told once when it begins to fail, and once when it is given up. */
async function noteFailure(
  tx: Queryable,
  claimed: Claimed,
  failure: string,
  page: string,
): Promise<void> {
  const before = await still(tx, claimed);
  if (before === undefined) return;
  const since = before.failing_since;
  const isOver = since !== null && Date.now() - since.getTime() >= FAILED_DAYS * DAY_MS;
  await update(tx, claimed, {
    due_at: NEXT_DUE,
    leased_until: null,
    failure,
    ...(since === null ? { failing_since: now } : {}),
    ...(isOver ? { stopped_at: now, due_at: null } : {}),
  });
  if (isOver) await queueMail(tx, sourceStoppedMail(before, { since, failure, page }));
  else if (since === null) await queueMail(tx, sourceFailedMail(before, { failure, page }));
}

/** The source with its agent, unless it was ended or another address was given meanwhile. */
function still(tx: Queryable, { agent_id, url }: Claimed) {
  return tx.kysely
    .selectFrom('listing_sources as s')
    .innerJoin('users as u', 'u.id', 's.agent_id')
    .select(['u.name', 'u.email', 'u.verified_at', 's.report', 's.failing_since'])
    .where('s.agent_id', '=', agent_id)
    .where('s.url', '=', url)
    .forUpdate('s')
    .executeTakeFirst();
}

async function update(
  tx: Queryable,
  { agent_id }: Claimed,
  change: UpdateObject<Schema, 'listing_sources'>,
): Promise<void> {
  await tx.kysely
    .updateTable('listing_sources')
    .set(change)
    .where('agent_id', '=', agent_id)
    .execute();
}
