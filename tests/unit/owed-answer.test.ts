import { expect, test } from 'vitest';
import { owedAnswer } from '../../src/domain/today/owed-answer';

const NOW = Date.parse('2026-11-23T09:00:00Z');
const turn = (content: string, from: 'them' | 'me', readStatus = true, day = '22') => ({
  content,
  sentByMe: from === 'me',
  readStatus,
  createdAt: `2026-11-${day}T09:00:00Z`,
});
const owed = (...turns: ReturnType<typeof turn>[]) =>
  owedAnswer(turns, NOW).map(({ content }) => content);

test('[TODAY-1] words want an answer until it is written, not until they are read', () => {
  expect(owed(turn('I like it.', 'them'))).toEqual(['I like it.']);
  expect(owed(turn('I like it.', 'them'), turn('Come and see.', 'me'))).toEqual([]);
  expect(owed(turn('I like it.', 'them'), turn('Come.', 'me'), turn('When?', 'them'))).toEqual([
    'When?',
  ]);
});

test('[TODAY-1] thanks that were read want none, unread they are shown', () => {
  const talk = [turn('Is it free?', 'them'), turn('It is.', 'me')];
  expect(owed(...talk, turn('Thank you', 'them'))).toEqual([]);
  expect(owed(...talk, turn('Thank you', 'them', false))).toEqual(['Thank you']);
});

test('[TODAY-1] who asked more than a week ago waits no more, unless it was never read', () => {
  expect(owed(turn('Is it free?', 'them', true, '16'))).toEqual([]);
  expect(owed(turn('Is it free?', 'them', true, '17'))).toEqual(['Is it free?']);
  expect(owed(turn('Is it free?', 'them', false, '01'))).toEqual(['Is it free?']);
});
