import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error';

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  /** Null: the embedded database under dataDir. */
  databaseUrl: string | null;
  /** Address that links in mails begin with, without a slash at the end. */
  publicUrl: string;
  /** Null: mails are kept as .eml files under dataDir. */
  smtpUrl: string | null;
  demo: boolean;
  /** Serve the worker that stands down in place of the real one. */
  killSwitch: boolean;
};

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .transform((value) => value === '1' || value === 'true');
const webAddress = z.url({ protocol: /^https?$/ });

const FIELDS = {
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: webAddress.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  DEMO: flag.optional(),
  KILL_SWITCH: flag.default(false),
};

const EXPECTED: Record<keyof typeof FIELDS, string> = {
  PORT: 'a whole number from 1 to 65535',
  HOST: 'a host name or address',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/name',
  PUBLIC_URL: 'an address such as https://gida.example',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  DEMO: '0 or 1',
  KILL_SWITCH: '0 or 1',
};

/**
 * Reads the settings from the environment.
 * @throws StartError naming the setting, what it is and what it should be.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = <Name extends keyof typeof FIELDS>(name: Name) => {
    const given = env[name] === '' ? undefined : env[name];
    const result = FIELDS[name].safeParse(given);
    if (!result.success)
      throw new StartError(`${name} is '${given}', but must be ${EXPECTED[name]}`);
    return result.data as z.output<(typeof FIELDS)[Name]>;
  };
  const port = read('PORT');
  const host = read('HOST');
  const databaseUrl = read('DATABASE_URL') ?? null;
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return {
    port,
    host,
    dataDir: resolve(read('DATA_DIR')),
    databaseUrl,
    publicUrl: (read('PUBLIC_URL') ?? `http://${shownHost}:${port}`).replace(/\/+$/, ''),
    smtpUrl: read('SMTP_URL') ?? null,
    demo: read('DEMO') ?? databaseUrl === null,
    killSwitch: read('KILL_SWITCH'),
  };
}
