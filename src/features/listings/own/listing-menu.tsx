import { Dialog } from '../../../components/dialog/dialog';
import stack from '../../../components/stack.module.css';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import type { ShownStatus } from '../../../domain/property/shown-status';
import { ActionButtons } from '../publish/action-buttons';
import type { ListingAction } from '../publish/listing-action';
import { ListingLifeNotices } from '../publish/listing-life-notices';
import { OwnBadges } from './own-badges';
import { OwnDelivery } from './own-delivery';
import { OwnFacts } from './own-facts';
import { OwnPrice } from './own-price';
import styles from './own-rows.module.css';

/** All that can be done with one's own listing, in a sheet; a choice closes it first. */
export function ListingMenu({
  view,
  status,
  confirm,
  actions,
  onSeePlans,
  onChooseActive,
  onClose,
}: {
  view: MyPropertyView;
  status: ShownStatus;
  confirm: ListingAction | null;
  actions: readonly ListingAction[];
  onSeePlans: () => void;
  onChooseActive: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={view.property.content.title} onClose={onClose}>
      <div className={stack.row}>
        <OwnBadges view={view} />
        <OwnDelivery view={view} />
      </div>
      <OwnPrice content={view.property.content} />
      <OwnFacts view={view} />
      <ListingLifeNotices
        status={status}
        confirm={confirm}
        onSeePlans={onSeePlans}
        onChooseActive={onChooseActive}
        onPress={onClose}
      />
      <div className={styles.menu}>
        <ActionButtons actions={actions} onPress={onClose} />
      </div>
    </Dialog>
  );
}
