import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { formatDate } from '../../domain/format/format-date';

/** A saved home of which nothing is left to show but when it was saved, in milliseconds. */
export function GoneHome({ savedAt, onRemove }: { savedAt: number; onRemove: () => void }) {
  const saved = `saved on ${formatDate(new Date(savedAt))}`;
  return (
    <article className={`${stack.card} ${stack.stack}`} aria-label={`A home ${saved}`}>
      <Notice tone="warn">
        This listing, {saved}, was taken down before this device had a copy.
      </Notice>
      <Button icon="trash" aria-label={`Remove the home ${saved}`} onClick={onRemove}>
        Remove
      </Button>
    </article>
  );
}
