import { answerTimeWords } from '../../domain/agents/answer-time-words';
import { memberSinceLine } from '../../domain/format/member-since-line';
import { countOf } from '../../domain/format/count-of';
import styles from './agent-standing.module.css';
import { Badge } from '../badge';
import stack from '../stack.module.css';

/** What speaks for an agent: approved, since when they are here and how soon they answer, as far as it is known. */
export function AgentStanding({
  verified,
  person,
  since,
  answerMinutes,
  feeReports = 0,
}: {
  verified: boolean;
  /** Who it is, where they go by another name. */
  person?: string | undefined;
  since?: string | undefined;
  answerMinutes?: number | null | undefined;
  feeReports?: number | undefined;
}) {
  return (
    <>
      {verified && (
        <Badge tone="good" icon="shield">
          Verified Agent
        </Badge>
      )}
      {since !== undefined && (
        <p className={`${stack.soft} ${stack.small}`}>
          {person !== undefined && `${person} · `}
          {memberSinceLine({ memberSince: since })}
        </p>
      )}
      {answerMinutes != null && (
        <p className={stack.small}>Usually answers {answerTimeWords(answerMinutes)}</p>
      )}
      {feeReports > 0 && (
        <p className={`${styles.warning} ${stack.small}`}>
          {countOf(feeReports, 'person', 'people')} say they were asked for a fee to see a home that
          its listing did not tell of
        </p>
      )}
    </>
  );
}
