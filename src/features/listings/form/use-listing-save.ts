import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDatabase } from '../../../components/context/database-context';
import { showNotKept } from '../../../components/delivery/show-not-kept';
import { showToast } from '../../../components/delivery/toasts';
import type { PropertyContent } from '../../../contract/listing/listing-fields';
import type { ToldStatus } from '../../../contract/listing/property-options';
import { dropDraft } from '../../../db/repositories/my-properties/draft-repository';
import { readMyProperty } from '../../../db/repositories/my-properties/my-property-repository';
import { saveProperty } from '../../../db/repositories/my-properties/my-property-commands';
import { readPublishDoubts } from '../../../db/repositories/my-properties/publish-doubt-repository';
import {
  type PublishWarning,
  readPublishWarning,
} from '../../../db/repositories/my-properties/plan-warning-repository';
import type { PropertyEdit } from '../../../db/repositories/my-properties/property-edit';
import {
  contentFromForm,
  type ListingForm,
  withKnownTitle,
} from '../../../domain/property/form/listing-form';
import {
  listingFormErrors,
  REQUIRED_MESSAGE,
} from '../../../domain/property/form/listing-form-errors';
import { surplusPhotosWords } from '../../../domain/property/words/too-many-photos-words';
import { useLatest } from '../../../platform/use-latest';
import { geocoder } from '../../../geo/geocoders/geocoder-in-use';

type PublishQuestion = { content: PropertyContent; doubts: string[] };

/** What the form says apart from its fields. */
type Rest = Omit<PropertyEdit, 'content' | 'status'>;

