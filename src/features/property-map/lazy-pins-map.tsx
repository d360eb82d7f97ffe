import { lazyPart } from '../../components/page/lazy-part';

/** The map of pins; Leaflet is fetched with it, and its absence is said instead of a grey box. */
export const LazyPinsMap = lazyPart(() => import('../../geo/pins-map'));
