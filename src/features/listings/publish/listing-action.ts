import type { ButtonLook } from '../../../components/button';
import type { IconName } from '../../../components/icon';

/** One thing that can be done with a listing of one's own: it happens here, or leads to a page. */
export type ListingAction = { label: string; icon?: IconName; look?: ButtonLook } & (
  | { run: () => void }
  | { to: string }
);
