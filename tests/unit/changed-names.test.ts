import { expect, test } from 'vitest';
import { changedNames } from '../../src/domain/account/changed-names';

const ada = { name: 'Ada Obi', companyName: null, pendingCompanyName: null };
const homes = { name: 'Ada Obi', companyName: 'Obi Homes', pendingCompanyName: null };
const waits = { ...homes, pendingCompanyName: 'Obi Towers' };
const asked = { name: 'Ada Obi', companyName: 'Ada Obi', pendingCompanyName: 'Obi Homes' };

test.each([
  ['another company waits', homes, { companyName: 'Obi Towers' }, waits],
  ['a first company waits', ada, { companyName: 'Obi Homes' }, asked],
  [
    'no company any more is one’s own name, which waits',
    homes,
    { companyName: null },
    { ...homes, pendingCompanyName: 'Ada Obi' },
  ],
  [
    'no company and another name at once is that name, which waits',
    homes,
    { companyName: null, userName: 'Eko Towers' },
    { name: 'Eko Towers', companyName: 'Obi Homes', pendingCompanyName: 'Eko Towers' },
  ],
  [
    'one’s own name waits where it is the one shown',
    ada,
    { userName: 'Eko Towers' },
    { name: 'Eko Towers', companyName: 'Ada Obi', pendingCompanyName: 'Eko Towers' },
  ],
  [
    'a person’s name counts at once behind a company’s',
    waits,
    { userName: 'Ada' },
    { ...waits, name: 'Ada' },
  ],
  ['the company so far takes a wish back', waits, { companyName: 'Obi Homes' }, homes],
  ['no company that is shown anyway goes', asked, { companyName: null }, ada],
  ['an empty company is none', ada, { companyName: '' }, ada],
  ['another field changes no name', waits, { phone: null }, waits],
])('%s', (_what, before, change, after) => expect(changedNames(before, change)).toEqual(after));
