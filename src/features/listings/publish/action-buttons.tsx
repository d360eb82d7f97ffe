import { Button, ButtonLink } from '../../../components/button';
import type { ListingAction } from './listing-action';

/** Actions as buttons and links; `onPress` is called before each of them. */
export function ActionButtons({
  actions,
  onPress,
}: {
  actions: readonly ListingAction[];
  onPress?: () => void;
}) {
  return actions.map((action) => {
    const { label, icon, look } = action;
    const shape = { ...(icon ? { icon } : {}), ...(look ? { look } : {}) };
    return 'to' in action ? (
      <ButtonLink key={label} {...shape} to={action.to}>
        {label}
      </ButtonLink>
    ) : (
      <Button
        key={label}
        {...shape}
        onClick={() => {
          onPress?.();
          action.run();
        }}
      >
        {label}
      </Button>
    );
  });
}
