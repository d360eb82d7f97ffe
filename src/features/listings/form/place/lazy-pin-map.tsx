import { useEffect } from 'react';
import { lazyPart } from '../../../../components/page/lazy-part';
import type { PinMapProps } from '../../../../geo/pin-map';

type Props = PinMapProps & { onFailed: () => void };

/** The form's map; Leaflet is fetched with it. Where it cannot be, `onFailed` is told and nothing drawn. */
export const LazyPinMap = lazyPart<Props>(
  () => import('../../../../geo/pin-map'),
  ({ onFailed }) => <NoMap onFailed={onFailed} />,
);

function NoMap({ onFailed }: Pick<Props, 'onFailed'>) {
  useEffect(onFailed, [onFailed]);
  return null;
}
