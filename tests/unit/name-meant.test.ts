import { expect, test } from 'vitest';
import { nameMeant } from '../../src/domain/places/name-meant';

test.each([
  ['Wuse II', 'Wuse 2'],
  ['Ọ̀yọ́', 'Oyo'],
  ['Leki', 'Lekki'],
  ['Ikeje', 'Ikeja'],
  ['Victoria Iland', 'Victoria Island'],
  ['V.I.', 'Victoria Island'],
  ['lekki phase one', 'Lekki Phase 1'],
  ['Lekki', 'Lekki'],
])('[HOME-3] %s is searched for as %s', (typed, name) => expect(nameMeant(typed)).toBe(name));

// 'Banana' is half of Banana Island, 'Abule' of Abule Egba: a part of a name is no slip for Babana or Aule.
test.each(['12 Admiralty Way, Lekki', 'Atlantis', 'xyz', '', 'Banana', 'Abule', 'egba', 'Iyana'])(
  '[HOME-3] %s is searched for as it is typed',
  (typed) => expect(nameMeant(typed)).toBeNull(),
);
