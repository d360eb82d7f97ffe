import { Button } from '../../../components/button';
import { lazyPart } from '../../../components/page/lazy-part';
import stack from '../../../components/stack.module.css';
import { showToast } from '../../../components/delivery/toasts';
import { WhileLoading } from '../../../components/page/while-loading';
import { isChat } from '../../../domain/advert/chat-text';
import { leftOutWords } from '../../../domain/advert/left-out-words';
import type { ListingForm } from '../../../domain/property/form/listing-form';
import { textOffers, withTextOffers } from '../../../domain/property/form/text-offers';
import { loadCode } from '../../../platform/load-code';
import { SeveralHomes } from '../adverts/several-homes';
import { useHomesIn } from '../adverts/use-homes-in';

const RevealedNotice = lazyPart(
  () => import('./revealed-notice'),
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
  const chat = isChat(form.description);
  const homes = useHomesIn(form.description);
  const isSeveral = onSeveral !== undefined && homes > (chat ? 0 : 1);
  // What is said of several homes belongs into no one form.
  const offers = isSeveral ? [] : textOffers(form);
  const putInAll = async () => {
    const filled = withTextOffers(form);
    const { text, contacts } = await withoutContacts(form.description);
    onChange({ ...filled, description: text });
    if (contacts.length === 0) return;
    const undo = { label: 'Undo', run: () => onChange(filled) };
    showToast('blank', leftOutWords(contacts), undo);
  };
  const above = (
    <>
      {isSeveral && <SeveralHomes homes={homes} chat={chat} onSeveral={onSeveral} />}
      {/* Of a chat the numbers say who wrote: they are left out of the drafts that are made of it. */}
      {form.description !== '' && !(chat && isSeveral) && (
        <WhileLoading>
          <RevealedNotice form={form} onChange={onChange} />
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
            <Button look="plain" onClick={() => void putInAll()}>
              Put in all
            </Button>
          )}
        </div>
      </section>
    </>
  );
}

/** Of a chat the numbers say who wrote. */
async function withoutContacts(text: string): Promise<{ text: string; contacts: string[] }> {
  if (isChat(text)) return { text, contacts: [] };
  const { takeContacts } = await loadCode(() => import('../../../domain/advert/take-contacts'));
  const taken = takeContacts(text);
  return taken.contacts.length === 0
    ? { text, contacts: [] }
    : { ...taken, text: taken.text.trim() };
}
