import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { emailSchema } from '../src/contract/people/account';
import { auditFigures } from './audit-figures';
import { breachReport } from './breach-report';
import type { Database } from './db/database';
import { countOf } from '../src/domain/format/count-of';
import { errorCode } from './db/error-code';
import { writeAudit } from './modules/audit/audit';
import { approveAgent, FIRST_PASSWORD_MINUTES, rejectAgent } from './modules/agents/decide';
import { pendingApplications } from './modules/agents/pending-applications';
import { issueOneTimeToken, lockUser } from './modules/auth/one-time-tokens';
import { findByEmail } from './modules/auth/repository';
import { endAllSessions } from './modules/auth/sessions';
import { removeDemo } from './modules/demo/remove-demo';
import { openBlobStore } from './modules/photos/open-blob-store';
import { type Erased, eraseAccount } from './modules/privacy/erase-account';
import { exportAccount } from './modules/privacy/export-account';
import { noteChange } from './modules/second-factor/note-change';
import { removeSecondFactors } from './modules/second-factor/second-factors';
import { releaseErased } from './modules/privacy/release-erased';
import { openDatabase } from './open-database';
import { ProblemError } from './plugins/problem-error';
import type { Settings } from './plugins/settings';
import { StartError } from './start-error';

export const ADMIN_USAGE = `  npm run admin -- create-approver EMAIL NAME
  npm run admin -- list
  npm run admin -- approve EMAIL
  npm run admin -- reject EMAIL REASON
  npm run admin -- export EMAIL FILE
  npm run admin -- erase EMAIL [--yes]
  npm run admin -- remove-second-factors EMAIL
  npm run admin -- breach-report FILE.csv [--since DATE]
  npm run admin -- audit-figures --year YEAR
  npm run admin -- demo remove`;

/** Commands whose first word is no e-mail address. */
const NOT_OF_ONE = new Set(['breach-report', 'audit-figures']);

/** Commands that end in as many words as one likes: a name, a reason, an option. */
const OPEN_ENDED = new Set(['create-approver', 'reject', 'breach-report']);

/** Who did it, in the log of decisions: whoever may run commands on the server. */
const ACTOR = 'admin command';

type Context = {
  database: Database;
  settings: Settings;
  email: string;
  /** All words, and those behind the first. */
  words: string[];
  rest: string[];
};

type Command = {
  /** How many words it needs; the first of them is an e-mail address, or this one. */
  words: number;
  first?: string;
  /** A word that may stand behind them. */
  option?: string;
  run: (context: Context) => Promise<string>;
};

const COMMANDS: Record<string, Command> = {
  'create-approver': { words: 2, run: createApprover },
  list: { words: 0, run: listPending },
  approve: { words: 1, run: approve },
  reject: { words: 2, run: reject },
  export: { words: 2, run: exportTo },
  erase: { words: 1, option: '--yes', run: erase },
  'remove-second-factors': { words: 1, run: removeFactors },
  'breach-report': { words: 1, run: reportBreach },
  'audit-figures': { words: 2, first: '--year', run: yearlyFigures },
  demo: { words: 1, first: 'remove', run: endAndRemoveDemo },
};

/**
 * The provider's own commands, on the database itself: the first approver, decisions on agents, and
 * a person's data. With the embedded database the server must be stopped meanwhile.
 * @returns what was done, in words
 * @throws StartError in words for a wrong command, an unknown account or a decision already made.
 */
export async function runAdmin(settings: Settings, args: string[]): Promise<string> {
  const [name = '', ...words] = args;
  const command = COMMANDS[name];
  const [first = '', ...rest] = words;
  if (command === undefined || words.length < command.words || (command.first ?? first) !== first)
    throw new StartError(`Usage:\n${ADMIN_USAGE}`);
  const tooMany = OPEN_ENDED.has(name)
    ? []
    : words.slice(command.words).filter((word) => word !== command.option);
  if (tooMany.length > 0)
    throw new StartError(
      `'${tooMany.join(' ')}' is more than ${name} takes, so nothing was done. Usage:\n${ADMIN_USAGE}`,
    );
  const isAboutOne = command.words > 0 && command.first === undefined && !NOT_OF_ONE.has(name);
  const email = isAboutOne ? emailOf(first) : '';
  const database = await openDatabase(settings, { mustExist: true });
  try {
    return await command.run({ database, settings, email, words, rest });
  } catch (error) {
    throw error instanceof ProblemError ? new StartError(error.message) : error;
  } finally {
    await database.close();
  }
}

