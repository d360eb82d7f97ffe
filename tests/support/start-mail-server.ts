import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';

export type MailServer = {
  url: string;
  /** What arrived for an address, oldest first. */
  to: (address: string) => Email[];
  close: () => Promise<void>;
};

/** A real SMTP server on loopback that keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const received: { recipients: string[]; mail: Email }[] = [];
  const receive = async (stream: Readable, session: SMTPServerSession) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    received.push({ recipients, mail: await PostalMime.parse(Buffer.concat(chunks)) });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: callbackify(receive),
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    to: (wanted) =>
      received.flatMap(({ recipients, mail }) => (recipients.includes(wanted) ? [mail] : [])),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
