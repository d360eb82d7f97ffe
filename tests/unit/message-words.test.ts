import { describe, expect, test } from 'vitest';
import { conversations, type Turn } from '../../src/domain/messages/conversations';
import {
  deleteConversationWords,
  type DeletedMessage,
  deleteMessageWords,
} from '../../src/domain/messages/delete-words';
import { oldestFirst } from '../../src/domain/messages/message-order';

const sending = (state: string, attempts: number, code = 'network'): DeletedMessage => ({
  sentByMe: true,
  onServer: false,
  rows: [{ kind: 'message.send', state, attempts, lastError: { code } }],
});
const received: DeletedMessage = { sentByMe: false, onServer: true, rows: [] };
const sent: DeletedMessage = { sentByMe: true, onServer: true, rows: [] };
const unsent = sending('pending', 0);
const tried = sending('pending', 2);

describe('what is asked before messages are deleted', () => {
  const THEIRS = 'Delete this message here? The other side keeps theirs.';
  const UNSENT = 'Delete this message? It was not sent and will not be.';
  const MAYBE =
    'Delete this message here? It may have been sent: the other side may get it, unless it can still be stopped.';
  test.each([
    ['received', received, THEIRS],
    [
      'received, with its mark of being read under way',
      {
        ...received,
        rows: [{ kind: 'message.read', state: 'pending', attempts: 0, lastError: null }],
      },
      THEIRS,
    ],
    ['sent', sent, THEIRS],
    ['never tried', unsent, UNSENT],
    ['never tried, and logged out', sending('paused', 0), UNSENT],
    ['refused', sending('rejected', 1), UNSENT],
    ['tried without an answer, then refused', sending('rejected', 2), MAYBE],
    ['answered in words that nobody reads', sending('rejected', 1, 'unfit'), MAYBE],
    ['tried without an answer', tried, MAYBE],
    ['tried, then logged out', sending('paused', 1), MAYBE],
    [
      'being sent',
      sending('sending', 1),
      'Delete this message here? It is being sent right now: the other side may get it.',
    ],
  ])('%s', (_name, message, words) => {
    expect(deleteMessageWords(message)).toBe(words);
  });

  test.each([
    [[received, sent], 'Delete what was said about this home, here? The other side keeps theirs.'],
    [[unsent], 'Delete what you wrote about this home? It was not sent and will not be.'],
    [
      [unsent, unsent],
      'Delete what you wrote about this home? They were not sent and will not be.',
    ],
    [
      [sent, unsent],
      'Delete what was said about this home, here? The other side keeps what it has. 1 message was not sent and will not be.',
    ],
    [
      [received, unsent, sending('rejected', 1), tried],
      'Delete what was said about this home, here? The other side keeps what it has. 2 messages were not sent and will not be. 1 message may have been sent: the other side may get it, unless it can still be stopped.',
    ],
    [
      [tried, tried, sending('sending', 1)],
      'Delete what was said about this home, here? 1 message is being sent right now: the other side may get it. 2 messages may have been sent: the other side may get them, unless they can still be stopped.',
    ],
  ])('a conversation of %#', (messages, words) => {
    expect(deleteConversationWords(messages)).toBe(words);
  });
});

describe('messages stand in the order they were written, whatever the clock says', () => {
  const place = (id: string, onServer: boolean, createdAt: string, seq: number | null = null) => ({
    id,
    onServer,
    createdAt,
    seq,
  });
  const ids = (all: ReturnType<typeof place>[]) =>
    oldestFirst(all, (one) => one).map(({ id }) => id);

  test.each([
    ['a year behind', '2025-10-01T10:00:00.000Z', '2025-10-01T10:05:00.000Z'],
    ['a year ahead', '2027-10-01T10:00:00.000Z', '2027-10-01T10:05:00.000Z'],
    ['set back between the two', '2026-10-01T10:05:00.000Z', '2026-10-01T09:00:00.000Z'],
  ])('a clock %s', (_name, first, second) => {
    expect(
      ids([
        place('second here', false, second, 9),
        place('theirs', true, '2026-10-01T09:30:00.000Z'),
        place('first here', false, first, 7),
        place('mine, sent', true, '2026-10-01T09:00:00.000Z'),
      ]),
    ).toEqual(['mine, sent', 'theirs', 'first here', 'second here']);
  });

  test('a conversation with an unsent answer comes first, and the answer last in it', () => {
    const turn = (id: string, home: string, change: Partial<Turn>): Turn => ({
      id,
      propertyId: home,
      propertyTitle: home,
      sender: { id: 'ada', name: 'Ada' },
      recipient: { id: 'me', name: 'Me' },
      createdAt: '2026-10-01T10:00:00.000Z',
      readStatus: true,
      sentByMe: false,
      onServer: true,
      seq: null,
      ...change,
    });
    const mine = {
      sentByMe: true,
      sender: { id: 'me', name: 'Me' },
      recipient: { id: 'ada', name: 'Ada' },
    };
    const talks = conversations(
      [
        turn('answer', 'a', {
          ...mine,
          onServer: false,
          seq: 3,
          createdAt: '2025-01-01T00:00:00.000Z',
        }),
        turn('question', 'a', {}),
        turn('later', 'b', { createdAt: '2026-10-02T10:00:00.000Z' }),
      ],
      (one) => one,
    );
    expect(talks.map(({ turns }) => turns.map(({ id }) => id))).toEqual([
      ['question', 'answer'],
      ['later'],
    ]);
  });
});
