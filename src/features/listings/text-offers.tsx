import { useDeferredValue, useMemo } from 'react';
import { Button } from '../../components/button';
import { lazyPart } from '../../components/lazy-part';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { WhileLoading } from '../../components/while-loading';
import { isChat } from '../../domain/advert/chat-text';
import { splitAdvert } from '../../domain/advert/split-advert';
import type { ListingForm } from '../../domain/property/listing-form';
import { textOffers } from '../../domain/property/text-offers';

const ContactNotice = lazyPart(
  () => import('./contact-notice'),
  () => null,
);

/** What the description says that the fields do not: each is put in when it is pressed, or all at once. */
export function TextOffers({
  form,
  onChange,
  onSeveral,
}: {
  form: ListingForm;
  onChange: (form: ListingForm) => void;
  /** Makes drafts of the homes in the description; absent where the form is of a listing that is there. */
  onSeveral?: (() => void) | undefined;
}) {
  const offers = textOffers(form);
  const above = (
    <>
      {onSeveral && <SeveralHomes text={form.description} onSeveral={onSeveral} />}
      {/* Of a chat the numbers say who wrote: they are left out of the drafts that are made of it. */}
      {form.description !== '' && !isChat(form.description) && (
        <WhileLoading>
          <ContactNotice form={form} onChange={onChange} />
        </WhileLoading>
      )}
    </>
  );
  if (offers.length === 0) return above;
  return (
    <>
      {above}
      <section className={stack.tight} aria-label="Read in what you wrote">
        <p className={`${stack.small} ${stack.soft}`}>
          Your description also says this. Press what the form should have.
        </p>
        <div className={stack.row}>
          {offers.map(({ key, label, applied }) => (
            <Button key={key} icon="plus" onClick={() => onChange(applied(form))}>
              {label}
            </Button>
          ))}
          {offers.length > 1 && (
            <Button
              look="plain"
              onClick={() => onChange(offers.reduce((after, { applied }) => applied(after), form))}
            >
              Put in all {offers.length}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}

/** Says that the words are of several homes, or of a talk about one, and makes drafts of them (SHARE-6). */
function SeveralHomes({ text, onSeveral }: { text: string; onSeveral: () => void }) {
  // A long chat is read once it stands, and not at each key.
  const read = useDeferredValue(text);
  const homes = useMemo(() => splitAdvert(read).length, [read]);
  if (homes < (isChat(read) ? 1 : 2) || text === '') return null;
  return (
    <Notice>
      {homes === 1
        ? 'These words are a chat about one home.'
        : `These words tell of ${homes} homes.`}{' '}
      <Button look="plain" onClick={onSeveral}>
        {homes === 1 ? 'Make a draft of it' : 'Make a draft of each'}
      </Button>
    </Notice>
  );
}
