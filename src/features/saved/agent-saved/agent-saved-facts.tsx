import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import type { Listing } from '../../../contract/listing/property';
import { formatDate } from '../../../domain/format/format-date';
import type { SavedHomeProps } from '../use-saved-home';

/** When a listing was saved, whose it is, and whether it is still to be had. */
export function AgentSavedFacts({
  record,
  listing,
}: Pick<SavedHomeProps, 'record'> & { listing: Listing }) {
  return (
    <>
      <p className={`${stack.small} ${stack.soft}`}>
        Saved {formatDate(new Date(record.savedAt))} · {listing.agent.company}
      </p>
      {record.withdrawn && (
        <Notice tone="warn">No longer listed. This is the copy on your device.</Notice>
      )}
    </>
  );
}
