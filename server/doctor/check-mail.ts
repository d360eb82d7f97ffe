import type { Finding } from './finding';

export type MailFacts = {
  /** Why the mail server could not be talked to; null: it could, or there is none. */
  failure: string | null;
  hasServer: boolean;
  domain: string;
  /** The TXT records of the domain and of its _dmarc; null: they could not be asked for. */
  records: string[] | null;
  policies: string[] | null;
};

/** Whether mails leave, and whether those who get them believe where they come from. */
export function checkMail(facts: MailFacts, demo: boolean): Finding[] {
  const unwise = (text: string): Finding => ({ level: 'unwise', text });
  if (!facts.hasServer)
    return demo
      ? []
      : [unwise('SMTP_URL is missing, so mails reach nobody: set it to your mail server.')];
  const found: Finding[] = [];
  if (facts.failure !== null)
    found.push({
      level: 'wrong',
      text: `The mail server in SMTP_URL does not work (${facts.failure}): check its address, user and password.`,
    });
  const { domain, records, policies } = facts;
  if (records !== null && !records.some((text) => /^v=spf1\b/i.test(text)))
    found.push(
      unwise(
        `${domain} has no SPF record, so mails may count as spam: add a TXT record that names your mail server.`,
      ),
    );
  if (policies !== null && !policies.some((text) => /^v=DMARC1\b/i.test(text)))
    found.push(
      unwise(
        `${domain} has no DMARC record, so mails may count as spam: add a TXT record at _dmarc.${domain}.`,
      ),
    );
  return found;
}
