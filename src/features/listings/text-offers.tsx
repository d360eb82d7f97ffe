import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { splitAdvert } from '../../domain/advert/split-advert';
import type { ListingForm } from '../../domain/property/listing-form';
import { textOffers } from '../../domain/property/text-offers';

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
  const homes = onSeveral === undefined ? 0 : splitAdvert(form.description).length;
  if (homes > 1)
    return (
      <Notice>
        These words tell of {homes} homes.{' '}
        <Button look="plain" onClick={onSeveral}>
          Make a draft of each
        </Button>
      </Notice>
    );
  const offers = textOffers(form);
  if (offers.length === 0) return null;
  return (
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
  );
}
