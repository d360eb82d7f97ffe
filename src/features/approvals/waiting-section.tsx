import type { ReactNode } from 'react';
import type { useRefresh } from '../../components/delivery/use-refresh';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';

/** What waits for an approver beside the applications, or why nothing of it is here. */
export function WaitingSection({
  id,
  title,
  opening,
  none,
  asked: { busy, failure },
  waiting,
  children,
}: {
  id: string;
  title: string;
  /** What is said until the server has answered. */
  opening: string;
  /** What is said where nothing waits. */
  none: string;
  asked: ReturnType<typeof useRefresh>;
  /** How many wait. */
  waiting: number;
  children: ReactNode;
}) {
  return (
    <section className={stack.stack} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {!busy && failure && <Notice tone="warn">{failure.message}</Notice>}
      {busy && waiting === 0 && <p role="status">{opening}</p>}
      {!busy && !failure && waiting === 0 && <p>{none}</p>}
      {children}
    </section>
  );
}
