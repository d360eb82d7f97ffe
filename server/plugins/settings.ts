import { statSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { emailSchema } from '../../src/contract/people/account';
import { BRAND, CONTACT_EMAIL } from '../../src/domain/brand';
import { LOG_LEVELS, type LogLevel } from '../log/logger-options';
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
  /** Whom mails come from: an address, or a name with the address in <>. */
  mailFrom: string;
  /** Where people write to, and where applications are announced. */
  contactEmail: string;
  demo: boolean;
  /** Serve the worker that stands down in place of the real one. */
  killSwitch: boolean;
  /** Hold people to the limits of server/rate-limits.ts. */
  rateLimits: boolean;
  /** How many proxies before this server are believed about who is asking. */
  trustedProxies: number;
  /** Origins other than our own whose pages may call the API. */
  corsOrigins: string[];
  /** Origins the map's tiles and the geocoder come from, beside the default ones. */
  mapOrigins: string[];
  /** A PMTiles file of the country, served as the detailed map and cut up for kept areas; null: none. */
  tilesFile: string | null;
  /** Push services beside the browsers' own, each as host and port. */
  pushHosts: string[];
  /** The key of what lies encrypted in the database, 32 bytes as base64url; null: a file under dataDir. */
  secretKey: string | null;
  /** Where photos are kept; null: files under dataDir. */
  s3: S3Settings | null;
  /** Who carries SMS; null: none are sent, and none are offered. */
  sms: SmsSettings | null;
  /** From which level on lines are logged. */
  logLevel: LogLevel;
  /** Who has it may read /metrics; null: nobody may there. */
  metricsToken: string | null;
  /** Port on 127.0.0.1 where /metrics takes no token; null: none. */
  metricsPort: number | null;
};

export type S3Settings = {
  /** The address of the bucket, such as https://s3.eu-west-1.amazonaws.com/gida-photos. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};

const SMS_CHANNELS = ['generic', 'dnd'] as const;

export type SmsSettings = {
  /** The address of the gateway, such as https://api.ng.termii.com. */
  url: string;
  key: string;
  /** Whom phones name as the sender: 3 to 11 letters and digits. */
  sender: string;
  channel: (typeof SMS_CHANNELS)[number];
};

const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false', '']),
  z.transform((value) => value === '1' || value === 'true'),
);
const webAddress = z.url({ protocol: /^https?$/ });

/** Entries parted by commas, none of them empty. */
const listOf = <Entry extends z.ZodMiniType<string, string>>(entry: Entry) =>
  z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((text) =>
        text
          .split(',')
          .map((item) => item.trim().replace(/\/$/, ''))
          .filter((item) => item !== ''),
      ),
    ),
    z.array(entry),
  );
const origins = listOf(webAddress.check(z.regex(/^https?:\/\/[^/\s;,']+$/)));

/** What 32 bytes look like in base64url. */
export const SECRET_KEY_FORMAT = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;

/** An address, alone or in <> behind a name. */
const SENDER = /^(?:[^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const port = z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535));

const text = z.string().check(z.minLength(1));
const A_PORT = 'a whole number from 1 to 65535';

/** How a setting is read, and what it should be; what holds a password stays out of logs. */
type Row = readonly [schema: z.ZodMiniType, expected: string, hidden?: 'hidden'];

const FIELDS = {
  PORT: [z._default(port, 8080), A_PORT],
  HOST: [z._default(text, 'localhost'), 'a host name or address'],
  DATA_DIR: [z._default(text, './data'), 'a folder'],
  DATABASE_URL: [
    z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
    'an address such as postgres://user:password@host:5432/name',
    'hidden',
  ],
  // The app is at the root of its host: its worker and its links begin there.
  PUBLIC_URL: [
    z.optional(webAddress.check(z.regex(/^https?:\/\/[^/?#]+\/*$/))),
    'an address such as https://gida.example, with nothing behind the host',
  ],
  SMTP_URL: [
    z.optional(z.url({ protocol: /^smtps?$/ })),
    'an address such as smtp://user:password@host:587',
    'hidden',
  ],
  MAIL_FROM: [
    z.optional(z.string().check(z.regex(SENDER))),
    'an address such as Gida <hello@gida.example>',
  ],
  CONTACT_EMAIL: [z.optional(emailSchema), 'an address such as hello@gida.example'],
  DEMO: [z.optional(flag), '0 or 1'],
  KILL_SWITCH: [z._default(flag, false), '0 or 1'],
  RATE_LIMITS: [z._default(flag, true), '0 or 1'],
  TRUST_PROXY: [
    z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10)), 0),
    'the number of proxies before this server, 0 to 10',
  ],
  CORS_ORIGINS: [origins, 'addresses such as https://gida.example, with commas between'],
  MAP_ORIGINS: [origins, 'addresses such as https://tiles.example, with commas between'],
  TILES_FILE: [z.optional(text), 'a PMTiles file'],
  PUSH_HOSTS: [
    listOf(z.string().check(z.regex(/^[\w.-]+(:\d+)?$/))),
    'hosts such as push.example:8443, with commas between',
  ],
  SECRET_KEY: [
    z.optional(z.string().check(z.regex(SECRET_KEY_FORMAT))),
    '32 random bytes in base64url, 43 characters, such as openssl rand -base64 32 makes, with - and _ for + and / and no =',
    'hidden',
  ],
  S3_URL: [z.optional(webAddress), 'the address of a bucket, such as https://s3.example/photos'],
  S3_ACCESS_KEY_ID: [z.optional(text), 'the name of a key for S3_URL'],
  S3_SECRET_ACCESS_KEY: [z.optional(text), 'the secret of the key for S3_URL', 'hidden'],
  S3_REGION: [z._default(text, 'us-east-1'), 'the name of a region, such as us-east-1'],
  SMS_URL: [
    z.optional(webAddress),
    'the address of an SMS gateway, such as https://api.ng.termii.com',
  ],
  SMS_KEY: [z.optional(text), 'the key for SMS_URL', 'hidden'],
  SMS_SENDER: [
    z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{3,11}$/))),
    'a name of 3 to 11 letters and digits, such as Gida',
  ],
  SMS_CHANNEL: [z._default(z.enum(SMS_CHANNELS), 'generic'), 'generic or dnd'],
  LOG_LEVEL: [z._default(z.enum(LOG_LEVELS), 'warn'), 'error, warn or info'],
  METRICS_TOKEN: [
    z.optional(z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/))),
    '16 to 200 letters, digits and signs, without spaces',
    'hidden',
  ],
  METRICS_PORT: [z.optional(port), A_PORT],
} as const satisfies Record<string, Row>;

