import { expect, test } from 'vitest';
import { passesOwnFilter, NO_OWN_FILTER } from '../../src/domain/property/own-filter';
import { EMPTY_CONTENT } from '../../src/domain/property/form/empty-content';
import { locationParts } from '../../src/domain/search/place/location-parts';
import { searchText } from '../../src/domain/search/search-text';

test.each([
  ['Ọ̀yọ́', 'oyo'],
  ['ÌBÀDÀN', 'ibadan'],
  ['Ẹ̀gbá, Abẹ́òkúta', 'egba, abeokuta'],
  ['Ìkẹjà GRA', 'ikeja gra'],
  ['Nnọ́ọ̀ Enugwū', 'nnoo enugwu'],
  ['Gidan Ɗanƙwali, Ɓauchi', 'gidan dankwali, bauchi'],
  ['₦2m · 3½ plots', '₦2m · 3½ plots'],
  ['Lekki', 'lekki'],
])('[RES-11] %s is searched as %s', (text, searched) => expect(searchText(text)).toBe(searched));

test('[RES-11] a place is asked for with or without its marks', () => {
  expect(locationParts('Ọ̀yọ́, Nigeria')).toEqual(['oyo']);
});

test('[MYP-1] own listings are found with or without marks', () => {
  const content = { ...EMPTY_CONTENT, title: 'Ilé ní Ọ̀yọ́', address: 'Ọ̀yọ́' };
  expect(passesOwnFilter({ content }, 'Draft', { ...NO_OWN_FILTER, location: 'oyo' })).toBe(true);
  expect(passesOwnFilter({ content }, 'Draft', { ...NO_OWN_FILTER, location: 'Ọ̀YỌ́' })).toBe(true);
});
