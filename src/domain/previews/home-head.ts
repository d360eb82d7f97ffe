import { PAGES } from '../../contract/pages';
import { brandPicture } from './brand-picture';
import type { PageHead } from './page-head';

/** What the home page says of itself, written by the build or by the server. */
export function homeHead(publicUrl: string): PageHead {
  const { title, description, path } = PAGES.home;
  const image = brandPicture(publicUrl);
  return { title, description, url: publicUrl + path, image, type: 'website', jsonLd: null };
}
