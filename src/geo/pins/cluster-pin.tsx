import L from 'leaflet';
import { useMemo } from 'react';
import { Marker, useMap } from 'react-leaflet';
import styles from '../pins-map.module.css';

/** Many properties in one place, by their number; a press zooms in until they part. */
export function ClusterPin({
  lat,
  lng,
  count,
  opensAt,
}: {
  lat: number;
  lng: number;
  count: number;
  /** The zoom at which it parts. */
  opensAt: number;
}) {
  const map = useMap();
  const icon = useMemo(
    () =>
      L.divIcon({
        className: styles.cluster ?? '',
        // Named by its title: the number alone says nothing of what is there.
        html: `<span aria-hidden="true">${count}</span>`,
        iconSize: [44, 44],
      }),
    [count],
  );
  const open = () => map.setView([lat, lng], opensAt);
  return (
    <Marker
      position={[lat, lng]}
      icon={icon}
      alt={`${count} properties: zoom in`}
      title={`${count} properties`}
      eventHandlers={{
        click: open,
        keydown: ({ originalEvent }) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          open();
        },
      }}
    />
  );
}
