import type { Settings } from '../../server/plugins/settings';

/** Settings of a server under test: no limits, no mail server, no proxies. */
export function testSettings(dataDir: string): Settings {
  return {
    port: 0,
    host: 'localhost',
    dataDir,
    databaseUrl: null,
    publicUrl: 'http://gida.test',
    smtpUrl: null,
    mailFrom: 'Gida <hello@gida.example>',
    contactEmail: 'hello@gida.example',
    demo: false,
    killSwitch: false,
    rateLimits: false,
    trustedProxies: 0,
    corsOrigins: [],
    mapOrigins: [],
    tilesFile: null,
    pushHosts: [],
    secretKey: null,
    s3: null,
    sms: null,
    logLevel: 'warn',
    metricsToken: null,
    metricsPort: null,
  };
}
