import type { HomePage } from '../../../contract/listing/home-page';

export type Newest = HomePage['newest'][number];

/** The home page's homes as they are kept: the homes themselves are among all others. */
export type KeptHomePage = Omit<HomePage, 'newest'> & {
  /** The place it was asked for, which may have none. */
  asked: string;
  newest: (Omit<Newest, 'properties'> & { ids: string[] })[];
};
