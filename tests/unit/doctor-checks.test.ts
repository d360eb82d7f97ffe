import { describe, expect, test } from 'vitest';
import { checkAddress } from '../../server/doctor/check-address';
import { checkDatabase, type DatabaseFacts } from '../../server/doctor/check-database';
import { checkMail, type MailFacts } from '../../server/doctor/check-mail';
import { checkSecrets } from '../../server/doctor/check-secrets';
import { checkStorage } from '../../server/doctor/check-storage';
import type { Finding } from '../../server/doctor/finding';
import { testSettings } from '../support/test-settings';

const NOW = new Date('2026-11-23T12:00:00Z');
const SITE = {
  ...testSettings('/data'),
  publicUrl: 'https://homes.ng',
  trustedProxies: 1,
  rateLimits: true,
  mailFrom: 'Homes <post@homes.ng>',
  contactEmail: 'desk@homes.ng',
};

/** One finding of this level, with these words. */
function expectOne(found: Finding[], level: Finding['level'], words: string): void {
  expect(found).toEqual([{ level, text: expect.stringContaining(words) }]);
}

describe('the address', () => {
  test('of a site behind a proxy with TLS is fine, and so is a demo', () => {
    expect(checkAddress(SITE)).toEqual([]);
    expect(checkAddress({ ...testSettings('/data'), demo: true })).toEqual([]);
  });
  test.each([
    [{ publicUrl: 'http://localhost:8080', host: '0.0.0.0', trustedProxies: 0 }, 'nobody else can'],
    [{ publicUrl: 'http://homes.ng', trustedProxies: 0 }, 'PUBLIC_URL is not https'],
    [{ trustedProxies: 0 }, 'TRUST_PROXY is 0'],
    [{ host: '0.0.0.0' }, 'HOST is 0.0.0.0 behind a proxy'],
    [{ rateLimits: false }, 'RATE_LIMITS is 0'],
  ])('%o is unwise', (change, words) => {
    expectOne(checkAddress({ ...SITE, ...change }), 'unwise', words);
  });
});

describe('secrets', () => {
  const s3 = { url: 'https://s3.ng/b', accessKeyId: 'k', region: 'r' };
  test('of one’s own are fine', () => {
    const databaseUrl = 'postgres://gida:q8%2FZ1-long@db/gida';
    expect(checkSecrets({ ...SITE, databaseUrl })).toEqual([]);
    // A sign of per cent that begins no code, as mail servers and databases take it.
    expect(checkSecrets({ ...SITE, smtpUrl: 'smtp://u:50%off-9xq@mail.ng:587' })).toEqual([]);
  });
  test.each([
    [{ databaseUrl: 'postgres://u:postgres@db/gida' }, 'password in DATABASE_URL'],
    [{ smtpUrl: 'smtp://u:changeme@mail.ng' }, 'password in SMTP_URL'],
    [{ s3: { ...s3, secretAccessKey: 'minioadmin' } }, 'password in S3_SECRET_ACCESS_KEY'],
    [{ metricsToken: 'xxxxxxxxxxxxxxxx' }, 'password in METRICS_TOKEN'],
    [{ mailFrom: 'Gida <hello@gida.example>' }, 'MAIL_FROM is the address of an example'],
    [{ contactEmail: 'hello@gida.example' }, 'CONTACT_EMAIL is the address of an example'],
  ])('%o is unwise', (change, words) => {
    expectOne(checkSecrets({ ...SITE, ...change }), 'unwise', words);
  });
});

describe('the database', () => {
  const FINE: DatabaseFacts = {
    kind: 'postgres',
    version: 150_004,
    fsync: 'on',
    synchronousCommit: 'on',
    fullPageWrites: 'on',
    clockAheadMs: 400,
    hasPushKeys: true,
    demoAccounts: 0,
    approvedByDemo: [],
  };
  test('that is up to date and waits for the disk is fine', () => {
    expect(checkDatabase(FINE, false)).toEqual([]);
  });
  test.each<[Partial<DatabaseFacts>, Finding['level'], string]>([
    [{ version: 140_011 }, 'wrong', 'PostgreSQL 14 is too old'],
    [{ clockAheadMs: -90_000 }, 'unwise', '90 seconds apart'],
    [{ fsync: 'off' }, 'unwise', 'fsync of PostgreSQL is off'],
    [{ synchronousCommit: 'off' }, 'unwise', 'synchronous_commit of PostgreSQL is off'],
    [{ fullPageWrites: 'off' }, 'unwise', 'full_page_writes of PostgreSQL is off'],
    [{ kind: 'pglite', fsync: 'off' }, 'unwise', 'set DATABASE_URL'],
    [{ hasPushKeys: false }, 'unwise', 'no keys for notifications'],
    [{ demoAccounts: 3 }, 'unwise', 'npm run admin -- demo remove'],
    [{ approvedByDemo: ['Kapok Homes', 'Obi Homes'] }, 'unwise', 'approved Kapok Homes, Obi Homes'],
  ])('%o is %s', (change, level, words) => {
    expectOne(checkDatabase({ ...FINE, ...change }, false), level, words);
  });
  test('of a demo needs no more than to work', () => {
    expect(checkDatabase({ ...FINE, kind: 'pglite', demoAccounts: 3 }, true)).toEqual([]);
  });
});

describe('the disk', () => {
  const MB = 1024 * 1024;
  const FINE = {
    dataDir: '/data',
    freeBytes: 5000 * MB,
    isOpen: false,
    lastBackup: new Date('2026-11-22T03:00:00Z'),
    isEncrypted: true,
  };
  test('with room, rights and a backup is fine', () => {
    expect(checkStorage(FINE, false, NOW)).toEqual([]);
  });
  test.each<[Partial<typeof FINE> | { lastBackup: null }, Finding['level'], string]>([
    [{ freeBytes: 20 * MB }, 'wrong', 'Only 20 MB are free under DATA_DIR /data'],
    [{ freeBytes: 500 * MB }, 'unwise', 'Only 500 MB are free'],
    [{ isOpen: true }, 'unwise', 'chmod 700'],
    [{ lastBackup: null }, 'unwise', 'No backup was made yet'],
    [{ isEncrypted: false }, 'unwise', 'last backup is not encrypted'],
    [{ lastBackup: new Date('2026-11-14T12:00:00Z') }, 'unwise', 'last backup is 9 days old'],
  ])('%o is %s', (change, level, words) => {
    expectOne(checkStorage({ ...FINE, ...change }, false, NOW), level, words);
  });
});

describe('mail', () => {
  const FINE: MailFacts = {
    failure: null,
    hasServer: true,
    domain: 'homes.ng',
    records: ['v=spf1 include:mail.ng -all'],
    policies: ['v=DMARC1; p=none'],
  };
  test('that leaves and is believed is fine; without a DNS nothing is said of it', () => {
    expect(checkMail(FINE, false)).toEqual([]);
    expect(checkMail({ ...FINE, records: null, policies: null }, false)).toEqual([]);
  });
  test.each<[Partial<MailFacts>, Finding['level'], string]>([
    [{ failure: 'Invalid login' }, 'wrong', 'does not work (Invalid login)'],
    [{ records: ['google-site-verification=1'] }, 'unwise', 'homes.ng has no SPF record'],
    [{ policies: [] }, 'unwise', 'TXT record at _dmarc.homes.ng'],
    [{ hasServer: false }, 'unwise', 'SMTP_URL is missing'],
  ])('%o is %s', (change, level, words) => {
    expectOne(checkMail({ ...FINE, ...change }, false), level, words);
  });
});
