import type { Settings } from '../plugins/settings';
import type { Finding } from './finding';

/** Words that stand in examples and first settings, and that are tried first by whoever breaks in. */
const EXAMPLES =
  /^(password|passwd|secret|changeme|change-me|example|postgres|admin|minioadmin|gida|test|1234\d*|(.)\2+)$/i;

/** Whether the settings still hold what an example said. */
export function checkSecrets(
  settings: Pick<
    Settings,
    'demo' | 'databaseUrl' | 'smtpUrl' | 's3' | 'mailFrom' | 'contactEmail' | 'metricsToken'
  >,
): Finding[] {
  if (settings.demo) return [];
  const found: Finding[] = [];
  const secrets = {
    DATABASE_URL: passwordOf(settings.databaseUrl),
    SMTP_URL: passwordOf(settings.smtpUrl),
    S3_SECRET_ACCESS_KEY: settings.s3?.secretAccessKey ?? '',
    METRICS_TOKEN: settings.metricsToken ?? '',
  };
  for (const [name, secret] of Object.entries(secrets))
    if (EXAMPLES.test(secret))
      found.push({
        level: 'unwise',
        text: `The password in ${name} is one that is tried first: choose a random one.`,
      });
  const addresses = { MAIL_FROM: settings.mailFrom, CONTACT_EMAIL: settings.contactEmail };
  for (const [name, address] of Object.entries(addresses))
    if (/[@.]example>?$/.test(address))
      found.push({
        level: 'unwise',
        text: `${name} is the address of an example, which nobody reads: set it to one of yours.`,
      });
  return found;
}

function passwordOf(url: string | null): string {
  const written = url === null ? '' : new URL(url).password;
  try {
    return decodeURIComponent(written);
  } catch {
    // '50%off': who connects with it takes it as it is.
    return written;
  }
}
