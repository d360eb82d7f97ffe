import homeRow from '../../../components/listing/home-row.module.css';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { ListingMenu } from './listing-menu';
import { OwnRowWords } from './own-row-words';
import { OwnThumb } from './own-thumb';
import { type OwnListingProps, useListingActions } from '../publish/use-listing-actions';

/** One of the agent's own listings as a row (MYP-2): a tap leads to it, and its button to what can be done with it. */
export function MyPropertyRow({
  view,
  week,
  onBoost,
  onChooseActive,
}: OwnListingProps & {
  /** Its last seven days in words; null where this device does not know them. */
  week: string | null;
}) {
  const [open, setOpen] = useState(false);
  const { title } = view.property.content;
  const { status, confirm, steps, others, seePlans, dialogs } = useListingActions({
    view,
    onBoost,
    onChooseActive,
  });
  return (
    <article className={homeRow.row} aria-label={title}>
      <OwnThumb property={view.property} inOrder={view.inOrder} />
      <OwnRowWords view={view} asks={confirm !== null} isLink week={week} />
      <span className={homeRow.menu}>
        <Button
          look="plain"
          icon="more"
          aria-label={`Actions for ${title}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </span>
      {open && (
        <ListingMenu
          view={view}
          status={status}
          confirm={confirm}
          actions={[...steps, ...others]}
          onSeePlans={seePlans}
          onChooseActive={onChooseActive}
          onClose={() => setOpen(false)}
        />
      )}
      {dialogs}
    </article>
  );
}
