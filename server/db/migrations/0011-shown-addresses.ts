import { areaOfAddress, withoutStreet } from '../../../src/domain/property/area-of-address';
import { searchText } from '../../../src/domain/search/search-text';
import type { Queryable } from '../database';
import type { Migration } from './migration';

const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Of homes that others are shown only about, the address and title again by today's rule: an earlier step went by a
 * rule of its own, took some of them for homes shown exactly, and left streets to be read.
 */
export const shownAddresses: Migration = {
  version: 11,
  name: 'shown-addresses',
  statements: [],
  run: showAllAbout,
};

/** Once more: the rule knows more of the ways in which a street is written. */
export const shownAddressesAgain: Migration = {
  version: 12,
  name: 'shown-addresses-again',
  statements: [],
  run: showAllAbout,
};

async function showAllAbout(tx: Queryable): Promise<void> {
  let after = FIRST_ID;
  for (;;) {
    const rows = await aboutAfter(tx, after);
    for (const row of rows) await showAbout(tx, row);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

type About = Awaited<ReturnType<typeof aboutAfter>>[number];

function aboutAfter(tx: Queryable, after: string) {
  return tx.kysely
    .selectFrom('properties')
    .select(['id', 'title', 'type', 'description', 'address', 'exact_address', 'state'])
    .where((eb) => eb.or([eb('exact_lat', 'is not', null), eb('exact_address', 'is not', null)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

async function showAbout(tx: Queryable, row: About): Promise<void> {
  const exact = row.exact_address ?? row.address;
  const address = areaOfAddress(exact) || row.state || 'Nigeria';
  const title = withoutStreet(exact, row.title) || row.type;
  if (row.exact_address !== null && address === row.address && title === row.title) return;
  await tx.kysely
    .updateTable('properties')
    .set({
      exact_address: exact,
      address,
      address_search: searchText(address),
      title,
      text_search: searchText(`${title} ${row.type} ${row.description}`),
    })
    .where('id', '=', row.id)
    .execute();
}
