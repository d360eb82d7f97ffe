import { expect, test } from 'vitest';
import { reachChoices } from '../../src/domain/areas/reach-choices';

const words = (ownKm: number | null) => reachChoices(ownKm).map(({ label }) => label);

test('what a place itself takes stands among the distances, with its own', () => {
  expect(words(5)).toEqual([
    'Within 2 km',
    'The place and around it (5 km)',
    'Within 10 km',
    'Within 20 km',
    'Within 40 km',
    'Within 80 km',
  ]);
  expect(reachChoices(5).map(({ value }) => value)).toEqual(['2', '5', '10', '20', '40', '80']);
});

test('of a place that is not known yet it comes first', () => {
  expect(words(null).slice(0, 3)).toEqual([
    'The place and around it',
    'Within 2 km',
    'Within 5 km',
  ]);
});
