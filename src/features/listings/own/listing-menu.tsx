import { Dialog } from '../../../components/dialog/dialog';
import { ShareButton } from '../../../components/listing/share-button';
import stack from '../../../components/stack.module.css';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { homeMessage } from '../../../domain/property/words/home-message';
import type { ShownStatus } from '../../../domain/property/shown-status';
import { pageOrigin } from '../../../platform/page-origin';
import { ActionButtons } from '../publish/action-buttons';
import type { ListingAction } from '../publish/listing-action';
import { ListingLifeNotices } from '../publish/listing-life-notices';
import { ChangePrices } from './change-prices';
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
  const { id, content } = view.property;
  const url = `${pageOrigin()}/property-detail/${id}`;
  return (
    <Dialog title={content.title} onClose={onClose}>
      <div className={stack.row}>
        <OwnBadges view={view} />
        <OwnDelivery view={view} />
      </div>
      <OwnPrice content={content} />
      <OwnFacts view={view} />
      <ListingLifeNotices
        status={status}
        confirm={confirm}
        onSeePlans={onSeePlans}
        onChooseActive={onChooseActive}
        onPress={onClose}
      />
      <div className={styles.menu}>
        {status.isPublic && (
          <ShareButton title={content.title} url={url} message={homeMessage(content, url)} />
        )}
        <ChangePrices chosen={[view]} onDone={onClose} />
        <ActionButtons actions={actions} onPress={onClose} />
      </div>
    </Dialog>
  );
}
