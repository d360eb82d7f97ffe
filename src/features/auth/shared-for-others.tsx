import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/page/empty-state';
import stack from '../../components/stack.module.css';
import { PAGES } from '../../contract/pages';
import type { SharedOutcome } from '../../contract/listing/share-target';
import { sharedWords } from '../../domain/property/words/shared-words';

/** Tells whoever shared something with the app, and is logged in with no listings, what to do. */
export function SharedForOthers({ outcome }: { outcome: SharedOutcome }) {
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <h1>Shared with the app</h1>
      <EmptyState
        icon="home"
        title="For agents and owners"
        action={
          <ButtonLink look="primary" to={PAGES.account.path}>
            {PAGES.account.title}
          </ButtonLink>
        }
      >
        {sharedWords(outcome, true)}
      </EmptyState>
    </div>
  );
}
