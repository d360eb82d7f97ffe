import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { WaitingLink } from '../../../components/delivery/waiting-link';
import { showFocused } from '../../../components/focus/show-focused';
import { useLoginPrompt } from '../../../components/dialog/use-login-prompt';
import { activeFilters } from '../../../domain/search/active-filters';
import { keywordsOf, withKeyword, withoutKeyword } from '../../../domain/search/keywords';
import { hasArea, type SearchState } from '../../../domain/search/search-state';
import { AlertButton } from './alert-button';
import { KeywordDialog } from './keyword-dialog';
import styles from '../results-page.module.css';
import { SaveSearch } from './save-search';
import { SortSelect } from './sort-select';
import { chooseCardSize } from '../../../platform/card-size';
import { useCardSize } from '../../../platform/use-card-size';

/** What 'Apply' adds where the choices themselves are not applied (RES-8). */
const FIXED_PRICE_CHIP = '₦500k - ₦10M';

/** The keywords and filters of the search on show, and what can be done with it (RES-4). */
export function SearchChips({
  state,
  isKnown,
  hasFixedChip,
  onFixedChipGone,
  change,
}: {
  state: SearchState;
  /** Whether homes were found at its place, or it was chosen among those that are. */
  isKnown: boolean;
  /** 'Apply' was pressed where the choices themselves are not applied. */
  hasFixedChip: boolean;
  onFixedChipGone: () => void;
  change: (next: Partial<SearchState>) => void;
}) {
  const [addsKeyword, setAddsKeyword] = useState(false);
  const { withLogin, prompt } = useLoginPrompt();
  const filters = activeFilters(state);
  const [place] = hasArea(state) ? [] : state.location.trim().split(',');
  return (
    <>
      <div className={styles.chips} onFocus={showFocused}>
        <div className={styles.waiting}>
          <WaitingLink />
        </div>
        {keywordsOf(state.text).map((keyword) => (
          <Button
            key={keyword}
            look="green"
            icon="close"
            onClick={() => change({ text: withoutKeyword(state.text, keyword) })}
            aria-label={`Remove keyword ${keyword}`}
          >
            {keyword}
          </Button>
        ))}
        {filters.map((filter) => (
          <Button
            key={filter.label}
            look="green"
            icon="close"
            onClick={() => change(filter.without)}
            aria-label={`Remove filter ${filter.label}`}
          >
            {filter.label}
          </Button>
        ))}
        {hasFixedChip && (
          <Button look="green" icon="close" onClick={onFixedChipGone}>
            {FIXED_PRICE_CHIP}
          </Button>
        )}
        <SortSelect value={state.sort} onChange={(sort) => change({ sort })} />
        <Button icon="plus" onClick={() => setAddsKeyword(true)}>
          Add keyword
        </Button>
        {state.view === 'list' && <CompactCards />}
        {place && isKnown && (
          <ButtonLink
            icon="download"
            to={`/areas?${new URLSearchParams({ place: state.location })}`}
          >
            Keep {place} offline
          </ButtonLink>
        )}
        <div className={styles.kept}>
          <SaveSearch state={state} withLogin={withLogin} />
          <AlertButton state={state} />
        </div>
      </div>
      {prompt}
      {addsKeyword && (
        <KeywordDialog
          text={state.text}
          onClose={() => setAddsKeyword(false)}
          onAdd={(text) => {
            setAddsKeyword(false);
            change({ text: withKeyword(state.text, text) });
          }}
        />
      )}
    </>
  );
}

/** Whole cards, or more of them on a screen (RES-16). */
function CompactCards() {
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
