import { createTransport } from 'nodemailer';

const TIMEOUT_MS = 10_000;

/** Connects, greets, encrypts where offered, logs in where a user is given; why it failed, or null. */
export async function mailServerFailure(smtpUrl: string): Promise<string | null> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return why.split('\n')[0] ?? why;
  } finally {
    transport.close();
  }
}
