import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mailFileName } from './mail-files';
import type { QueuedMail } from './repository';

/** Delivers one mail or throws the reason. */
export type MailTransport = (mail: QueuedMail) => Promise<void>;

/** A mail server that says nothing for so long has failed; within the time for which a mail is leased. */
const TIMEOUT_MS = 60_000;

/** Mails over SMTP, as the address says (smtp:// or smtps://, with login if needed), from one sender. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => {
    await transport.sendMail({
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.headers === null ? {} : { headers: mail.headers }),
    });
  };
}

/** Mails as .eml files under a folder, where no mail server is set, from one sender. */
export function fileTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    await mkdir(folder, { recursive: true });
    const { message } = await composer.sendMail({
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.headers === null ? {} : { headers: mail.headers }),
    });
    if (!Buffer.isBuffer(message)) throw new Error('The mail could not be composed');
    await writeFile(join(folder, mailFileName(mail.id)), message);
  };
}
