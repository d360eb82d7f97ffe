import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { Dialog } from '../../components/dialog';
import { TextArea } from '../../components/field';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import { useKeptForm } from '../../components/use-kept-form';
import { keepDrafts } from '../../db/repositories/my-properties/keep-drafts';
import { type Advert, readAdverts } from '../../domain/advert/read-adverts';
import { countOf } from '../../domain/format/count-of';
import { contentFromForm } from '../../domain/property/listing-form';
import { AdvertHomes } from './advert-homes';

const FORM = 'advert';

/** Where an advert is pasted: one home goes into the form, several become drafts. */
export default function AdvertDialog({
  onRead,
  onClose,
}: {
  onRead: (advert: Advert) => void;
  onClose: () => void;
}) {
  const database = useDatabase();
  const navigate = useNavigate();
  const kept = useKeptForm(FORM, { text: '' });
  const [adverts, setAdverts] = useState<Advert[]>([]);
  const [error, setError] = useState('');
  const keeping = useRef(false);
  const read = () => {
    const found = readAdverts(kept.fields.text);
    const [first, ...others] = found;
    if (first === undefined) setError('Paste the words of an advert first');
    else if (others.length > 0) setAdverts(found);
    else {
      kept.startAgain();
      onRead(first);
    }
  };
  const keep = async (ready: Advert[]) => {
    // Each time makes new drafts: a double tap would keep every home twice.
    if (keeping.current) return;
    keeping.current = true;
    try {
      const contents = ready.map(({ form }) => contentFromForm(form));
      await kept.send(() => keepDrafts({ contents, form: FORM }, database));
      showToast(
        'success',
        `${countOf(ready.length, 'draft')} kept. Look through each, then publish.`,
      );
      void navigate('/dashboard?status=Draft');
    } catch {
      keeping.current = false;
      setError('This phone could not keep the drafts. Free some space and try again.');
    }
  };
  if (adverts.length > 0)
    return (
      <AdvertHomes
        adverts={adverts}
        error={error}
        onKeep={(ready) => void keep(ready)}
        onBack={() => setAdverts([])}
        onClose={onClose}
      />
    );
  return (
    <Dialog title="Paste an advert" onClose={onClose}>
      {/* No form of its own: it stands within that of the listing. */}
      <div className={stack.stack}>
        <TextArea
          label="The advert, as it stands in the chat"
          hint="Several homes in one text become a draft each. Nothing is published yet."
          rows={9}
          value={kept.fields.text}
          error={error}
          onChange={(event) => {
            setError('');
            kept.change({ text: event.target.value });
          }}
        />
        <Button look="primary" onClick={read}>
          Read it
        </Button>
      </div>
    </Dialog>
  );
}
