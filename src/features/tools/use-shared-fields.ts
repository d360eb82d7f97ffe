import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatest } from '../../platform/use-latest';
import type { KeptFields } from '../../components/form/use-kept-form';
import { fieldsFromAddress, toolParams } from '../../domain/tools/tool-address';

/**
 * A tool's fields in its address, so that a result can be shared. They stand behind its '#', which no browser sends
 * anywhere: nothing that is typed leaves the device. What an address brings is handed over, after the prepared page was
 * taken over, to be shown as if it had been typed; so is a link that is opened while the tool is.
 * @returns what writes fields into the address, in place of the entry on show, and the form: whoever types on in it, or
 * begins again, does not find the older fields when they come back
 */
export function useSharedFields<Fields, Field extends string>(
  kept: KeptFields<Fields>,
  fields: readonly Field[],
  onBrought: (brought: Partial<Record<Field, string>>) => void,
): { share: (values: Record<string, string>) => void; form: KeptFields<Fields> } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const brought = useLatest(onBrought);
  const read = useRef('');
  useLayoutEffect(() => {
    const found = hash.slice(1);
    // What this page wrote itself is in the form already.
    if (found === read.current) return;
    read.current = found;
    const values = fieldsFromAddress(new URLSearchParams(found), fields);
    if (values !== null) brought.current(values);
  }, [hash, fields, brought]);
  const write = (next: string) => {
    read.current = next;
    if (next !== hash.slice(1)) void navigate({ search, hash: next }, { replace: true });
  };
  return {
    share: (values) => write(toolParams(values).toString()),
    form: {
      ...kept,
      change: (next) => {
        write('');
        kept.change(next);
      },
      startAgain: () => {
        write('');
        kept.startAgain();
      },
    },
  };
}
