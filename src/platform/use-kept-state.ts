import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepForm, readKeptForm } from './kept-form';

/**
 * State of a form that outlives a reload of its tab. It begins as given, so that a prepared page is
 * taken over as it is, and shows what was kept before anything is drawn.
 * @param kept what of the value is kept; leave passwords out here
 * @returns the value, its setter, and a function that forgets what was kept
 */
export function useKeptState<Value>(
  key: string,
  initial: Value,
  kept: (value: Value) => unknown = (value) => value,
): [Value, Dispatch<SetStateAction<Value>>, () => void] {
  const [value, setValue] = useState(initial);
  const begun = useRef(false);
  const pick = useRef(kept);
  pick.current = kept;
  useLayoutEffect(() => {
    const stored = readKeptForm(key);
    if (stored === undefined) return;
    setValue((first) =>
      typeof first === 'object' && first !== null && !Array.isArray(first)
        ? { ...first, ...(stored as Partial<Value>) }
        : (stored as Value),
    );
  }, [key]);
  useEffect(() => {
    // The first run is the value the page began with: nobody has typed it.
    if (begun.current) keepForm(key, pick.current(value));
    begun.current = true;
  }, [key, value]);
  return [value, setValue, () => keepForm(key, undefined)];
}
