import { existsSync } from 'node:fs';
import { requireLocalDemo } from '../modules/demo/require-local-demo';
import { openDatabase } from '../open-database';
import { readSettings, type Settings } from '../plugins/settings';
import { StartError } from '../start-error';
import { checkMail } from './check-mail';
import type { Finding } from './finding';
import { lookAtStart } from './look-at-start';
import { readMailFacts } from './read-mail-facts';

/**
 * Looks at a whole set-up and answers what is wrong and what is unwise. It changes neither tables nor data and sends no
 * mail; with the embedded database the server must be stopped meanwhile.
 */
export async function runDoctor(env: Record<string, string | undefined>): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    return wrong(error);
  }
  const found: Finding[] = [];
  try {
    requireLocalDemo(settings);
  } catch (error) {
    found.push(...wrong(error));
  }
  found.push(...(await lookInside(settings).catch(wrong)));
  found.push(...checkMail(await readMailFacts(settings), settings.demo));
  return found;
}

async function lookInside(settings: Settings): Promise<Finding[]> {
  if (!existsSync(settings.dataDir))
    throw new StartError(
      `There is no DATA_DIR ${settings.dataDir} yet: the first start makes it, or check the setting`,
    );
  const database = await openDatabase(settings, { mustExist: true, schema: 'as it is' });
  try {
    return await lookAtStart(settings, database);
  } finally {
    await database.close();
  }
}

/** A reason not to start, as findings: one for each of its lines. @throws any other error. */
function wrong(error: unknown): Finding[] {
  if (!(error instanceof StartError)) throw error;
  return error.message.split('\n').map((text) => ({ level: 'wrong', text: `${text}.` }));
}