async function createApprover({ database, settings, email, rest }: Context): Promise<string> {
  const name = rest.join(' ').trim();
  if (name === '') throw new StartError('An approver needs a name');
  const { token, isNew } = await database.transaction(async (tx) => {
    const known = await findByEmail(tx, email);
    if (known !== undefined && known.user_type !== 'approver')
      throw new StartError(`${email} is a ${known.user_type}'s account already`);
    const id = known?.id ?? randomUUID();
    if (known === undefined) {
      await tx.kysely
        .insertInto('users')
        .values({ id, user_type: 'approver', name, email })
        .execute();
      const action = 'approver.create';
      await writeAudit(tx, { actor: ACTOR, action, subject: email, subjectId: id, detail: name });
    }
    const token = await issueOneTimeToken(tx, id, 'reset', FIRST_PASSWORD_MINUTES);
    return { token, isNew: known === undefined };
  });
  return `${email} is an approver${isNew ? '' : ' already, under the name it has'}. Choose a${isNew ? '' : ' new'} password within 24 hours:\n${settings.publicUrl}/reset-password?token=${token}`;
}

async function listPending({ database }: Context): Promise<string> {
  const waiting = await pendingApplications(database);
  if (waiting.length === 0) return 'No application waits for a decision';
  return waiting
    .map(
      (agent) =>
        `${agent.submissionDate.slice(0, 10)}  ${agent.email}  ${agent.companyName}  ${agent.documents.length} of 3 documents`,
    )
    .join('\n');
}

async function approve({ database, settings, email }: Context): Promise<string> {
  const agentId = await idOf(database, email);
  const { publicUrl } = settings;
  await database.transaction((tx) => approveAgent(tx, { agentId, actor: ACTOR, publicUrl }));
  return `${email} is approved and is written to`;
}

async function reject({ database, settings, email, rest }: Context): Promise<string> {
  const agentId = await idOf(database, email);
  const { publicUrl } = settings;
  const reason = rest.join(' ');
  await database.transaction((tx) => rejectAgent(tx, { agentId, actor: ACTOR, publicUrl, reason }));
  return `${email} is refused and is told why`;
}

async function exportTo({ database, email, rest }: Context): Promise<string> {
  const id = await idOf(database, email);
  const [file = ''] = rest;
  const data = await database.transaction(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    return exportAccount(tx, id);
  });
  await writeFile(file, JSON.stringify(data, null, 2), { flag: 'wx' }).catch((error: unknown) => {
    const code = errorCode(error);
    if (code === 'EEXIST') throw new StartError(`${file} is there already: name a new file`);
    throw new StartError(`${file} cannot be written (${code ?? 'unknown reason'})`);
  });
  const action = 'account.export';
  await writeAudit(database, { actor: ACTOR, action, subject: 'an account', detail: '' });
  return `All that is kept of ${email} is in ${file}`;
}

/** Only a backup brings anybody back: without the word that confirms it, it tells what would go. */
async function erase({ database, settings, email, rest }: Context): Promise<string> {
  const id = await idOf(database, email);
  if (!rest.includes('--yes')) throw new StartError(await whatWouldGo(database, id, email));
  const erased = await database.transaction(async (tx) => {
    const gone = await eraseAccount(tx, id, { isRead: settings.smtpUrl !== null });
    // Without the address: the log must not remember whom it forgot.
    await writeAudit(tx, { actor: ACTOR, action: 'account.erase', subject: 'erased', detail: '' });
    return gone;
  });
  if (erased !== undefined) await release({ database, settings }, [erased]);
  return `${email} and all that belonged to it is erased`;
}

