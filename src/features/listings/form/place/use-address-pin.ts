import { useRef, useState } from 'react';
import type { PlaceSuggestion } from '../../../../components/form/location-input';
import { isFinerThan, pinWords } from '../../../../domain/places/pin-words';
import type { ListingForm } from '../../../../domain/property/form/listing-form';
import type { GeoPlace } from '../../../../geo/geocoders/geocoder';
import { geocoder } from '../../../../geo/geocoders/geocoder-in-use';
import { offlineGeocoder } from '../../../../geo/geocoders/offline-geocoder';
import { useLatest } from '../../../../platform/use-latest';

/** Who set the pin; of one that the form opened with it is found out when the address changes. */
type Source = 'address' | 'hand' | 'unknown';

/**
 * The pin of a listing as its address is typed (FORM-2): it goes to the known place in the address
 * and stays while that is the same place. A pin that was set by hand is never moved.
 */
export function useAddressPin(form: ListingForm, onChange: (form: ListingForm) => void) {
  const [told, setTold] = useState('');
  const [chosen, setChosen] = useState(0);
  const latest = useLatest({ form, onChange });
  const [begun] = useState(form);
  const source = useRef<Source>(form.lat === '' ? 'address' : 'unknown');
  /** The place that the address names, as the pin stands for it. */
  const named = useRef<GeoPlace | null>(null);
  const turn = useRef(0);

  const put = (place: GeoPlace | null) => {
    const [lat, lng] = place === null ? ['', ''] : [String(place.lat), String(place.lng)];
    latest.current.onChange({ ...latest.current.form, lat, lng });
    setTold(place === null ? '' : pinWords(place));
    setChosen((before) => before + 1);
  };
  const settleSource = async () => {
    if (source.current !== 'unknown') return;
    const place = await offlineGeocoder.resolve(begun.address);
    if (source.current !== 'unknown') return;
    source.current = isAt(place, begun) ? 'address' : 'hand';
    named.current = place;
  };
  /** Does its work for the last change of the address only, and never with a pin set by hand. */
  const withPlaceOf = async (address: string, work: (found: GeoPlace | null) => void) => {
    turn.current += 1;
    const mine = turn.current;
    await settleSource();
    const found = await offlineGeocoder.resolve(address);
    if (mine === turn.current && source.current === 'address') work(found);
  };
  return {
    /** What is said of a pin that came from the address; '' for any other. */
    told,
    /** Changes when the map should go to the pin. */
    chosen,
    type: (address: string) => {
      const { form: now, onChange: change } = latest.current;
      change({ ...now, address });
      withPlaceOf(address, (found) => {
        const isSame = keyOf(found) === keyOf(named.current);
        named.current = found;
        if (!isSame) put(found);
        // Without its table the gazetteer says nothing; the address is asked about when it is saved.
      }).catch(() => undefined);
    },
    /** Goes where a suggestion is, after `type` was given its address. */
    pick: ({ label, lat, lng, told: words = '' }: PlaceSuggestion) => {
      if (lat === null || lng === null) return;
      withPlaceOf(label, (found) => {
        named.current = found;
        const { form: now, onChange: change } = latest.current;
        change({ ...now, address: label, lat: String(lat), lng: String(lng) });
        setTold(words);
        setChosen((before) => before + 1);
      }).catch(() => undefined);
    },
    move: ({ lat, lng }: { lat: number; lng: number }) => {
      source.current = 'hand';
      setTold('');
      const { form: now, onChange: change } = latest.current;
      change({ ...now, lat: lat.toFixed(6), lng: lng.toFixed(6) });
    },
    /** Asks the geocoder in use whether it knows the address more exactly. */
    refine: () => {
      const { address } = latest.current.form;
      if (source.current !== 'address' || address.trim() === '') return;
      const mine = turn.current;
      geocoder.resolve(address).then(
        (found) => {
          if (found === null || mine !== turn.current || source.current !== 'address') return;
          const known = named.current;
          if (known === null || isFinerThan(found.precision, known.precision)) put(found);
        },
        () => undefined,
      );
    },
  };
}

function keyOf(place: GeoPlace | null): string {
  return place === null ? '' : `${place.name}|${place.state}|${place.precision}`;
}

function isAt(place: GeoPlace | null, { lat, lng }: ListingForm): boolean {
  return place !== null && place.lat === Number(lat) && place.lng === Number(lng);
}
