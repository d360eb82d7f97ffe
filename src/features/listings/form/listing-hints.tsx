import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../../components/context/database-context';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { findSimilarListing } from '../../../db/repositories/my-properties/duplicate-repository';
import { listingCompleteness } from '../../../domain/property/form/listing-completeness';
import { contentFromForm, type ListingForm } from '../../../domain/property/form/listing-form';
import styles from './listing-hints.module.css';

/** How complete the listing is and what is missing, and whether it may be there already. */
export function ListingHints({
  id,
  form,
  photos,
}: {
  id: string;
  form: ListingForm;
  photos: number;
}) {
  const database = useDatabase();
  const { percent, missing } = listingCompleteness(form, photos);
  const content = contentFromForm(form);
  const twin = useLiveQuery(
    () => findSimilarListing({ id, ...content }, database),
    [
      database,
      id,
      content.address,
      content.price,
      content.type,
      content.listingType,
      content.bedrooms,
    ],
  );
  return (
    <>
      {twin && (
        <Notice tone="warn">
          {twin.own
            ? 'You may have listed this home already: '
            : 'This home may be listed already: '}
          <Link to={twin.own ? `/edit-property/${twin.id}` : `/property-detail/${twin.id}`}>
            {twin.title}
          </Link>
          . You can save it all the same.
        </Notice>
      )}
      <section className={`${stack.card} ${stack.tight}`} aria-label="How complete it is">
        <div className={stack.between}>
          <strong>{percent}% complete</strong>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
        </div>
        <p className={`${stack.small} ${stack.soft}`}>
          {missing.length === 0
            ? 'Nothing is missing that seekers look for.'
            : `Still missing: ${missing.join(', ')}.`}
        </p>
      </section>
    </>
  );
}
