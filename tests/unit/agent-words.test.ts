import { expect, test } from 'vitest';
import { agentHomesWords } from '../../src/domain/agents/agent-homes-words';
import { agentPath } from '../../src/domain/agents/agent-path';
import { answerTimeWords } from '../../src/domain/agents/answer-time-words';
import { areasOf } from '../../src/domain/agents/areas-of';
import { chosenHomes } from '../../src/domain/agents/chosen-homes';
import { chosenHomesMessage } from '../../src/domain/agents/chosen-homes-message';
import { madeListing } from '../support/made-listing';

const ID = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924';
const OTHER = 'a1b0c442-98fc-4c14-9afb-f4c8996fb925';

test.each([
  [0, 'within an hour'],
  [60, 'within an hour'],
  [61, 'within 2 hours'],
  [20 * 60, 'within 20 hours'],
  [20 * 60 + 1, 'within a day'],
  [24 * 60, 'within a day'],
  [24 * 60 + 1, 'within 2 days'],
  [80 * 60, 'within 4 days'],
])('[AGENT-3] %i minutes are %s', (minutes, words) => {
  expect(answerTimeWords(minutes)).toBe(words);
});

test.each([
  ['', []],
  [ID, [ID]],
  [`${ID},${OTHER}`, [ID, OTHER]],
  [`${ID.toUpperCase()},${ID}`, [ID]],
  [`${ID},cut-off-a1b`, [ID]],
  ["1'--,%00,,", []],
])('[AGENT-5] the homes of %j', (homes, ids) => {
  expect(chosenHomes(new URLSearchParams({ homes }))).toEqual(ids);
});

test('[AGENT-5] a link names at most 20 homes, and leads back to the same', () => {
  const ids = Array.from({ length: 25 }, () => crypto.randomUUID());
  const { searchParams } = new URL(agentPath(ID, ids), 'https://homes.example');
  expect(chosenHomes(searchParams)).toEqual(ids.slice(0, 20));
});

test('[AGENT-5] a message tells of the first five of many homes', () => {
  const homes = Array.from({ length: 7 }, (_, at) =>
    madeListing({ title: `Home ${at}`, price: 1_000_000, listingType: 'sale' }),
  );
  const lines = chosenHomesMessage('Eze Homes', homes, 'https://homes.example/x').split('\n');
  expect(lines).toEqual([
    '7 homes from Eze Homes',
    ...[0, 1, 2, 3, 4].map((at) => `Home ${at}: ₦1,000,000, for sale`),
    'and 2 more',
    'https://homes.example/x',
  ]);
});

test('[AGENT-3] places come with most homes first, six at most, and unknown ones not at all', () => {
  const at = (address: string, homes: number) => ({ address, homes });
  expect(
    areasOf([
      at('3 Herbert Macaulay Way, Yaba, Lagos', 2),
      at('Flat 2, Yaba, Lagos', 2),
      at('Maitama, Abuja', 3),
      at('Nowhere that is known', 9),
    ]),
  ).toEqual([
    { place: 'Yaba, Lagos', homes: 4 },
    { place: 'Maitama, Abuja', homes: 3 },
  ]);
  const many = ['Yaba', 'Surulere', 'Ikeja', 'Ajah', 'Gbagada', 'Maryland', 'Ikorodu', 'Badagry'];
  expect(areasOf(many.map((name) => at(`${name}, Lagos`, 1)))).toHaveLength(6);
});

test('[AGENT-3] one line says how many homes and where', () => {
  const areas = ['Yaba', 'Ajah', 'Ikeja', 'Epe'].map((place) => ({ place }));
  expect(agentHomesWords({ homes: 0, areas })).toBe('');
  expect(agentHomesWords({ homes: 1, areas: [] })).toBe('1 home');
  expect(agentHomesWords({ homes: 12, areas })).toBe('12 homes in Yaba; Ajah; Ikeja');
});
