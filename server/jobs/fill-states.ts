import { stateOf } from '../../src/domain/property/state-of';
import type { Database } from '../db/database';

const PAGE = 500;

/**
 * Notes the state of listings that were stored before states were noted, or came from such a backup:
 * plans count them. '' is a place whose state is not known, which counts for none.
 */
export async function fillStates(database: Database): Promise<void> {
  for (;;) {
    const rows = await database.query<{
      id: string;
      address: string;
      lat: number | null;
      lng: number | null;
    }>(`SELECT id, address, lat, lng FROM properties WHERE state IS NULL LIMIT ${PAGE}`);
    if (rows.length === 0) return;
    const states = rows.map(({ address, lat, lng }) => {
      const location = lat === null || lng === null ? null : { lat, lng };
      return stateOf({ address, location }) ?? '';
    });
    await database.query(
      `UPDATE properties p SET state = found.state
       FROM unnest($1::uuid[], $2::text[]) AS found(id, state)
       WHERE p.id = found.id AND p.state IS NULL`,
      [rows.map(({ id }) => id), states],
    );
  }
}
