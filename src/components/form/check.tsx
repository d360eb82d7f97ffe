import type { ReactNode } from 'react';
import stack from '../stack.module.css';

/** A box to tick, with the words beside it. */
export function Check({
  checked,
  onChange,
  className = stack.check,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Where it looks another way. */
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
