import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';

/** A saved home of which nothing is left to show. */
export function GoneHome({ onRemove }: { onRemove: () => void }) {
  return (
    <div className={`${stack.card} ${stack.stack}`}>
      <Notice tone="warn">This listing was taken down before this device had a copy.</Notice>
      <Button icon="trash" onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
