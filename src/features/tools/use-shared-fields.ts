import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldsFromAddress, toolParams } from '../../domain/tools/tool-address';

/**
 * A tool's fields in its address, so that a result can be shared. What an address brings is handed
 * over once, after the prepared page was taken over, to be shown as if it had been typed.
 * @returns a function that writes fields into the address, in place of the entry on show
 */
export function useSharedFields<Field extends string>(
  fields: readonly Field[],
  onBrought: (brought: Partial<Record<Field, string>>) => void,
): (values: Record<string, string>) => void {
  const [params, setParams] = useSearchParams();
  const first = useRef({ params, onBrought });
  useLayoutEffect(() => {
    const brought = fieldsFromAddress(first.current.params, fields);
    if (brought !== null) first.current.onBrought(brought);
    // Once: what is typed afterwards is not undone by the address it came with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (values) => setParams(toolParams(values), { replace: true });
}
