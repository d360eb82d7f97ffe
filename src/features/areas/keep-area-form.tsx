import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/button';
import { SelectField } from '../../components/form/field';
import { LocationInput } from '../../components/form/location-input';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { reachChoices } from '../../domain/areas/reach-choices';
import { POPULAR_SUGGESTIONS, suggestForInput } from '../../geo/geocoders/suggest-for-input';
import { AreaOffer } from './area-offer';
import { useAreaSize } from './use-area-size';

/** Asks for a place, says what keeping it costs, and keeps it when that is wanted. */
export function KeepAreaForm({ place: asked }: { place: string }) {
  const [place, setPlace] = useState(asked);
  const [reach, setReach] = useState('');
  const { state, ownReach, ask, forget } = useAreaSize(asked);
  const ownKm = ownReach(place);
  const change = (next: { place?: string; reach?: string }) => {
    if (next.place !== undefined) setPlace(next.place);
    if (next.reach !== undefined) setReach(next.reach);
    forget();
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="keep">
      <h2 id="keep">Keep an area</h2>
      <form
        className={stack.stack}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          ask(place, reach);
        }}
      >
        <LocationInput
          label="Place"
          placeholder="Lekki, Ikeja, Wuse …"
          value={place}
          error={state.kind === 'unknown' ? state.why : undefined}
          popular={POPULAR_SUGGESTIONS}
          suggest={suggestForInput}
          onChange={(next) => change({ place: next })}
        />
        <SelectField
          label="How far around"
          value={reach === '' && ownKm !== null ? String(ownKm) : reach}
          options={reachChoices(ownKm)}
          onChoose={(choice) => change({ reach: choice })}
        />
        {state.kind !== 'size' && (
          <Button type="submit" icon="search" disabled={state.kind === 'asking'}>
            {state.kind === 'asking' ? 'Asking …' : 'How big is it?'}
          </Button>
        )}
      </form>
      {state.kind === 'failed' && <Notice tone="warn">{state.why}</Notice>}
      {state.kind === 'size' && (
        <AreaOffer area={state.area} summary={state.summary} onKept={forget} />
      )}
    </section>
  );
}
