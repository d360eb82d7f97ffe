import { expect, test } from 'vitest';
import { asksIfAvailable } from '../../src/domain/messages/asks-if-available';

test.each([
  'Is it still available?',
  'Good day sir. Pls is the 3 bedroom flat in Yaba still available',
  'Hello, still available ?',
  'available?',
  'Is this house still there?',
])('%s asks that alone', (words) => {
  expect(asksIfAvailable(words)).toBe(true);
});

test.each([
  'I am available any time',
  'Is parking available?',
  'Are you available for a call?',
  'I see it is not available any more',
  'Is the light available there?',
  'Is it free?',
  'Is it still available? How much is the total package?',
  'Is it available on Saturday?',
  'Still available? When can I see it',
  'Is it available? And is there parking?',
  'What is the last price, if still available',
  'Is it available for inspection tomorrow?',
  `Is it still available? ${'I have been looking for a home like it. '.repeat(5)}`,
])('%s asks more, or something else', (words) => {
  expect(asksIfAvailable(words)).toBe(false);
});
