import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import { showNotKept } from '../../components/delivery/show-not-kept';
import { showToast } from '../../components/delivery/toasts';
import { answerContact } from '../../db/repositories/contacts/answer-contact';
import { answerInspection } from '../../db/repositories/inspections/inspection-commands';
import { answerAvailable } from '../../db/repositories/messages/answer-available';
import { readMyProperty } from '../../db/repositories/my-properties/my-property-repository';
import {
  readMessageWarning,
  readPublishWarning,
} from '../../db/repositories/my-properties/plan-warning-repository';
import { answerListings } from '../../db/repositories/today/answer-listings';
import { noteLimitSeen } from '../../db/repositories/today/today-repository';
import { countOf } from '../../domain/format/count-of';
import { PLAN_ADDRESS } from '../../domain/navigation/plan-address';
import type { TodayTap } from '../../domain/today/today-things';

/** For so long a tap at the same place is the second half of a double one. */
const DOUBLE_TAP_MS = 600;

/**
 * Does what a row of Today offers: a write of this device, which goes out by itself, or a way on.
 * @returns whether a tap is taken: the second half of a double one is not
 */
export function useTodayTap(onTalk: (key: string) => void): (tap: TodayTap) => boolean {
  const database = useDatabase();
  const navigate = useNavigate();
  const lastAnswer = useRef(0);
  /** What the plan does not allow is said, and the plan shown. */
  const goToPlan = (refusal: string): null => {
    showToast('error', refusal);
    void navigate(PLAN_ADDRESS);
    return null;
  };
  const publish = async (ids: string[]): Promise<string | null> => {
    const found = await Promise.all(ids.map((id) => readMyProperty(id, database)));
    const listings = found.filter((listing) => listing !== undefined);
    const warning = await readPublishWarning(listings, database);
    if (warning?.room === 0) return goToPlan(`Not published: ${warning.text}`);
    await answerListings('publish', ids, database);
    const saved = `Saved on this device: ${countOf(ids.length, 'listing')}`;
    const waiting = warning === null ? 0 : ids.length - warning.room;
    return waiting === 0
      ? saved
      : `${saved}. ${countOf(waiting, 'waits', 'wait')} for room in your plan.`;
  };
  /** @returns what is said once it is done; null where nothing is */
  const act = async (tap: TodayTap): Promise<string | null> => {
    switch (tap.does) {
      case 'talk':
        onTalk(tap.key);
        return null;
      case 'go':
        void navigate(tap.to);
        if (tap.seen !== undefined) await noteLimitSeen(tap.seen, database);
        return null;
      case 'say-available': {
        const warning = await readMessageWarning(database);
        if (warning !== null) return goToPlan(`Not answered: ${warning}`);
        // Taken down a moment ago, it is not said any more: the row offers a reply then.
        return (await answerAvailable(tap.answer, database)) === null
          ? null
          : `Answered on this device: ${tap.answer.recipient.name}`;
      }
      case 'answer-visitor':
        await answerContact(tap, true, database);
        // Who did not pick up still waits.
        showToast('success', `${tap.name} is marked as answered.`, {
          label: 'Undo',
          run: () => void answerContact(tap, false, database).catch(showNotKept),
        });
        return null;
      case 'confirm-visit':
        await answerInspection(tap, 'Confirmed', database);
        return 'Confirmed on this device';
      case 'confirm-listings':
        await answerListings('confirm', tap.ids, database);
        return 'Confirmed on this device';
      case 'publish-listings':
        return publish(tap.ids);
    }
  };
  return (tap) => {
    // The row that was answered goes, and another's button comes up under the finger.
    if (Math.abs(Date.now() - lastAnswer.current) < DOUBLE_TAP_MS) return false;
    const noteAnswer = () => {
      lastAnswer.current = Date.now();
    };
    noteAnswer();
    void act(tap)
      .then((done) => done !== null && showToast('success', done), showNotKept)
      .finally(noteAnswer);
    return true;
  };
}
