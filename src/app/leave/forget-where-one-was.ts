import { forgetPage } from '../../platform/current-page';
import { markReturn } from '../../platform/return-mark';
import { forgetScrollPositions } from '../use-scroll-memory';

/** A logout leaves nothing of what somebody looked at last, and how far (LOGIN-6). */
export function forgetWhereOneWas(): void {
  forgetPage();
  forgetScrollPositions();
  markReturn([]);
}
