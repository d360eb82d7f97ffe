import { callApi } from '../../api/call-api';
import type { ActiveBoost, BoostBalance } from '../../contract/boost';
import type { BoostState } from '../../domain/boosts/boost-state';
import { newerBalance } from '../../domain/boosts/newer-balance';
import type { Sender } from '../sender';

/** Boosts a listing for 30 days (A4). */
export const boostApply: Sender<BoostBalance & { boost: ActiveBoost }> = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'POST /boosts/apply', {
      token,
      headers,
      body: { propertyId: (row.payload as { propertyId: string }).propertyId },
    }),
  apply: async (row, answer, database) => {
    const { boost, ...balance } = answer;
    await database.myProperties.update(boost.propertyId, { isBoosted: true });
    const known = (await database.snapshots.get('boosts')) as
      | { value: BoostState; fetchedAt: number }
      | undefined;
    const others = (known?.value.active ?? []).filter(
      ({ propertyId }) => propertyId !== boost.propertyId,
    );
    const used = {
      id: row.id,
      date: boost.startDate,
      type: 'Used' as const,
      amount: 1,
      propertyId: boost.propertyId,
      propertyTitle: boost.propertyTitle,
      status: 'Applied' as const,
    };
    await database.snapshots.put({
      key: 'boosts',
      fetchedAt: Date.now(),
      value: {
        ...newerBalance(known?.value, balance),
        active: [boost, ...others],
        history: [used, ...(known?.value.history ?? [])],
      } satisfies BoostState,
    });
  },
};
