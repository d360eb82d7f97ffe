import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { Dialog } from '../../../components/dialog/dialog';
import stack from '../../../components/stack.module.css';
import { showToast } from '../../../components/delivery/toasts';
import { useKeptForm } from '../../../components/form/use-kept-form';
import { MAX_PHOTOS } from '../../../contract/listing/property-options';
import { keepDrafts } from '../../../db/repositories/my-properties/keep-drafts';
import { photosOfHomes } from '../../../domain/advert/photos-of-homes';
import { type Advert, readAdverts } from '../../../domain/advert/read-adverts';
import { countOf } from '../../../domain/format/count-of';
import { contentFromForm } from '../../../domain/property/form/listing-form';
import type { Arrangement } from '../photos/photo-picker';
import { AdvertHomes } from './advert-homes';
import { PasteAdvertDialog } from './paste-advert-dialog';
import { useOnce } from '../../../components/use-once';

const FORM = 'advert';

type NamedPhoto = { id: string; name?: string };

/** Of a form's photos those that show each home, by the names that the chat has for them. */
function photoIdsOf(
  chat: string,
  adverts: readonly Advert[],
  photos: readonly NamedPhoto[],
): string[][] {
  const words = adverts.map(({ form }) => form.description);
  return photosOfHomes(chat, words).map((names) =>
    photos
      .flatMap(({ id, name }) => (name !== undefined && names.includes(name) ? [id] : []))
      .slice(0, MAX_PHOTOS),
  );
}

/** Where an advert is pasted: one home goes into the form, several, or one beside that in the form, become drafts. */
export default function AdvertDialog({
  given,
  photos,
  arrangement,
  preparing,
  begun,
  onKept,
  onRead,
  onClose,
}: {
  /** A text to be read at once; null where it is asked for. */
  given: string | null;
  /** Those of the form, which a text names that was shared with them. */
  photos: readonly NamedPhoto[];
  /** In which order they are, and what is said of each. */
  arrangement: Arrangement;
  preparing: boolean;
  /** Goes on once its homes are drafts; null goes to them. */
  onKept: (() => void) | null;
  /** The title of the home that the form holds already; null where it holds none. */
  begun: string | null;
  onRead: (advert: Advert) => void;
  onClose: () => void;
}) {
  const database = useDatabase();
  const navigate = useNavigate();
  const kept = useKeptForm<'advert'>(FORM, { text: '' });
  const [adverts, setAdverts] = useState<Advert[]>(() =>
    given === null ? [] : readAdverts(given),
  );
  const shown = useMemo(
    () => (given === null ? [] : photoIdsOf(given, adverts, photos)),
    [given, adverts, photos],
  );
  const [single, setSingle] = useState<Advert | null>(null);
  const [error, setError] = useState('');
  const once = useOnce();
  const take = (advert: Advert) => {
    kept.startAgain();
    onRead(advert);
  };
  const keep = async (ready: readonly { advert: Advert; at: number }[]) => {
    const drafts = ready.map(({ advert: { form, doubts }, at }) => ({
      content: contentFromForm(form),
      doubts,
      photoIds: shown[at] ?? [],
    }));
    // A text that was begun in this dialog is another one.
    if (given !== null) await keepDrafts({ drafts, arrangement }, database);
    else await kept.send(() => keepDrafts({ drafts, form: FORM }, database));
    showToast(
      'success',
      `${countOf(ready.length, 'draft')} kept. Look through each, then publish.`,
    );
    if (onKept === null) void navigate('/dashboard?status=Draft');
    else onKept();
  };
  if (adverts.length > 0)
    return (
      <AdvertHomes
        text={single === null ? (given ?? kept.fields.text) : ''}
        adverts={adverts}
        photos={shown.map(({ length }) => length)}
        preparing={preparing}
        error={error}
        onKeep={(ready) =>
          once(
            () => keep(ready),
            () => setError('This device could not keep the drafts. Free some space and try again.'),
          )
        }
        onBack={given === null ? () => setAdverts([]) : onClose}
        onClose={onClose}
      />
    );
  if (single !== null)
    return (
      <Dialog title="Is it the home in this form?" onClose={onClose}>
        <div className={stack.tight}>
          <p>In this form: {begun}</p>
          <p>In the advert: {contentFromForm(single.form).title}</p>
          <Button look="primary" wide onClick={() => setAdverts([single])}>
            Another home: a draft of its own
          </Button>
          <Button wide onClick={() => take(single)}>
            The same home: add the words
          </Button>
        </div>
      </Dialog>
    );
  return (
    <PasteAdvertDialog
      text={kept.fields.text}
      onChange={(text) => kept.change({ text })}
      onRead={(first, all) => {
        if (all.length > 1) setAdverts(all);
        else if (begun === null) take(first);
        else setSingle(first);
      }}
      onClose={onClose}
    />
  );
}
