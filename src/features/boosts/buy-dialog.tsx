import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryNotice } from '../../components/delivery/delivery-notice';
import { Dialog } from '../../components/dialog/dialog';
import { Notice } from '../../components/notice';
import { useDelivery } from '../../components/delivery/use-delivery';
import stack from '../../components/stack.module.css';
import type { BoostPackage } from '../../contract/plan/boost';
import { purchaseBoosts } from '../../db/repositories/boosts/boost-commands';
import { formatNaira } from '../../domain/format/format-naira';
import { useOnce } from '../../components/use-once';

/** Buys one package after a second word; credited here at once (BOOST-2). */
export function BuyDialog({ pack, onClose }: { pack: BoostPackage; onClose: () => void }) {
  const database = useDatabase();
  const [row, setRow] = useState<string | null>(null);
  const [full, setFull] = useState(false);
  const once = useOnce();
  const delivery = useDelivery(row === null ? null : { rowId: row });
  const buy = () =>
    once(
      () => purchaseBoosts(pack, database).then((id) => setRow(id)),
      () => setFull(true),
    );
  return (
    <Dialog title="Buy Boosts" onClose={onClose}>
      <div className={stack.stack}>
        {row === null && (
          <>
            <p>
              {pack.quantity} boosts, {formatNaira(pack.price)}, the {pack.name} package. Nothing is
              paid here: they are credited at once, and we write to you about payment.
            </p>
            <Button look="primary" onClick={buy}>
              Buy {pack.quantity} boosts for {formatNaira(pack.price)}
            </Button>
          </>
        )}
        {delivery?.state === 'refused' ? (
          <Notice tone="bad">
            Error purchasing boosts: {delivery.why} They stay credited on this device; see the
            outbox to try again.
          </Notice>
        ) : (
          delivery && (
            <>
              {delivery.state !== 'sent' && delivery.state !== 'gone' && (
                <p>{pack.quantity} boosts are credited on this device.</p>
              )}
              <DeliveryNotice
                delivery={delivery}
                sent={`Successfully purchased ${pack.quantity} boosts!`}
              />
            </>
          )
        )}
        {full && (
          <Notice tone="bad">Error purchasing boosts: this device has no space left.</Notice>
        )}
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
