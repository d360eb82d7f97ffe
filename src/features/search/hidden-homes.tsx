import { Button } from '../../components/button';
import stack from '../../components/stack.module.css';
import { formatCount } from '../../domain/format/format-count';
import styles from './results-page.module.css';

/** How many of the results are of agents whom one blocked, and the way to see them, or not (SAFE-5). */
export function HiddenHomes({
  count,
  shown,
  onShow,
}: {
  count: number;
  shown: boolean;
  onShow: (shown: boolean) => void;
}) {
  if (count === 0) return null;
  const of = count === 1 ? '1 home of an agent' : `${formatCount(count)} homes of agents`;
  return (
    <div className={styles.hidden}>
      <p className={`${stack.soft} ${stack.small}`} role="status">
        {of} you blocked {count === 1 ? 'is' : 'are'} {shown ? 'shown' : 'hidden'}
      </p>
      <Button look="plain" onClick={() => onShow(!shown)}>
        {shown ? 'Hide' : 'Show'}
      </Button>
    </div>
  );
}
