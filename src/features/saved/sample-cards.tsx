import stack from '../../components/stack.module.css';
import { SAMPLE_LISTINGS } from '../../domain/samples/sample-listings';
import { SampleCard } from './sample-card';

/** What saved homes look like, where there are none. */
export function SampleCards() {
  return (
    <div className={stack.cards}>
      {SAMPLE_LISTINGS.map((listing) => (
        <SampleCard key={listing.id} listing={listing} />
      ))}
    </div>
  );
}
