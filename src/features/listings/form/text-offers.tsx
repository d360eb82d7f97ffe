import { Button } from '../../../components/button';
import { lazyPart } from '../../../components/page/lazy-part';
import stack from '../../../components/stack.module.css';
import { showToast } from '../../../components/delivery/toasts';
import { useLatest } from '../../../platform/use-latest';
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
  const latest = useLatest(form);
  const putInAll = async () => {
    const asked = form.description;
    const { text, contacts } = await withoutContacts(asked);
    // What is typed meanwhile, and behind it, stays.
    const now = latest.current;
    const isAsAsked = now.description === asked;
    onChange({ ...withTextOffers(now), description: isAsAsked ? text : now.description });
    if (contacts.length === 0 || !isAsAsked) return;
    const putBack = () => {
      const { description } = latest.current;
      const back = description === text ? asked : `${description}\n${contacts.join(', ')}`;
      onChange({ ...latest.current, description: back });
    };
    showToast('blank', leftOutWords(contacts), { label: 'Undo', run: putBack });
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
