import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../components/page/lazy-part';
import { MapOnTap } from '../../components/map-on-tap';
import { WhileLoading } from '../../components/page/while-loading';
import styles from './lazy-property-map.module.css';

const PropertyMap = lazyPart(() => import('../../geo/property-map'));

/** Fetches Leaflet only once its place comes near the screen. */
export function LazyPropertyMap(props: {
  lat: number;
  lng: number;
  title: string;
  /** The place is known to a few hundred metres only. */
  approximate: boolean;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (ref.current === null || near) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  const waiting = <p role="status">Loading map...</p>;
  return (
    <div ref={ref} className={styles.place} data-needs-script>
      <MapOnTap>
        {near ? (
          <WhileLoading fallback={waiting}>
            <PropertyMap {...props} />
          </WhileLoading>
        ) : (
          waiting
        )}
      </MapOnTap>
    </div>
  );
}
