import { Button } from '../../../components/button';
import { chooseCardSize } from '../../../platform/card-size';
import { useCardSize } from '../../../platform/use-card-size';

/** Whole cards, or more of them on a screen (RES-16). */
export function CompactCards() {
  const isCompact = useCardSize() === 'compact';
  return (
    <Button
      icon="list"
      look={isCompact ? 'green' : 'secondary'}
      aria-pressed={isCompact}
      onClick={() => chooseCardSize(isCompact ? 'full' : 'compact')}
    >
      Compact
    </Button>
  );
}
