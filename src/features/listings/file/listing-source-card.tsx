import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../components/button';
import { SelectField, TextField } from '../../../components/form/field';
import stack from '../../../components/stack.module.css';
import type { ListingSource } from '../../../contract/listing/listing-source';
import {
  endListingSource,
  fetchListingsNow,
  fetchListingSource,
  giveListingSource,
} from '../../../sync/refresh/listing-source-calls';
import { ListingSourceReport } from './listing-source-report';

/** While it is being fetched it is asked this often how it went. */
const ASK_AGAIN_MS = 10_000;
const NEW_STATUSES = [
  { value: 'Draft', label: 'Drafts' },
  { value: 'Active', label: 'Published, as far as your plan has room' },
];

/**
 * The address that an agent's listings are fetched from each day. It may hold a key that only the server
 * needs: it is not kept on the phone, and so takes a network.
 */
export function ListingSourceCard() {
  const [source, setSource] = useState<ListingSource>(null);
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<'Draft' | 'Active' | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const newStatus = chosen ?? source?.newStatus ?? 'Draft';
  const isDue = source?.isDue === true;
  useEffect(() => {
    let current = true;
    const ask = () =>
      fetchListingSource().then(
        (now) => current && setSource(now),
        () => undefined,
      );
    void ask();
    const timer = isDue ? setInterval(() => void ask(), ASK_AGAIN_MS) : undefined;
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [isDue]);
  const act = (work: Promise<ListingSource>, then: () => void = () => undefined) => {
    setFailure('');
    setBusy(true);
    work
      .then(
        (now) => {
          setSource(now);
          then();
        },
        (error: Error) => setFailure(error.message),
      )
      .finally(() => setBusy(false));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(giveListingSource(url, newStatus), () => {
      setUrl('');
      setChosen(null);
    });
  };
  return (
    <form
      className={`${stack.card} ${stack.stack}`}
      onSubmit={submit}
      noValidate
      aria-labelledby="listing-source"
    >
      <h2 id="listing-source">Listings from an address</h2>
      {source !== null && (
        <>
          <p style={{ overflowWrap: 'anywhere' }}>{source.address}</p>
          <ListingSourceReport source={source} />
        </>
      )}
      <TextField
        label={source === null ? 'Address of your listings' : 'Another address'}
        hint="An https address with a table (CSV) or JSON with RESO names; with a column named reference each listing keeps its place here when it changes. We fetch it once a day, write to you what changed, and delete nothing. Photos are not taken."
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        value={url}
        error={failure || undefined}
        onChange={(event) => setUrl(event.target.value)}
      />
      <SelectField
        label="What new ones become"
        hint={
          source === null
            ? 'What is in doubt stays a draft.'
            : 'What is in doubt stays a draft. To change this, give the address once more.'
        }
        value={newStatus}
        options={NEW_STATUSES}
        onChoose={(choice) => setChosen(choice === 'Active' ? 'Active' : 'Draft')}
      />
      <div className={stack.row}>
        <Button type="submit" disabled={busy || url.trim() === ''}>
          Fetch from this address
        </Button>
        {source !== null && (
          <>
            <Button disabled={busy || isDue} onClick={() => act(fetchListingsNow())}>
              Fetch now
            </Button>
            <Button
              icon="trash"
              disabled={busy}
              onClick={() => act(endListingSource(), () => setChosen(null))}
            >
              Stop
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
