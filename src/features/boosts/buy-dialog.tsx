import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { Dialog } from '../../components/dialog';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import type { BoostPackage } from '../../contract/boost';
import { purchaseBoosts } from '../../db/repositories/boost-repository';
import { formatNaira } from '../../domain/format/format-naira';
import { useDelivery } from './use-delivery';

/** Buys one package after a second word; credited here at once (BOOST-2). */
export function BuyDialog({ pack, onClose }: { pack: BoostPackage; onClose: () => void }) {
  const database = useDatabase();
  const [row, setRow] = useState<string | null>(null);
  const [full, setFull] = useState(false);
  const buying = useRef(false);
  const delivery = useDelivery(row);
  const buy = () => {
    if (buying.current) return;
    buying.current = true;
    purchaseBoosts(pack, database).then(
      (id) => {
        setRow(id);
      },
      () => {
        buying.current = false;
        setFull(true);
      },
    );
  };
  return (
    <Dialog title="Buy Boosts" onClose={onClose}>
      <div className={stack.stack}>
        {delivery === 'none' && (
          <>
            <p>
              {pack.quantity} boosts, {formatNaira(pack.price)}, the {pack.name} package.
            </p>
            <Button look="primary" onClick={buy}>
              Buy {pack.quantity} boosts for {formatNaira(pack.price)}
            </Button>
          </>
        )}
        {delivery === 'waiting' && (
          <Notice>
            {pack.quantity} boosts are credited on this phone. The purchase goes out when the
            network is back.
          </Notice>
        )}
        {delivery === 'delivered' && (
          <Notice tone="good">Successfully purchased {pack.quantity} boosts!</Notice>
        )}
        {typeof delivery === 'object' && (
          <Notice tone="bad">
            Error purchasing boosts: {delivery.refused} They stay credited on this phone; see the
            outbox to try again.
          </Notice>
        )}
        {full && <Notice tone="bad">Error purchasing boosts: this phone has no space left.</Notice>}
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
