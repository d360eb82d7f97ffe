import { useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog/dialog';
import { TextField } from '../../../components/form/field';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { leftOutWords } from '../../../domain/advert/left-out-words';
import { type Advert, countHomes, MAX_ADVERTS } from '../../../domain/advert/read-adverts';
import { countOf } from '../../../domain/format/count-of';
import { contentFromForm } from '../../../domain/property/form/listing-form';
import { offerOf } from '../../../domain/property/price/offers';
import { OwnPrice } from '../own/own-price';

/** The homes that were read in one text: an address is asked for where the words name no place. */
export function AdvertHomes({
  text,
  adverts,
  error,
  onKeep,
  onBack,
  onClose,
}: {
  text: string;
  adverts: readonly Advert[];
  error: string;
  onKeep: (adverts: Advert[]) => void;
  onBack: () => void;
  onClose: () => void;
}) {
  const [addresses, setAddresses] = useState(() => adverts.map(({ form }) => form.address));
  const [asked, setAsked] = useState(false);
  const [all] = useState(() => (adverts.length < MAX_ADVERTS ? adverts.length : countHomes(text)));
  const contacts = [...new Set(adverts.flatMap((advert) => advert.contacts))];
  const ready = adverts.map((advert, at) => ({
    ...advert,
    form: { ...advert.form, address: addresses[at] ?? '' },
  }));
  const keep = () => {
    setAsked(true);
    if (addresses.every((address) => address.trim() !== '')) onKeep(ready);
  };
  return (
    <Dialog
      title={`${countOf(adverts.length, 'home')} in this text`}
      typesFirst={false}
      onClose={onClose}
    >
      <div className={stack.stack}>
        {all > MAX_ADVERTS && (
          <Notice tone="warn">
            This text has {all} homes, and {MAX_ADVERTS} are read at once. Paste the others by
            themselves.
          </Notice>
        )}
        {error !== '' && <Notice tone="bad">{error}</Notice>}
        <ol className={stack.stack}>
          {ready.map(({ form }, at) => {
            const content = contentFromForm(form);
            return (
              <li key={form.description} className={`${stack.card} ${stack.tight}`}>
                <strong>{content.title}</strong>
                <OwnPrice content={content} />
                <p className={stack.small}>{offerOf(content.listingType).label}</p>
                {adverts[at]?.doubts.map((doubt) => (
                  <Notice key={doubt} tone="warn">
                    {doubt}.
                  </Notice>
                ))}
                {adverts[at]?.form.address === '' && (
                  <TextField
                    label="Where is it?"
                    placeholder="e.g. 12 Admiralty Way, Lekki Phase 1, Lagos"
                    value={addresses[at] ?? ''}
                    error={asked && addresses[at]?.trim() === '' ? 'Write where it is' : ''}
                    onChange={(event) =>
                      setAddresses(
                        addresses.map((one, place) => (place === at ? event.target.value : one)),
                      )
                    }
                  />
                )}
              </li>
            );
          })}
        </ol>
        {contacts.length > 0 && (
          <p className={`${stack.small} ${stack.soft}`}>{leftOutWords(contacts)}</p>
        )}
        <Button look="primary" onClick={keep}>
          Keep {countOf(adverts.length, 'draft')}
        </Button>
        <Button look="plain" onClick={onBack}>
          Change the text
        </Button>
      </div>
    </Dialog>
  );
}
