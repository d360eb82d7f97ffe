import type { ReactNode } from 'react';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { type ShownStatus, shownStatus } from '../../../domain/property/shown-status';
import type { ListingAction } from './listing-action';
import { useDeleteListing } from './use-delete-listing';
import { useListingLife } from './use-listing-life';

/** What the list of one's own listings gives to each of them. */
export type OwnListingProps = {
  view: MyPropertyView;
  onBoost: () => void;
  /** Shows the published ones, to take one of them offline. */
  onChooseActive: () => void;
};

/** Where a listing of one's own stands, and all that can be done with it (MYP-1), for a card and for a row. */
export function useListingActions({ view, onBoost, onChooseActive }: OwnListingProps): {
  status: ShownStatus;
  confirm: ListingAction | null;
  steps: ListingAction[];
  others: ListingAction[];
  /** Publishes it, or shows what other plans would allow. */
  seePlans: () => void;
  /** What an action asks, to be drawn beside the listing. */
  dialogs: ReactNode;
} {
  const { property, rows } = view;
  const status = shownStatus(property, rows);
  const { dialogs, ...life } = useListingLife({ property, status, onChooseActive });
  const { ask, question } = useDeleteListing(view);
  const others: ListingAction[] = [
    { label: 'View Details', icon: 'home', to: `/property-detail/${property.id}` },
    { label: 'Edit', icon: 'edit', to: `/edit-property/${property.id}` },
    // What nobody finds has no place in a list to be lifted from.
    ...(status.isPublic
      ? [{ label: 'Boost', icon: 'bolt', run: onBoost } satisfies ListingAction]
      : []),
    { label: 'Delete', icon: 'trash', look: 'danger', run: ask },
  ];
  return {
    ...life,
    status,
    others,
    dialogs: (
      <>
        {dialogs}
        {question}
      </>
    ),
  };
}
