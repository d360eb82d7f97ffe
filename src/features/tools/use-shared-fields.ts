import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { KeptFields } from '../../components/form/use-kept-form';
import { fieldsFromAddress, toolParams } from '../../domain/tools/tool-address';

/**
 * A tool's fields in its address, so that a result can be shared. They stand behind its '#', which no browser sends
 * anywhere: nothing that is typed leaves the device. What an address brings is handed over once, after the
 * prepared page was taken over, to be shown as if it had been typed.
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
  const first = useRef({ hash, onBrought });
  useLayoutEffect(() => {
    const brought = fieldsFromAddress(new URLSearchParams(first.current.hash.slice(1)), fields);
    if (brought !== null) first.current.onBrought(brought);
    // Once: what is typed afterwards is not undone by the address it came with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const write = (next: string) => {
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
