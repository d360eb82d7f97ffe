import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryNotice } from '../../components/delivery/delivery-notice';
import { Dialog } from '../../components/dialog/dialog';
import { Notice } from '../../components/notice';
import { useDelivery } from '../../components/delivery/use-delivery';
import stack from '../../components/stack.module.css';
import { applyBoost } from '../../db/repositories/boosts/boost-commands';
import { readBoosts } from '../../db/repositories/boosts/boost-repository';
import { boostRefusal, NO_BOOSTS } from '../../domain/boosts/boost-state';
import { formatDate } from '../../domain/format/format-date';
import { BOOST_DAYS, BOOST_MS } from '../../domain/plans/boost-packages';
import { useOnce } from '../../components/use-once';
import { useNow } from '../../platform/use-now';

/** Asks by name before a boost is spent, and says when the server has it (BOOST-2). */
export function BoostDialog({
  property,
  onBuy,
  onClose,
}: {
  property: { id: string; title: string; isPublic: boolean; isBoosted: boolean };
  /** Leads to where boosts are bought. */
  onBuy: () => void;
  onClose: () => void;
}) {
  const database = useDatabase();
  const boosts = useLiveQuery(() => readBoosts(database), [database]);
  const [row, setRow] = useState<string | null>(null);
  const [full, setFull] = useState(false);
  const once = useOnce();
  const delivery = useDelivery(row === null ? null : { rowId: row });
  const refusal = boosts === undefined || row !== null ? '' : boostRefusal(boosts.state, property);
  const apply = () =>
    once(
      () => applyBoost(property, database).then((id) => setRow(id)),
      () => setFull(true),
    );
  const ends = formatDate(new Date(useNow().getTime() + BOOST_MS));
  return (
    <Dialog title="Boost property" onClose={onClose}>
      <div className={stack.stack}>
        {row === null && refusal === '' && (
          <>
            <p>
              Boost '{property.title}'? In searches it stands before homes of the same day or the
              same price for {BOOST_DAYS} days, until {ends}.
            </p>
            <p className={stack.soft}>
              {boosts?.state.mayHaveMore
                ? 'Your plan’s boosts of this month are counted once the server is reached. This uses one.'
                : `${boosts?.state.availableBoosts ?? 0} available. This uses one.`}
            </p>
            <Button look="primary" icon="bolt" disabled={boosts === undefined} onClick={apply}>
              Boost '{property.title}'
            </Button>
          </>
        )}
        {refusal !== '' && (
          <>
            <Notice tone="warn">{refusal}</Notice>
            {refusal === NO_BOOSTS && (
              <Button look="primary" onClick={onBuy}>
                Buy Boosts
              </Button>
            )}
          </>
        )}
        {delivery?.state === 'refused' ? (
          <Notice tone="bad">
            Error applying boost: {delivery.why || 'Please try again later'}
          </Notice>
        ) : (
          delivery && (
            <DeliveryNotice
              delivery={delivery}
              sent={`Property "${property.title}" has been successfully boosted!`}
            />
          )
        )}
        {full && <Notice tone="bad">Error applying boost: this device has no space left.</Notice>}
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
