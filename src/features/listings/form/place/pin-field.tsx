import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button';
import { TextField } from '../../../../components/form/field';
import { MapOnTap } from '../../../../components/map-on-tap';
import { Notice } from '../../../../components/notice';
import stack from '../../../../components/stack.module.css';
import { WhileLoading } from '../../../../components/page/while-loading';
import { isInNigeria, parseCoordinates } from '../../../../domain/format/parse-coordinates';
import { geocoder } from '../../../../geo/geocoders/geocoder-in-use';
import { noteLastPlace } from '../../../../geo/geocoders/last-place';
import { locate } from '../../../../platform/locate';
import styles from './pin-field.module.css';
import { LazyPinMap } from './lazy-pin-map';

type Place = { lat: number; lng: number };

/** The property's place: by map, arrow keys, coordinates, or where the agent stands now (FORM-2). */
export function PinField({
  place,
  chosen,
  fromAddress,
  onMove,
}: {
  place: Place | null;
  /** Changes when the address moved the pin. */
  chosen: number;
  /** How exact a pin is that came from the address; '' for any other. */
  fromAddress: string;
  onMove: (place: Place) => void;
}) {
  const [failed, setFailed] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const [here, setHere] = useState(0);
  const near = useNearest(place);
  const written = place === null ? '' : `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}`;
  const words = told || fromAddress || (near === '' ? '' : `The pin is in or near ${near}.`);
  /** Counts what was done with the pin: a place that is found after more was done does not move it. */
  const turn = useRef(0);
  const put = (to: Place) => {
    turn.current += 1;
    setTold('');
    onMove(to);
  };
  const move = (to: Place) => {
    setTyped(null);
    put(to);
  };
  const useHere = () => {
    setTold('Finding out where you are …');
    turn.current += 1;
    const asked = turn.current;
    locate()
      .then(({ accuracy, ...to }) => {
        if (turn.current !== asked) return;
        if (!isInNigeria(to))
          throw new Error('You are outside Nigeria: put the pin where the home is.');
        move(to);
        setHere((before) => before + 1);
        setTold(`The pin is where you are, to within ${Math.round(accuracy)} metres.`);
      })
      .catch((error: Error) => turn.current === asked && setTold(error.message));
  };
  return (
    <div className={`${stack.stack} ${styles.parts}`}>
      {failed ? (
        <Notice tone="warn">
          <p>
            The map could not be loaded. The location is still saved from the address, or from the
            coordinates below.
          </p>
          <Button onClick={() => window.location.reload()}>Reload Page</Button>
        </Notice>
      ) : (
        <div className={styles.map}>
          <MapOnTap>
            <WhileLoading fallback={<p role="status">Loading map...</p>}>
              <LazyPinMap
                place={place}
                chosen={chosen + here}
                onMove={move}
                onFailed={() => setFailed(true)}
              />
            </WhileLoading>
          </MapOnTap>
        </div>
      )}
      <div className={styles.tools}>
        <TextField
          label="Coordinates"
          hint="Drag the pin, tap the map, or type latitude and longitude"
          inputMode="text"
          autoComplete="off"
          value={typed ?? written}
          error={
            typed !== null && typed.trim() !== '' && parseCoordinates(typed) === null
              ? 'Two numbers in Nigeria, such as 6.4474, 3.4723'
              : undefined
          }
          onChange={(event) => {
            setTyped(event.target.value);
            const to = parseCoordinates(event.target.value);
            if (to !== null) put(to);
          }}
          onBlur={() => parseCoordinates(typed ?? '') !== null && setTyped(null)}
        />
        <Button icon="pin" onClick={useHere}>
          Use my location
        </Button>
      </div>
      {words !== '' && (
        <p role="status" className={`${stack.small} ${stack.soft}`}>
          {words}
        </p>
      )}
    </div>
  );
}

/** The name of where the pin stands; '' while it is not known. */
function useNearest(place: Place | null): string {
  const [name, setName] = useState('');
  const lat = place?.lat;
  const lng = place?.lng;
  useEffect(() => {
    setName('');
    if (lat === undefined || lng === undefined) return;
    let current = true;
    geocoder.reverse({ lat, lng }).then(
      (found) => {
        noteLastPlace(found);
        if (current && found !== null)
          setName([found.name, found.state].filter((part) => part !== '').join(', '));
      },
      // Without a name the pin stands where it stands.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [lat, lng]);
  return name;
}
