import { lazyPart } from '../../components/page/lazy-part';
import type { ListingsMapProps } from '../../geo/listings-map-props';

/** Results on a map; Leaflet is fetched with the first of them, and its absence is no error. */
export const LazyListingsMap = lazyPart<ListingsMapProps>(
  () => import('../../geo/listings-map'),
  ({ fallback }) => fallback,
);
