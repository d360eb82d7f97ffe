import { useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog/dialog';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { leftOutWords } from '../../../domain/advert/left-out-words';
import {
  type Advert,
  countHomes,
  MAX_ADVERTS,
  withOffer,
} from '../../../domain/advert/read-adverts';
import { countOf } from '../../../domain/format/count-of';
import { contentFromForm } from '../../../domain/property/form/listing-form';
import { AdvertHome, type AdvertAnswer } from './advert-home';

const isAnswered = ({ form, offerDoubt }: Advert) =>
  form.address.trim() !== '' && offerDoubt === null;

/**
 * The homes that were read in one text: an address is asked for where the words name no place, and what a
 * home is offered for where they do not say that.
 */
export function AdvertHomes({
  text,
  adverts,
  photos,
  preparing,
  error,
  onKeep,
  onBack,
  onClose,
}: {
  text: string;
  adverts: readonly Advert[];
  /** How many photos show each of them. */
  photos: readonly number[];
  /** More photos are being made small. */
  preparing: boolean;
  error: string;
  /** Told those that are kept, each with its place among all. */
  onKeep: (kept: { advert: Advert; at: number }[]) => void;
  onBack: () => void;
  onClose: () => void;
}) {
  const [answers, setAnswers] = useState<AdvertAnswer[]>(() =>
    adverts.map(({ form }) => ({ address: form.address, offer: null, shows: false })),
  );
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [all] = useState(() => (adverts.length < MAX_ADVERTS ? adverts.length : countHomes(text)));
  const leftOut = adverts.flatMap(({ contacts }, at) => (answers[at]?.shows ? [] : contacts));
  const contacts = [...new Set(leftOut)];
  const ready = adverts.map((advert, at) => {
    const { address = '', offer = null, shows = false } = answers[at] ?? {};
    const words = advert.form.description;
    const description = shows ? `${words}\n${advert.contacts.join(', ')}` : words;
    const placed = { ...advert, form: { ...advert.form, address, description } };
    return offer === null ? placed : withOffer(placed, offer);
  });
  const taken = ready.flatMap((advert, at) => (left.has(at) ? [] : [{ advert, at }]));
  const keep = () => {
    setAsked(true);
    if (taken.every(({ advert }) => isAnswered(advert))) onKeep(taken);
  };
  const leave = (at: number, isLeft: boolean) => {
    const after = new Set(left);
    if (isLeft) after.add(at);
    else after.delete(at);
    setLeft(after);
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
          {ready.map((advert, at) => (
            <li key={adverts[at]?.form.description} className={`${stack.card} ${stack.tight}`}>
              {left.has(at) ? (
                <p className={stack.soft}>Left out: {contentFromForm(advert.form).title}</p>
              ) : (
                <AdvertHome
                  advert={advert}
                  photos={photos[at] ?? 0}
                  asksWhere={adverts[at]?.form.address === ''}
                  asksOffer={adverts[at]?.offerDoubt !== null}
                  asked={asked}
                  shows={answers[at]?.shows === true}
                  onChange={(given) =>
                    setAnswers(
                      answers.map((one, place) => (place === at ? { ...one, ...given } : one)),
                    )
                  }
                />
              )}
              {adverts.length > 1 && (
                <Button look="plain" onClick={() => leave(at, !left.has(at))}>
                  {left.has(at) ? 'Take it in' : 'Leave it out'}
                </Button>
              )}
            </li>
          ))}
        </ol>
        {contacts.length > 0 && (
          <p className={`${stack.small} ${stack.soft}`}>{leftOutWords(contacts)}</p>
        )}
        <Button look="primary" disabled={taken.length === 0 || preparing} onClick={keep}>
          {preparing ? 'Preparing photos …' : `Keep ${countOf(taken.length, 'draft')}`}
        </Button>
        <Button look="plain" onClick={onBack}>
          Change the text
        </Button>
      </div>
    </Dialog>
  );
}
