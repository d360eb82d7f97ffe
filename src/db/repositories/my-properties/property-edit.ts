import type { PropertyContent } from '../../../contract/listing/listing-fields';
import type { ToldStatus } from '../../../contract/listing/property-options';
import type { MyProperty } from '../../records';

/** A listing as it was when its form was opened. */
export type ListingBase = Pick<MyProperty, 'content' | 'version'>;

export type PropertyEdit = {
  id: string;
  content: PropertyContent;
  /** Null leaves it as it is now, whatever that has become meanwhile. */
  status: ToldStatus | null;
  /** Where the plan has no room to publish it, it waits on the server until there is. */
  whenRoom?: boolean;
  /** What its file leaves in doubt; without it, what was noted stays. */
  reviewNote?: string | null;
  /** Photos taken out in the form; every other one, here or on the server, stays. */
  removedPhotoIds: string[];
  /** All photos in the order chosen, the cover first; without it they stay as they are. */
  photoOrder?: string[];
  captions?: Record<string, string>;
  /** What the edit began from; without it, what is here now. */
  base?: ListingBase;
};
