import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/page/empty-state';

/** Says why none of the results is shown, with the way to see them (HIDE-1, SAFE-5). */
export function AllHidden({
  which,
  byBlocks,
  byHand,
  onShow,
}: {
  /** 'all of these homes'. */
  which: string;
  /** Some are of agents that were blocked, and some were hidden one by one. */
  byBlocks: boolean;
  byHand: boolean;
  onShow: () => void;
}) {
  const why = byBlocks
    ? `You blocked the agents of ${which}${byHand ? ', or hid them' : ''}`
    : `You hid ${which}`;
  return (
    <EmptyState
      icon="home"
      title={why}
      action={
        <Button look="primary" onClick={onShow}>
          Show them
        </Button>
      }
    >
      Or search elsewhere: they stay hidden until you show them again.
    </EmptyState>
  );
}
