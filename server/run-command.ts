import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { emailSchema } from '../src/contract/people/account';
import { LISTING_TYPES, type ListingType } from '../src/contract/listing/property-options';
import { HeaderError } from '../src/domain/import/table/header-error';
import { readListingFile } from '../src/domain/import/read-listing-file';
import { ADMIN_USAGE, runAdmin } from './admin';
import { backup } from './modules/backup/backup';
import { backupEncrypter, PASSPHRASE } from './modules/backup/backup-encryption';
import { restore } from './modules/backup/restore';
import { runDoctor } from './doctor/run-doctor';
import { importGazetteer } from './modules/areas/import-gazetteer';
import { checkListings } from './modules/import/check-listings';
import { decodeText, EncodingError } from '../src/domain/import/file/decode-text';
import { isWorkbook } from '../src/domain/import/file/is-workbook';
import { unreadSheetsWords } from '../src/domain/import/unread-sheets-words';
import { type WorkbookText, workbookText } from '../src/domain/import/file/workbook-text';
import { importListings } from './modules/import/import-listings';
import { importOwner } from './modules/import/import-owner';
import { listingTypeOfName } from './modules/import/listing-type-of-name';
import { reportLines } from './modules/import/report-lines';
import { openDatabase } from './open-database';
import { readSettings } from './plugins/settings';
import { StartError } from './start-error';
import { errorCode } from './db/error-code';

const USAGE = `Usage:
  npm run import -- FILE [--dry-run] [--type sale|rent|shortlet|lease] [--naira-per-dollar N] [--agent EMAIL] [--company NAME]
  npm run gazetteer -- PLACES.tsv
  npm run backup -- FILE [--encrypt --recipient age1… …]
  npm run restore -- FILE [--identity FILE]
  npm run doctor
${ADMIN_USAGE}`;

/** What a command said, and its exit code. */
export type CommandEnd = { code: 0 | 1; output: string };

/** The environment of a process, or what stands for it. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs one of the maintenance commands, with the words behind `npm run` and the settings in `env`.
 * A refusal ends with 1 and says why in words; anything else that is thrown is a fault of the command.
 */
export async function runCommand(argv: string[], env: Environment): Promise<CommandEnd> {
  try {
    const { code = 0, lines } = await run(argv, env);
    return { code, output: lines.join('\n') };
  } catch (error) {
    if (error instanceof StartError) return { code: 1, output: error.message };
    throw error;
  }
}

type Said = { code?: 0 | 1; lines: string[] };

async function run(argv: string[], env: Environment): Promise<Said> {
  const [command, ...rest] = argv;
  if (command === 'doctor') return examine(env);
  if (command === 'admin') return { lines: [await runAdmin(readSettings(env), rest)] };
  const { values, positionals } = parseOptions(command ?? '', rest, env);
  const file = positionals[0];
  if (file === undefined || positionals.length > 1) throw new StartError(USAGE);
  if (command === 'import') return { lines: await importFile(file, values, env) };
  if (command === 'gazetteer') return { lines: [await takeGazetteer(file, env)] };
  if (command === 'backup') return { lines: await writeBackup(file, values, env) };
  if (command === 'restore') return { lines: await readBackup(file, values, env) };
  throw new StartError(USAGE);
}

