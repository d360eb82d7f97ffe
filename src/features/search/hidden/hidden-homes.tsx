import { Button } from '../../../components/button';
import stack from '../../../components/stack.module.css';
import { formatCount } from '../../../domain/format/format-count';
import styles from './hidden-homes.module.css';

/** How many of the results are not shown, and the way to see them, or not (SAFE-5, HIDE-1). */
export function HiddenHomes({
  count,
  one,
  many,
  shown,
  onShow,
}: {
  count: number;
  /** What they are: '1 home that you hid'. */
  one: string;
  /** What so many are, behind their number. */
  many: string;
  shown: boolean;
  onShow: (shown: boolean) => void;
}) {
  if (count === 0) return null;
  return (
    <div className={styles.hidden}>
      <p className={`${stack.soft} ${stack.small}`} role="status">
        {count === 1 ? `${one} is` : `${formatCount(count)} ${many} are`}{' '}
        {shown ? 'shown' : 'hidden'}
      </p>
      <Button look="plain" onClick={() => onShow(!shown)}>
        {shown ? 'Hide' : 'Show'}
      </Button>
    </div>
  );
}
