import type { BoostEntry } from '../../contract/plan/boost';
import type { AppDatabase } from '../../db/app-database';
import { keepSnapshot, readSnapshot } from '../../db/repositories/account/snapshot-repository';
import type { BoostState } from '../../domain/boosts/boost-state';
import { newerBalance } from '../../domain/boosts/newer-balance';
import { isBoostApplied, isBoostPurchased } from '../../domain/answer-checks';
import { senderBy, type SendersOf } from '../sender';

/** Keeps what an answer tells of the boosts, by what was known before. */
async function keepBoosts(
  database: AppDatabase,
  change: (known: BoostState | undefined) => BoostState,
): Promise<void> {
  const known = await readSnapshot('boosts', database);
  await keepSnapshot('boosts', change(known?.value), Date.now(), database);
}

/** One use, told by an answer and by a list that came in between. */
const isSameUse = (one: BoostEntry, other: BoostEntry) =>
  one.type === other.type && one.propertyId === other.propertyId && one.date === other.date;

export const boostSenders: SendersOf<'boost'> = {
  /** Boosts a listing for 30 days. */
  'boost.apply': senderBy('POST /boosts/apply', {
    takes: ({ payload: { propertyId } }) => ({ body: { propertyId } }),
    fits: isBoostApplied,
    apply: async (row, { boost, ...balance }, database) => {
      await database.myProperties.update(boost.propertyId, { isBoosted: true });
      const used: BoostEntry = {
        id: row.id,
        date: boost.startDate,
        type: 'Used',
        amount: 1,
        propertyId: boost.propertyId,
        propertyTitle: boost.propertyTitle,
        status: 'Applied',
      };
      await keepBoosts(database, (known) => ({
        ...newerBalance(known, balance),
        active: [
          boost,
          ...(known?.active ?? []).filter(({ propertyId }) => propertyId !== boost.propertyId),
        ],
        history: [used, ...(known?.history ?? []).filter((entry) => !isSameUse(entry, used))],
      }));
    },
  }),
  /** Buys a package of boosts. */
  'boost.purchase': senderBy('POST /boosts/purchase', {
    takes: ({ payload: { quantity, packageId } }) => ({ body: { quantity, packageId } }),
    fits: isBoostPurchased,
    apply: (_row, { entry, ...balance }, database) =>
      keepBoosts(database, (known) => ({
        ...newerBalance(known, balance),
        active: known?.active ?? [],
        history: [entry, ...(known?.history ?? []).filter(({ id }) => id !== entry.id)],
      })),
  }),
};
