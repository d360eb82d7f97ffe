import { Resolver } from 'node:dns/promises';
import type { Settings } from '../plugins/settings';
import type { MailFacts } from './check-mail';
import { errorCode } from '../db/error-code';
import { mailServerFailure } from './mail-server-failure';

/** Talks to the mail server as for a mail, up to the login, and asks for the sender's records. */
export async function readMailFacts(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
): Promise<MailFacts> {
  const { smtpUrl, mailFrom } = settings;
  const domain = mailFrom.replace(/>$/, '').split('@').at(-1) ?? '';
  if (smtpUrl === null)
    return { failure: null, hasServer: false, domain, records: null, policies: null };
  const [failure, records, policies] = await Promise.all([
    mailServerFailure(smtpUrl),
    textsOf(domain),
    textsOf(`_dmarc.${domain}`),
  ]);
  return { failure, hasServer: true, domain, records, policies };
}

/** The TXT records of a name; null where nobody answers, which says nothing of the name. */
async function textsOf(name: string): Promise<string[] | null> {
  const resolver = new Resolver({ timeout: 3000, tries: 1 });
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const code = errorCode(error);
    return code === 'ENODATA' || code === 'ENOTFOUND' ? [] : null;
  }
}
