import { expect, test } from 'vitest';
import { lookalikeOf, nameSkeleton } from '../../src/domain/account/lookalike';

test.each([
  ['Lagos State Government', 'a public body'],
  ['Federal Ministry of Works', 'a public body'],
  ['N1GERIA P0LICE', 'a public body'],
  ['EFCC', 'a public body'],
  ['Zenith', 'a bank'],
  ['GTBank Homes', 'a bank'],
  ['Ассеss Ваnk', 'a bank'],
  ['Gida Support', 'us'],
  ['G\u0131da', null],
  ['GIDA', 'us'],
  ['Customer  Care', 'us'],
])('%s looks like %s', (name, what) => expect(lookalikeOf(name)).toBe(what));

test.each([
  'Bankole Ade',
  'Harmattan Homes',
  'Chidi Okafor',
  'Governor Adamu',
  'Kudirat Bello',
  'Ọ̀ṣúnbọ̀ Ẹniọlá',
  '李小龙',
])('%s is a name like any other', (name) => expect(lookalikeOf(name)).toBeNull());

test('names that look the same have one skeleton', () => {
  expect(nameSkeleton('Harmattan  H0mes')).toBe(nameSkeleton('HARMATTAN-HOMES'));
});