/** Saves a listing's form, asks first where the plan has no room to publish it, and leaves the form. */
export function useListingSave(
  form: ListingForm,
  baseStatus: ToldStatus | null,
  rest: Rest,
  /** How many photos it has. */
  photos: number,
  showFirstError: () => void,
) {
  const database = useDatabase();
  const navigate = useNavigate();
  const [shownErrors, setShownErrors] = useState(false);
  const [failure, setFailure] = useState('');
  const [warning, setWarning] = useState<PublishWarning | null>(null);
  const [question, setQuestion] = useState<PublishQuestion | null>(null);
  /** What was said to be right, with the price that it was said of. */
  const answered = useRef('');
  const [leaving, setLeaving] = useState(false);
  const left = useRef(false);
  const leave = (isLeft: boolean) => {
    left.current = isLeft;
    setLeaving(isLeft);
  };
  const saving = useRef(false);

  const surplus = surplusPhotosWords(photos);
  const hasErrors = (typed: ListingForm) => Object.keys(listingFormErrors(typed)).length > 0;
  const latest = useLatest({ form, rest });
  const keep = async (found: ListingForm, status: ToldStatus | null, whenRoom = false) => {
    const edit = latest.current.rest;
    const content = withKnownTitle(contentFromForm(found), edit.base?.content);
    leave(true);
    // Whoever saves the form of a published home has read above it what its file left in doubt.
    const note = (await readMyProperty(edit.id, database))?.reviewNote ?? null;
    const seen =
      status === null && baseStatus === 'Active' && note !== null ? { reviewNote: null } : {};
    await saveProperty({ ...edit, ...seen, content, status, whenRoom }, database);
  };
  /** The form with its place; null where words came meanwhile, as a place may be long in being looked up. */
  const placed = async (typed: ListingForm): Promise<ListingForm | null> => {
    const found = await withPlace(typed);
    return latest.current.form === typed ? found : null;
  };
  const finish = async (found: ListingForm, status: ToldStatus, whenRoom = false) => {
    // Discarded while its place was looked up.
    if (left.current) return;
    await keep(found, status === baseStatus ? null : status, whenRoom);
    showToast('success', 'Saved on this device');
    void navigate('/dashboard');
  };
  const check = async (typed: ListingForm): Promise<void> => {
    if (hasErrors(typed)) {
      setShownErrors(true);
      setFailure(
        typed.address.trim() === '' || typed.price === ''
          ? REQUIRED_MESSAGE
          : 'Please look at the marked fields',
      );
      showFirstError();
      return;
    }
    // Photos beyond what a listing takes would be lost.
    if (surplus !== '') {
      setFailure(surplus);
      return;
    }
    const isPublishing = typed.status === 'Active' && baseStatus !== 'Active';
    const located = await placed(typed);
    // Other words by now: they are what is to be saved.
    if (located === null) return check(latest.current.form);
    const content = contentFromForm(located);
    const isAsked =
      isPublishing || (typed.status === 'Active' && content.price !== rest.base?.content.price);
    const doubts = isAsked ? await readPublishDoubts({ id: rest.id, content }, database) : [];
    const found = isPublishing
      ? await readPublishWarning([{ id: rest.id, content }], database)
      : null;
    if (latest.current.form !== typed) return check(latest.current.form);
    if (doubts.length > 0 && answered.current !== answerOf({ content, doubts })) {
      setQuestion({ content, doubts });
      return;
    }
    if (found === null) await finish(located, typed.status);
    else setWarning(found);
  };
  /** After the question of the plan: what was typed since is looked at anew. */
  const finishAs = async (status: ToldStatus, whenRoom = false): Promise<void> => {
    const found = await placed(form);
    if (found === null) return check(latest.current.form);
    await finish(found, status, whenRoom);
  };
  const once = (work: () => Promise<void>) => {
    if (saving.current) return;
    saving.current = true;
    work()
      .catch(() => {
        leave(false);
        setFailure(
          'This device could not keep the listing. Free some space and press Save Property again: nothing typed is lost.',
        );
      })
      .finally(() => {
        saving.current = false;
      });
  };
  return {
    /** Whether what is wrong with the fields is shown by now. */
    shownErrors,
    failure,
    /** Why the server would not publish it, and what it needs; null while nothing is asked. */
    warning,
    /** The form is being left: what it holds is no longer kept for the next visit. */
    leaving,
    /** The same from that very moment, before the screen is drawn again. */
    left,
    closeWarning: () => setWarning(null),
    /** What is to be looked at before it is published; null while nothing is asked. */
    question,
    closeQuestion: () => setQuestion(null),
    isRight: () => {
      answered.current = question === null ? '' : answerOf(question);
      setQuestion(null);
      once(() => check(latest.current.form));
    },
    save: () => once(() => check(latest.current.form)),
    saveAsDraft: () => {
      setWarning(null);
      once(() => finishAs('Draft'));
    },
    /** Saves it to be published once the plan has room. */
    saveToWait: () => {
      setWarning(null);
      once(() => finishAs('Active', true));
    },
    /** A new listing that could be saved follows the agent to other devices, as a draft. */
    back: async (keepsDraft: boolean) => {
      if (keepsDraft && !hasErrors(form) && surplus === '') {
        const found = await placed(form);
        // Words that came meanwhile are kept as they are: the form opens with them again.
        if (found !== null)
          await keep(found, 'Draft').then(
            () => showToast('success', 'Kept as a draft'),
            () => leave(false),
          );
      }
      void navigate('/dashboard');
    },
    cancel: async (next = '/dashboard') => {
      leave(true);
      try {
        await dropDraft(rest.id, database);
        void navigate(next);
      } catch {
        // The form stays open, and goes on keeping what is typed.
        leave(false);
        showNotKept();
      }
    },
  };
}

/** Sets the position from the address where none was chosen; without a match it stays open. */
async function withPlace(form: ListingForm): Promise<ListingForm> {
  if (form.lat !== '') return form;
  const place = await geocoder.resolve(form.address).catch(() => null);
  return place === null ? form : { ...form, lat: String(place.lat), lng: String(place.lng) };
}

/** What an answer is about: another price, or another doubt, is asked about anew. */
const answerOf = ({ content, doubts }: PublishQuestion) => [content.price, ...doubts].join('\n');
