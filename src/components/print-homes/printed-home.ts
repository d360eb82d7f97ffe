import type { Listing, Photo } from '../../contract/listing/property';
import type { ToldHome } from '../../domain/property/words/home-lines';

/** A home as it is told on paper. */
export type PrintedHome = ToldHome &
  Pick<Listing, 'description' | 'inspectionFee' | 'inspectionFeeComesOff'> & {
    id: string;
    photo: Photo | undefined;
  };

export type PrintOrder = {
  company: string;
  phone: string | null;
  homes: readonly PrintedHome[];
  /** The address that the code on the paper leads to. */
  url: string;
};