async function whatWouldGo(database: Database, id: string, email: string): Promise<string> {
  const { name, user_type, listings, messages } = await database.kysely
    .selectFrom('users as u')
    .select(['u.name', 'u.user_type'])
    .select((eb) => [
      eb
        .selectFrom('properties as p')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('p.owner_id', '=', 'u.id')
        .where('p.deleted_at', 'is', null)
        .as('listings'),
      eb
        .selectFrom('messages as m')
        .select((of) => of.fn.countAll<number>().as('n'))
        .where((of) =>
          of(of.ref('m.sender_id'), '=', of.ref('u.id')).or('m.recipient_id', '=', of.ref('u.id')),
        )
        .as('messages'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();
  const theirs = `${countOf(Number(listings), 'listing')} and ${countOf(Number(messages), 'message')}`;
  return `Nothing was erased yet. ${email} is the ${user_type} ${name}, with ${theirs}: they go for good, and only a backup has them then.\nTo erase them: npm run admin -- erase ${email} --yes`;
}

/** For somebody who lost the app, the passkeys and the recovery codes, and was recognised otherwise. */
async function removeFactors({ database, email }: Context): Promise<string> {
  const had = await database.transaction(async (tx) => {
    const account = await findByEmail(tx, email);
    if (account === undefined) throw new StartError(`${email} has no account here`);
    // Nobody logs in meanwhile.
    await lockUser(tx, account.id);
    if (!(await removeSecondFactors(tx, account.id))) return false;
    await endAllSessions(tx, account.id);
    await noteChange(tx, account, 'second-factors.remove', ACTOR);
    return true;
  });
  return had
    ? `${email} logs in with the password alone from now on, is logged out everywhere and is written to`
    : `${email} has no second factor`;
}

async function reportBreach({ database, words }: Context): Promise<string> {
  const [file = '', option, day, more] = words;
  if (file.startsWith('--') || more !== undefined || (option !== undefined && option !== '--since'))
    throw new StartError(`Usage:\n${ADMIN_USAGE}`);
  const since = option === undefined ? new Date(0) : new Date(day ?? '');
  if (Number.isNaN(since.getTime()))
    throw new StartError(`--since is '${day ?? ''}', but must be a day such as 2026-11-20`);
  const report = await breachReport(database, file, since);
  const action = 'breach.report';
  await writeAudit(database, { actor: ACTOR, action, subject: 'all accounts', detail: day ?? '' });
  return report;
}

async function yearlyFigures({ database, rest }: Context): Promise<string> {
  const [year = ''] = rest;
  if (!/^20\d\d$/.test(year))
    throw new StartError(`--year is '${year}', but must be a year such as 2026`);
  return auditFigures(database, Number(year));
}

async function endAndRemoveDemo({ database, settings }: Context): Promise<string> {
  const { accounts, listings, messages, left } = await database.transaction(async (tx) => {
    const removed = await removeDemo(tx);
    const detail = countOf(removed.accounts, 'account');
    if (removed.accounts > 0)
      await writeAudit(tx, { actor: ACTOR, action: 'demo.remove', subject: 'demo', detail });
    return removed;
  });
  await release({ database, settings }, left);
  const files = new Set(left.flatMap(({ photos }) => photos));
  return accounts === 0
    ? 'There are no demo accounts here'
    : `Removed ${countOf(accounts, 'demo account')}, ${countOf(listings, 'listing')}, ${countOf(messages, 'message')} and ${countOf(files.size, 'photo file')} of theirs`;
}

/** Removes the files of erased people; one that cannot be removed is named. */
async function release(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  left: Erased[],
): Promise<void> {
  const log = { error: (error: unknown) => console.error(error) };
  const place = { database, blobs: openBlobStore(settings), dataDir: settings.dataDir, log };
  for (const erased of left) await releaseErased(place, erased);
}

async function idOf(database: Database, email: string): Promise<string> {
  const account = await findByEmail(database, email);
  if (account === undefined) throw new StartError(`${email} has no account here`);
  return account.id;
}

function emailOf(word: string): string {
  const result = emailSchema.safeParse(word);
  if (!result.success) throw new StartError(`'${word}' is no e-mail address`);
  return result.data;
}
