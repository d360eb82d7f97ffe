import { callApi } from '../../api/call-api';
import type { BoostBalance, BoostEntry } from '../../contract/boost';
import type { BoostState } from '../../domain/boosts/boost-state';
import { newerBalance } from '../../domain/boosts/newer-balance';
import type { Sender } from '../sender';

/** Buys a package of boosts (A4). */
export const boostPurchase: Sender<BoostBalance & { entry: BoostEntry }> = {
  send: (row, { api, token, headers }) => {
    const { quantity, packageId } = row.payload as { quantity: number; packageId: string };
    return callApi(api, 'POST /boosts/purchase', {
      token,
      headers,
      body: { quantity, packageId },
    });
  },
  apply: async (_row, answer, database) => {
    const { entry, ...balance } = answer;
    const known = (await database.snapshots.get('boosts'))?.value as BoostState | undefined;
    await database.snapshots.put({
      key: 'boosts',
      fetchedAt: Date.now(),
      value: {
        ...newerBalance(known, balance),
        active: known?.active ?? [],
        history: [entry, ...(known?.history ?? [])],
      } satisfies BoostState,
    });
  },
};
