import * as z from 'zod/mini';
import type { SmsSettings } from '../../plugins/settings';
import type { SmsGateway, SmsOutcome } from './sms-gateway';

const TIMEOUT_MS = 10_000;
/** Longest part of a gateway's own words that is kept, in characters. */
const MOST_WORDS = 200;

const takenSchema = z.object({ message_id: z.string().check(z.minLength(1)) });
const refusedSchema = z.object({ message: z.string() });

/** SMS over HTTP in the shape that Termii publishes: one POST of JSON for one SMS. */
export function termiiGateway({ url, key, sender, channel }: SmsSettings): SmsGateway {
  return {
    send: async ({ to, text }) => {
      const body = {
        to: to.replace(/^\+/, ''),
        from: sender,
        sms: text,
        type: 'plain',
        channel,
        api_key: key,
      };
      try {
        const answer = await fetch(`${url}/api/sms/send`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(body),
          // The body holds the key: it goes nowhere but where the settings say.
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return outcomeOf(answer.status, parsed(await answer.text()), key);
      } catch (error) {
        return { taken: false, again: true, reason: `did not answer (${causeOf(error)})` };
      }
    },
  };
}

function outcomeOf(status: number, body: unknown, key: string): SmsOutcome {
  if (status === 200 && takenSchema.safeParse(body).success) return { taken: true };
  const again = status === 429 || status >= 500;
  const said = refusedSchema.safeParse(body);
  const words = said.success ? `: ${harmless(said.data.message, key)}` : '';
  return { taken: false, again, reason: `answered ${status}${words}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A gateway's words in one line, without the key and without what may be a phone number. */
function harmless(words: string, key: string): string {
  return words
    .replaceAll(key, '…')
    .replace(/\+?\d(?:[\s().-]?\d){6,}/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, MOST_WORDS);
}

/** Which fault of the network it was, by its short name: its message may quote what was sent. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : error.name;
}
