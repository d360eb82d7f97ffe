import type { Finding } from './finding';

export type DatabaseFacts = {
  kind: 'pglite' | 'postgres';
  /** As the server says it: 150004 is 15.4. */
  version: number;
  fsync: string;
  synchronousCommit: string;
  fullPageWrites: string;
  /** How far this machine's clock is ahead of the database's, in milliseconds. */
  clockAheadMs: number;
  hasPushKeys: boolean;
  demoAccounts: number;
  /** By their names, the agents whom a demo's approver approved and nobody since. */
  approvedByDemo: string[];
};

const OLDEST = 150_000;
const CLOCK_MS = 30_000;

/** Whether the database is new enough, keeps what it took, and tells the same time. */
export function checkDatabase(facts: DatabaseFacts, demo: boolean): Finding[] {
  const found: Finding[] = [];
  const add = (level: Finding['level'], text: string) => found.push({ level, text });
  if (facts.version < OLDEST)
    add('wrong', `PostgreSQL ${majorOf(facts)} is too old: update it to 15 or newer.`);
  if (Math.abs(facts.clockAheadMs) > CLOCK_MS)
    add(
      'unwise',
      `The clocks of this machine and of the database are ${Math.round(Math.abs(facts.clockAheadMs) / 1000)} seconds apart: let both be set from the network (NTP).`,
    );
  if (demo) return found;
  if (facts.kind === 'pglite')
    add(
      'unwise',
      'The embedded database does not wait for the disk, so a power cut can cost writes: set DATABASE_URL for what must not be lost.',
    );
  else found.push(...syncFindings(facts));
  if (!facts.hasPushKeys)
    add(
      'unwise',
      'There are no keys for notifications yet: they are made at the first need, so make a backup after it.',
    );
  if (facts.demoAccounts > 0)
    add(
      'unwise',
      `${facts.demoAccounts} accounts of a demo are left, suspended: remove them with npm run admin -- demo remove.`,
    );
  if (facts.approvedByDemo.length > 0)
    add(
      'unwise',
      `A demo's approver approved ${facts.approvedByDemo.join(', ')}: with DEMO=0 they wait for an approver of yours, and nobody sees their listings.`,
    );
  return found;
}

function majorOf(facts: DatabaseFacts): number {
  return Math.floor(facts.version / 10_000);
}

function syncFindings(facts: DatabaseFacts): Finding[] {
  const settings = {
    fsync: facts.fsync,
    synchronous_commit: facts.synchronousCommit,
    full_page_writes: facts.fullPageWrites,
  };
  return Object.entries(settings)
    .filter(([, value]) => value === 'off')
    .map(([name]) => ({
      level: 'unwise' as const,
      text: `${name} of PostgreSQL is off, so a power cut can cost or damage what was taken: turn it on.`,
    }));
}
