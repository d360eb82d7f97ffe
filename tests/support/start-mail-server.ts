import { SMTPServer } from 'smtp-server';
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
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            received.push({ recipients, mail });
            done();
          },
          (error: unknown) => done(error as Error),
        );
      });
    },
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
