import { refusalCode } from '../../sync/refusal-code';
import { Opening } from '../../components/delivery/opening';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { EmptyState } from '../../components/page/empty-state';
import { Freshness } from '../../components/delivery/freshness';
import stack from '../../components/stack.module.css';
import { useRefresh } from '../../components/delivery/use-refresh';
import type { BoostPackage } from '../../contract/plan/boost';
import { readBoosts } from '../../db/repositories/boosts/boost-repository';
import { BOOST_PACKAGES } from '../../domain/plans/boost-packages';
import { refreshBoosts } from '../../sync/refresh/account/refresh-boosts';
import { BoostPackages } from './boost-packages';
import { ActiveBoosts, BoostHistory } from './boost-tables';
import styles from './boosts.module.css';
import { BuyDialog } from './buy-dialog';

/** Boosts (BOOST): what is left, what runs until when, what was, and what can be bought. */
export default function Boosts({ children }: { children?: ReactNode }) {
  const database = useDatabase();
  const boosts = useLiveQuery(() => readBoosts(database), [database]);
  const { failure } = useRefresh(() => refreshBoosts(database));
  const [buying, setBuying] = useState<BoostPackage | null>(null);
  // The button of the specification buys the smallest package.
  const smallest = BOOST_PACKAGES[0] ?? null;
  const state = boosts?.state;
  // A boost is told by its row in the history, and by its home where it runs.
  const waits = new Set(
    (boosts?.rows ?? [])
      .filter((row) => row.state !== 'rejected')
      .flatMap(({ id, entityId }) => [id, entityId]),
  );
  return (
    <>
      <div className={stack.between}>
        <h1>Boosts</h1>
        <Button look="primary" icon="bolt" onClick={() => setBuying(smallest)}>
          Buy Boosts
        </Button>
      </div>
      {children}
      {state === undefined ? (
        <Opening what="boosts" />
      ) : (
        <>
          <Freshness
            fetchedAt={boosts?.fetchedAt ?? null}
            failed={failure !== null}
            isRefused={refusalCode(failure) !== null}
            never="Nothing was fetched on this device yet: what stands here is what everybody begins with."
          />
          <dl className={styles.stats}>
            {(
              [
                [
                  'Available',
                  state.mayHaveMore ? 'Counted once the server is reached' : state.availableBoosts,
                ],
                ['Active', state.active.length],
                ['Total Used', state.usedBoosts],
              ] as const
            ).map(([name, value]) => (
              <div key={name} className={stack.card}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <section className={`${stack.card} ${stack.stack}`} aria-labelledby="active-boosts">
            <h2 id="active-boosts">Active Boosted Properties</h2>
            {state.active.length === 0 ? (
              <EmptyState
                icon="bolt"
                title="Nothing is boosted"
                action={<ButtonLink to="/dashboard">Choose a property</ButtonLink>}
              >
                Press Boost on one of your properties: it then stands before homes of the same day
                or the same price.
              </EmptyState>
            ) : (
              <ActiveBoosts active={state.active} waits={waits} />
            )}
          </section>
          <section className={`${stack.card} ${stack.stack}`} aria-labelledby="boost-history">
            <h2 id="boost-history">Boost History</h2>
            <BoostHistory history={state.history} waits={waits} />
          </section>
        </>
      )}
      <BoostPackages onBuy={setBuying} />
      {buying && <BuyDialog pack={buying} onClose={() => setBuying(null)} />}
    </>
  );
}
