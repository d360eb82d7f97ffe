import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { dropForm, readForm, storeForm } from '../../db/repositories/forms/form-repository';
import type { KeptForms } from '../../db/repositories/forms/kept-forms';
import { createKeptForm, type FormState, type KeptForm } from '../../platform/typing/kept-form';
import { useFlushWhenLeft } from '../../platform/use-flush-when-left';
import { useDatabase } from '../context/database-context';

export type KeptFields<Fields> = FormState<Fields> &
  Pick<KeptForm<Fields>, 'change' | 'flush' | 'send' | 'startAgain'>;

/**
 * The fields of a form, kept in the person's database while they are typed and there again when the
 * form is opened next, also after the browser was killed. They begin as given, so that a prepared page
 * is taken over as it is. A command the form leads to clears them in its own transaction (`FromForm`).
 * Its call names what its key begins with, as in `useKeptForm<'report-'>(…)`.
 * @param never fields that are not kept, such as passwords
 */
export function useKeptForm<Name extends keyof KeptForms = never>(
  key: string,
  begun: NoInfer<KeptForms[Name]>,
  never: readonly (keyof KeptForms[Name])[] = [],
): KeptFields<KeptForms[Name]> {
  const database = useDatabase();
  const [first] = useState({ begun, never });
  const form = useMemo(
    () =>
      createKeptForm(first.begun, first.never, {
        read: () => readForm(key, database),
        store: (current) => storeForm(key, current, database),
        drop: () => dropForm(key, database),
      }),
    [key, database, first],
  );
  const focused = useRef<{ input: HTMLInputElement; value: string } | null>(null);
  useEffect(() => form.open(() => (focused.current = focusedInput())), [form]);
  useFlushWhenLeft(form.flush);
  const state = useSyncExternalStore(form.subscribe, form.state, form.state);
  // Who is about to type in a line that fills up under the cursor would add to what was kept; selected,
  // it is replaced, as in a line that is entered by Tab. A longer text is gone on with at its end.
  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = null;
    if (before !== null && before.input.value !== before.value) before.input.select();
  }, [state]);
  const { change, flush, send, startAgain } = form;
  return { ...state, change, flush, send, startAgain };
}

function focusedInput() {
  const input = document.activeElement;
  return input instanceof HTMLInputElement ? { input, value: input.value } : null;
}