async function examine(env: Environment): Promise<Said> {
  const found = await runDoctor(env);
  if (found.length === 0) return { lines: ['Nothing is wrong or unwise'] };
  const isWrong = found.some(({ level }) => level === 'wrong');
  return { code: isWrong ? 1 : 0, lines: found.map(({ level, text }) => `${level}: ${text}`) };
}

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  type: { type: 'string' },
  'naira-per-dollar': { type: 'string' },
  agent: { type: 'string', default: 'import@gida.example' },
  encrypt: { type: 'boolean', default: false },
  recipient: { type: 'string', multiple: true, default: new Array<string>() },
  identity: { type: 'string' },
  company: { type: 'string', default: 'Imported listings' },
} satisfies ParseArgsConfig['options'];
/** Which of them each command has: `restore --dry-run` would restore. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  import: ['dry-run', 'type', 'naira-per-dollar', 'agent', 'company'],
  backup: ['encrypt', 'recipient'],
  restore: ['identity'],
};

function parseOptions(command: string, args: string[], env: Environment) {
  const own = OPTIONS_OF[command] ?? [];
  const { tokens, ...parsed } = parsedArgs(args);
  const given = new Set<string>(
    tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
  );
  const foreign = [...given].find((name) => !own.includes(name));
  if (foreign !== undefined)
    throw new StartError(`npm run ${command} has no option --${foreign}\n${USAGE}`);
  // Before a `--` of its own npm keeps options for itself, and says nothing of those that it knows.
  const kept = own.find(
    (name) => env[`npm_config_${name.replaceAll('-', '_')}`] && !given.has(name),
  );
  if (kept !== undefined)
    throw new StartError(
      `--${kept} did not come through: put -- before the options, as in npm run ${command} -- FILE --${kept}`,
    );
  return parsed;
}

function parsedArgs(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS, tokens: true });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

type Values = ReturnType<typeof parseOptions>['values'];

async function writeBackup(
  file: string,
  { encrypt, recipient }: Values,
  env: Environment,
): Promise<string[]> {
  // Whoever names a key and forgets the word would find the backup open to everybody.
  if (!encrypt && recipient.length > 0) throw new StartError('--recipient goes with --encrypt');
  if (!encrypt && passphraseIn(env) !== undefined)
    throw new StartError(
      `${PASSPHRASE} is set, but --encrypt was not given: the backup would be open`,
    );
  const encrypter = encrypt ? backupEncrypter(recipient, passphraseIn(env)) : null;
  return backup(readSettings(env), file, encrypter);
}

async function readBackup(file: string, { identity }: Values, env: Environment): Promise<string[]> {
  const keys = { identityFile: identity, passphrase: passphraseIn(env) };
  return restore(readSettings(env), file, keys);
}

function passphraseIn(env: Environment): string | undefined {
  return env[PASSPHRASE] || undefined;
}

async function takeGazetteer(path: string, env: Environment): Promise<string> {
  if (!existsSync(path)) throw new StartError(`There is no file ${path}`);
  const database = await openDatabase(readSettings(env), { mustExist: true });
  try {
    const { taken, passed } = await importGazetteer(database, path);
    const count = (value: number) => value.toLocaleString('en-NG');
    return `${count(taken)} places taken in, ${count(passed)} lines without a place in Nigeria`;
  } finally {
    await database.close();
  }
}

async function importFile(path: string, values: Values, env: Environment): Promise<string[]> {
  const settings = readSettings(env);
  const email = emailOf(values.agent);
  const { text, leftOut } = await readTableOf(path);
  const now = new Date();
  const rate = values['naira-per-dollar'];
  if (rate !== undefined && !(Number(rate) > 0))
    throw new StartError(`--naira-per-dollar is '${rate}', but must be a number above 0`);
  const file = readFileOrExplain(path, text, {
    defaultListingType: listingTypeOf(path, values.type),
    nairaPerDollar: rate === undefined ? undefined : Number(rate),
    now,
  });
  const note = leftOut.length === 0 ? [] : [unreadSheetsWords(leftOut)];
  if (values['dry-run']) return [...reportLines(basename(path), file, null), ...note];
  const database = await openDatabase(settings, { mustExist: true });
  try {
    const owner = await importOwner(database, { email, company: values.company });
    const counts = await importListings(database, owner, file, now);
    return [...reportLines(basename(path), file, counts), ...note];
  } finally {
    await database.close();
  }
}

function readFileOrExplain(
  path: string,
  text: string,
  options: Parameters<typeof readListingFile>[1],
) {
  try {
    return checkListings(readListingFile(text, options));
  } catch (error) {
    if (error instanceof HeaderError) throw new StartError(`${path}: ${error.message}`);
    throw error;
  }
}

async function readTableOf(path: string): Promise<WorkbookText> {
  try {
    const bytes = new Uint8Array(await readFile(path));
    return isWorkbook(bytes) ? await workbookText(bytes) : { text: decodeText(bytes), leftOut: [] };
  } catch (error) {
    if (error instanceof EncodingError) throw new StartError(`${path}: ${error.message}`);
    const code = errorCode(error);
    if (code === 'ENOENT') throw new StartError(`${path}: there is no such file`);
    if (code === 'EISDIR') throw new StartError(`${path} is a folder, not a file`);
    throw new StartError(`${path} cannot be read (${code ?? 'unknown reason'})`);
  }
}

/** The option, else the file's own name, says what rows without any hint are. */
function listingTypeOf(path: string, option: string | undefined): ListingType {
  const named = LISTING_TYPES.find((type) => type === option);
  if (named) return named;
  if (option !== undefined)
    throw new StartError(`--type is '${option}', but must be one of ${LISTING_TYPES.join(', ')}`);
  return listingTypeOfName(basename(path));
}

function emailOf(option: string): string {
  const result = emailSchema.safeParse(option);
  if (!result.success)
    throw new StartError(`--agent is '${option}', but must be an e-mail address`);
  return result.data;
}
