import 'leaflet/dist/leaflet.css';
import './leaflet-look.css';
import L from 'leaflet';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { MapContainer, Marker, useMap, useMapEvents } from 'react-leaflet';
import { MapGround } from './map-ground';
import { FARTHEST, mapMotion } from './map-motion';
import { movedByKey } from './pins/moved-by-key';
import pins from './pins-map.module.css';
import styles from './property-map.module.css';

/** Where the form's map opens. */
const DEFAULT: [number, number] = [6.5244, 3.3792];
const ZOOM = 13;
/** After a place was chosen from the suggestions. */
const CHOSEN_ZOOM = 15;
export type PinMapProps = {
  /** Null while no place is known. */
  place: { lat: number; lng: number } | null;
  /** Changes when a place was chosen by its name: then the map goes there. */
  chosen: number;
  onMove: (place: { lat: number; lng: number }) => void;
};

/** A map with one pin that is dragged, tapped or nudged by the arrow keys (FORM-2). */
export default function PinMap({ place, chosen, onMove }: PinMapProps) {
  return (
    <MapContainer
      {...mapMotion()}
      minZoom={FARTHEST}
      center={place ? [place.lat, place.lng] : DEFAULT}
      zoom={ZOOM}
      scrollWheelZoom={false}
      className={styles.map ?? ''}
    >
      <MapGround />
      <Follow place={place} chosen={chosen} onMove={onMove} />
      {place && <DraggablePin place={place} onMove={onMove} />}
    </MapContainer>
  );
}

/** Goes where a chosen place is, and takes a tap on the map for the place itself. */
function Follow({ place, chosen, onMove }: PinMapProps) {
  const map = useMap();
  const show = useEffectEvent(() => {
    if (place !== null) map.setView([place.lat, place.lng], CHOSEN_ZOOM, { animate: false });
  });
  useEffect(() => {
    if (chosen > 0) show();
  }, [chosen]);
  // Read in an advert or typed as numbers it may lie anywhere; a pin that is dragged stays in sight.
  const showIfAway = useEffectEvent(() => {
    if (place !== null && !map.getBounds().contains(place)) show();
  });
  const at = place === null ? '' : `${place.lat} ${place.lng}`;
  useEffect(() => {
    if (at !== '') showIfAway();
  }, [at]);
  useMapEvents({ click: ({ latlng }) => onMove({ lat: latlng.lat, lng: latlng.lng }) });
  return null;
}

function DraggablePin({
  place,
  onMove,
}: {
  place: { lat: number; lng: number };
  onMove: PinMapProps['onMove'];
}) {
  const map = useMap();
  const icon = useMemo(
    () =>
      L.divIcon({
        className: `${pins.pin} ${pins.own}`,
        html: '<span></span>',
        iconSize: [28, 28],
        iconAnchor: [14, 26],
      }),
    [],
  );
  return (
    <Marker
      position={[place.lat, place.lng]}
      icon={icon}
      draggable
      title="The property. Drag it, or move it with the arrow keys."
      eventHandlers={{
        dragend: ({ target }: { target: L.Marker }) => {
          const { lat, lng } = target.getLatLng();
          onMove({ lat, lng });
        },
        keydown: ({ originalEvent }) => {
          const next = movedByKey(map, place, originalEvent);
          if (next !== null) onMove(next);
        },
      }}
    />
  );
}
