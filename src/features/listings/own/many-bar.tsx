import { useState } from 'react';
import { Button } from '../../../components/button';
import { ChoiceBar } from '../../../components/form/choice-bar';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { useDatabase } from '../../../components/context/database-context';
import { showNotKept } from '../../../components/delivery/show-not-kept';
import { showToast } from '../../../components/delivery/toasts';
import { readBoosts } from '../../../db/repositories/boosts/boost-repository';
import { actOnMany } from '../../../db/repositories/my-properties/act-on-many';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import {
  type PublishWarning,
  readPublishWarning,
} from '../../../db/repositories/my-properties/plan-warning-repository';
import { withoutPublishDoubts } from '../../../db/repositories/my-properties/publish-doubt-repository';
import { countOf } from '../../../domain/format/count-of';
import {
  closedWords,
  MANY_ACTIONS,
  type ManyAction,
  manyQuestion,
  manyWords,
  takesAction,
} from '../../../domain/property/many-listings';
import { isToLookAt } from '../../../domain/property/own-filter';
import { boostStands } from '../../../domain/property/boost-stands';
import { shownStatus, waitsToBePublic } from '../../../domain/property/shown-status';
import { useBookedVisits } from '../publish/use-booked-visits';
import { ChangePrices } from './change-prices';
import { ShareChosen } from './share-chosen';

type Asking = {
  action: ManyAction;
  takers: MyPropertyView[];
  /** How many are left out, as something about them is to be looked at first. */
  doubted: number;
  /** Whether the filter finds some of those left out. */
  isMarked: boolean;
  warning: PublishWarning | null;
};

/** What can be done with all listings that are chosen (MYP-3), each after one question that names how many. */
export function ManyBar({
  chosen,
  onDone,
  onLookAt,
}: {
  chosen: readonly MyPropertyView[];
  onDone: () => void;
  /** Shows the listings that were left in doubt. */
  onLookAt: () => void;
}) {
  const database = useDatabase();
  const [asking, setAsking] = useState<Asking | null>(null);
  const leaving = asking?.action === 'close' || asking?.action === 'delete' ? asking.takers : [];
  const visits = useBookedVisits(leaving.map(({ property }) => property.id));
  const takersOf = (action: ManyAction) =>
    chosen.filter(({ property, rows }) =>
      takesAction(action, property, {
        ...shownStatus(property, rows),
        isBoosted: boostStands({ property, rows }) !== 'none',
      }),
    );
  const lookAt = () => {
    setAsking(null);
    onDone();
    onLookAt();
  };
  const ask = async (action: ManyAction) => {
    const all = takersOf(action);
    const takers = action === 'publish' ? await withoutPublishDoubts(all, database) : all;
    const doubted = all.length - takers.length;
    const isMarked = all.some((one) => isToLookAt(one.property) && !takers.includes(one));
    if (takers.length === 0) {
      const show = isMarked ? { label: 'Show', run: lookAt } : null;
      showToast('error', doubtedWords(doubted), show);
      return;
    }
    if (action === 'boost') {
      const { availableBoosts, mayHaveMore } = (await readBoosts(database)).state;
      if (takers.length > availableBoosts && !mayHaveMore) {
        showToast('error', fewBoostsWords(availableBoosts, takers.length));
        return;
      }
    }
    const listings = takers.map(({ property }) => property);
    const warning = action === 'publish' ? await readPublishWarning(listings, database) : null;
    setAsking({ action, takers, doubted, isMarked, warning });
  };
  const act = ({ action, takers }: Asking) => {
    setAsking(null);
    const ids = takers.map(({ property }) => property.id);
    visits
      .act(() => actOnMany(action, ids, database))
      .then(() => {
        showToast('success', `Saved on this device: ${countOf(ids.length, 'listing')}`);
        onDone();
      }, showNotKept);
  };
  return (
    <ChoiceBar
      label="Selected listings"
      count={chosen.length}
      dialogs={
        asking && (
          <ConfirmDialog
            title={countOf(asking.takers.length, 'listing')}
            question={questionOf(asking, chosen.length)}
            yes={`${wordsFor(asking.action, asking.takers).label} ${asking.takers.length}`}
            no="Cancel"
            choice={visits.choice}
            danger={asking.action === 'delete'}
            onYes={() => act(asking)}
            onNo={() => setAsking(null)}
          >
            {asking.isMarked && (
              <Button look="plain" onClick={lookAt}>
                Show what is to look at
              </Button>
            )}
          </ConfirmDialog>
        )
      }
    >
      <ChangePrices chosen={chosen} onDone={onDone} />
      <ShareChosen chosen={chosen} />
      {MANY_ACTIONS.map((action) => {
        const takers = takersOf(action);
        return (
          <Button
            key={action}
            look={action === 'delete' ? 'danger' : 'secondary'}
            disabled={takers.length === 0}
            onClick={() => void ask(action)}
          >
            {wordsFor(action, takers).label}
          </Button>
        );
      })}
    </ChoiceBar>
  );
}

function wordsFor(action: ManyAction, takers: readonly MyPropertyView[]) {
  const waiting = takers.filter(({ property, rows }) =>
    waitsToBePublic(property.status, shownStatus(property, rows)),
  );
  return manyWords(action, takers.length, waiting.length);
}

function questionOf({ action, takers, doubted, warning }: Asking, chosen: number): string {
  const words = wordsFor(action, takers);
  const closed = closedWords(
    action,
    takers.map(({ property }) => property.status),
  );
  const effect = (warning === null ? words.effect : roomWords(warning, takers.length)) + closed;
  // Those that are doubted are told by themselves.
  const question = manyQuestion({ ...words, effect }, takers.length, chosen - doubted);
  return doubted === 0 ? question : `${question} ${doubtedWords(doubted)}`;
}

/** What becomes of those that are published together where the plan has not room for all. */
function roomWords({ text, room }: PublishWarning, count: number): string {
  if (count === 1) return `${text} It waits, and is published by itself once there is room.`;
  const wait = 'wait, and are published by themselves once there is room.';
  return room === 0
    ? `${text} They ${wait}`
    : `${text} The first in your list that fit are published once they are sent. The others ${wait}`;
}

function fewBoostsWords(boosts: number, chosen: number): string {
  return `You have ${countOf(boosts, 'boost')} and chose ${countOf(chosen, 'listing')} to boost. Choose fewer, or buy boosts in the Boosts section.`;
}

function doubtedWords(count: number): string {
  const are = countOf(count, 'listing has', 'listings have');
  return `${are} something to look at first: publish ${count === 1 ? 'it' : 'them'} from ${count === 1 ? 'its' : 'their'} own menu.`;
}
