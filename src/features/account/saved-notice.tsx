import { DeliveryNotice } from '../../components/delivery/delivery-notice';
import { Notice } from '../../components/notice';
import { PROFILE } from '../../domain/profile';
import { useDelivery } from '../../components/delivery/use-delivery';

/** What came of pressing Save, until the next change. */
export type Told = { rowId: string } | 'nothing' | 'full' | null;

/** Says what became of a save: of one that is in the account in the words given. */
export function SavedNotice({ told, sent, full }: { told: Told; sent: string; full: string }) {
  const delivery = useDelivery(
    told !== null && typeof told === 'object' ? { rowId: told.rowId } : null,
  );
  if (told === null) return null;
  if (told === 'full') return <Notice tone="bad">{full}</Notice>;
  if (!PROFILE.sendsCommands) return <Notice tone="good">{sent}</Notice>;
  if (told === 'nothing') return <Notice>Nothing was changed.</Notice>;
  // A refusal has a notice of its own, with the ways on.
  if (delivery === undefined || delivery.state === 'refused' || delivery.state === 'gone')
    return null;
  return <DeliveryNotice delivery={delivery} sent={sent} />;
}
