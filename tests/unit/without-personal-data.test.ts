import { expect, test } from 'vitest';
import { withoutPersonalData } from '../../server/log/without-personal-data';

test.each([
  ['Mail to ada@homes.ng failed', 'Mail to [e-mail] failed'],
  ['to=ada%40homes.com.ng', 'to=[e-mail]'],
  ['Number +234 803 555 7713 is wrong', 'Number [number] is wrong'],
  ['call 08035557713.', 'call [number].'],
  ['GET /verify?token=abc&x=1 failed', 'GET /verify?[query] failed'],
  ['Bearer Zr8qT3vLw0XyK5mN1pB7cD9fG2hJ4sA6uE-_oIiQkRt', 'Bearer [token]'],
  ['smtp://user:secret@mail.ng:587', 'smtp://[login]@mail.ng:587'],
])('%s', (text, cut) => {
  expect(withoutPersonalData(text)).toBe(cut);
});

test.each([
  'duplicate key value violates unique constraint "users_email_key"',
  'Property 4f6d0b0e-8a40-4b5e-9a55-0f1d2c3b4a59 is gone',
  'at run (/opt/gida/node_modules/@fastify/static/index.js:123:45)',
  'statement timeout after 30000 ms',
])('stays as it is: %s', (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});