type Name = keyof typeof FIELDS;
type OfGateway = Extract<Name, `S3_${string}` | `SMS_${string}`>;

/**
 * Reads the settings from the environment.
 * @throws StartError with a line for each that is wrong: its name, what it is and what it should be.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const read = <One extends Name>(name: One) => {
    const given = env[name] === '' ? undefined : env[name];
    const [schema, expected, hidden]: Row = FIELDS[name];
    const result = schema.safeParse(given);
    if (!result.success)
      problems.push(
        `${name} is ${hidden ? 'not understood' : `'${given}'`}, but must be ${expected}`,
      );
    // What is left out is always understood: reading goes on to the next problem.
    const data = result.success ? result.data : schema.parse(undefined);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field's own schema made it
    return data as z.output<(typeof FIELDS)[One][0]>;
  };
  /** An address and what is needed with it, or none of them; one that is missing is one of the problems. */
  const allOrNone = (names: readonly [OfGateway, OfGateway, OfGateway], rest: string) => {
    const [url, key, other] = [read(names[0]), read(names[1]), read(names[2])];
    if (url === undefined && key === undefined && other === undefined) return null;
    if (url === undefined) problems.push(`${names[0]} is missing, but ${rest} is given`);
    const given = names[[url, key, other].findIndex((value) => value !== undefined)];
    if (key === undefined) problems.push(`${names[1]} is missing, but ${given} is given`);
    if (other === undefined) problems.push(`${names[2]} is missing, but ${given} is given`);
    if (url === undefined || key === undefined || other === undefined) return null;
    return [url.replace(/\/+$/, ''), key, other] as const;
  };
  const smtpUrl = read('SMTP_URL') ?? null;
  const mailFrom = read('MAIL_FROM');
  if (smtpUrl !== null && mailFrom === undefined)
    problems.push(
      'MAIL_FROM is missing, but SMTP_URL is given: set whom mails come from, an address of yours such as Gida <hello@gida.example>',
    );
  const contactEmail = read('CONTACT_EMAIL') ?? CONTACT_EMAIL;
  const port = read('PORT');
  const host = read('HOST');
  const metricsPort = read('METRICS_PORT') ?? null;
  if (metricsPort === port)
    problems.push(`METRICS_PORT is ${metricsPort} as PORT is: it needs another one`);
  const databaseUrl = read('DATABASE_URL') ?? null;
  const shownHost =
    host === '0.0.0.0' || host === '::' ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  const demo = read('DEMO') ?? databaseUrl === null;
  const s3 = allOrNone(['S3_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], 'a key for it');
  const region = read('S3_REGION');
  const sms = allOrNone(['SMS_URL', 'SMS_KEY', 'SMS_SENDER'], 'a key or a sender for it');
  const channel = read('SMS_CHANNEL');
  const settings = {
    port,
    host,
    dataDir: resolve(read('DATA_DIR')),
    databaseUrl,
    publicUrl: (read('PUBLIC_URL') ?? `http://${shownHost}:${port}`).replace(/\/+$/, ''),
    smtpUrl,
    mailFrom: mailFrom ?? `${BRAND} <${contactEmail}>`,
    contactEmail,
    demo,
    killSwitch: read('KILL_SWITCH'),
    rateLimits: read('RATE_LIMITS'),
    trustedProxies: read('TRUST_PROXY'),
    corsOrigins: read('CORS_ORIGINS'),
    mapOrigins: read('MAP_ORIGINS'),
    tilesFile: tilesFile(read('TILES_FILE'), problems),
    pushHosts: read('PUSH_HOSTS'),
    secretKey: read('SECRET_KEY') ?? null,
    s3: s3 && { url: s3[0], accessKeyId: s3[1], secretAccessKey: s3[2], region },
    sms: sms && { url: sms[0], key: sms[1], sender: sms[2], channel },
    logLevel: read('LOG_LEVEL'),
    metricsToken: read('METRICS_TOKEN') ?? null,
    metricsPort,
  };
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return settings;
}

/** The path in full; a file that is not there is one of the problems. */
function tilesFile(path: string | undefined, problems: string[]): string | null {
  if (path === undefined) return null;
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    problems.push(`TILES_FILE is '${path}', but there is no such file`);
  return resolve(path);
}
