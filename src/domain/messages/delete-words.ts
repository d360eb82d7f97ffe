import { mayHaveArrived } from '../outbox/may-have-arrived';
import { countOf } from '../format/count-of';

/** The part of a message that its deletion is told from. */
export type DeletedMessage = {
  sentByMe: boolean;
  /** Whether the server has it. */
  onServer: boolean;
  /** What waits for it. */
  rows: readonly {
    kind: string;
    state: string;
    attempts: number;
    lastError: { code: string } | null;
  }[];
};

type Whereabouts = 'with-them' | 'unsent' | 'on-its-way' | 'unknown';

const ALONE: Record<Whereabouts, string> = {
  'with-them': 'Delete this message here? The other side keeps theirs.',
  unsent: 'Delete this message? It was not sent and will not be.',
  'on-its-way': 'Delete this message here? It is being sent right now: the other side may get it.',
  unknown:
    'Delete this message here? It may have been sent: the other side may get it, unless it can still be stopped.',
};

/** What is asked before one message is deleted, by where it is. */
export function deleteMessageWords(message: DeletedMessage): string {
  return ALONE[whereaboutsOf(message)];
}

/** What is asked before all that was said about a home is deleted. */
export function deleteConversationWords(messages: readonly DeletedMessage[]): string {
  return manyWords(
    messages,
    'what was said about this home, here',
    'what you wrote about this home',
  );
}

/** What is asked before all messages that are chosen are deleted. */
export function deleteChosenWords(messages: readonly DeletedMessage[]): string {
  const chosen = countOf(messages.length, 'message');
  return manyWords(messages, `${chosen} here`, chosen);
}

/** @param unsentOnes what they are called where none of them was sent */
function manyWords(messages: readonly DeletedMessage[], all: string, unsentOnes: string): string {
  const where = messages.map(whereaboutsOf);
  const count = (one: Whereabouts) => where.filter((other) => other === one).length;
  const unsent = count('unsent');
  if (unsent === where.length)
    return `Delete ${unsentOnes}? ${unsent === 1 ? 'It was' : 'They were'} not sent and will not be.`;
  return [
    `Delete ${all}?`,
    count('with-them') === where.length ? 'The other side keeps theirs.' : '',
    count('with-them') > 0 && count('with-them') < where.length
      ? 'The other side keeps what it has.'
      : '',
    said(unsent, 'was not sent and will not be.', 'were not sent and will not be.'),
    said(
      count('on-its-way'),
      'is being sent right now: the other side may get it.',
      'are being sent right now: the other side may get them.',
    ),
    said(
      count('unknown'),
      'may have been sent: the other side may get it, unless it can still be stopped.',
      'may have been sent: the other side may get them, unless they can still be stopped.',
    ),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function said(number: number, one: string, several: string): string {
  return number === 0 ? '' : countOf(number, `message ${one}`, `messages ${several}`);
}

function whereaboutsOf({ sentByMe, onServer, rows }: DeletedMessage): Whereabouts {
  if (!sentByMe || onServer) return 'with-them';
  const row = rows.find(({ kind }) => kind === 'message.send');
  // A refusal is the server's word that it has nothing of it, unless an earlier copy is on its way.
  if (row?.state === 'rejected')
    return row.attempts === 1 && !mayHaveArrived(row) ? 'unsent' : 'unknown';
  if (row?.state === 'sending') return 'on-its-way';
  return row?.attempts === 0 ? 'unsent' : 'unknown';
}
