import { useState } from 'react';
import { Button } from '../../../components/button';
import { lazyDialog } from '../../../components/dialog/lazy-dialog';
import { Notice } from '../../../components/notice';
import { leftOutWords } from '../../../domain/advert/left-out-words';
import type { Advert } from '../../../domain/advert/read-adverts';
import { withAdvert } from '../../../domain/advert/with-advert';
import type { Arrangement } from '../photos/photo-picker';
import { contentFromForm, type ListingForm } from '../../../domain/property/form/listing-form';

const AdvertDialog = lazyDialog(() => import('./advert-dialog'));

/** Takes an advert that is written already, from a chat say, into the form of a new listing (FORM-6). */
export function AdvertReader({
  reading,
  form,
  photos,
  arrangement,
  preparing,
  onChange,
  onSpread,
  onClose,
}: {
  /** What is read: an advert that is pasted, or the description, which tells of several homes. */
  reading: 'none' | 'advert' | 'description';
  form: ListingForm;
  /** Those of the form, with what their files were called. */
  photos: readonly { id: string; name?: string }[];
  arrangement: Arrangement;
  /** More of them are being made small. */
  preparing: boolean;
  onChange: (form: ListingForm) => void;
  /** The homes of the description are drafts of their own. */
  onSpread: () => void;
  onClose: () => void;
}) {
  const [read, setRead] = useState<Pick<Advert, 'contacts' | 'doubts'>>({
    contacts: [],
    doubts: [],
  });
  const take = (advert: Advert) => {
    setRead(advert);
    onChange(withAdvert(form, advert.form));
    onClose();
  };
  const putBack = () => {
    setRead({ ...read, contacts: [] });
    onChange({ ...form, description: `${form.description}\n${read.contacts.join(', ')}`.trim() });
  };
  return (
    <>
      {read.doubts.length > 0 && (
        <Notice tone="warn">Look at what was read: {read.doubts.join('; ')}.</Notice>
      )}
      {read.contacts.length > 0 && (
        <Notice tone="good">
          {leftOutWords(read.contacts)}{' '}
          <Button look="plain" onClick={putBack}>
            Put it in
          </Button>
        </Notice>
      )}
      {reading !== 'none' && (
        <AdvertDialog
          given={reading === 'description' ? form.description : null}
          photos={photos}
          arrangement={arrangement}
          preparing={preparing}
          onKept={reading === 'description' ? onSpread : null}
          // A place or a price is that of a home; words alone may be of any.
          begun={form.address === '' && form.price === '' ? null : contentFromForm(form).title}
          onRead={take}
          onClose={onClose}
        />
      )}
    </>
  );
}
