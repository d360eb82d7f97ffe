import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import stack from '../../components/stack.module.css';
import type { PlanId } from '../../contract/plan/plan-options';
import { STATES } from '../../domain/places/states';
import { stateLimit } from '../../domain/plans/state-limit';
import styles from './business-signup.module.css';

/** The states a company works in: any of the 37, all, or none (BIZ-2). */
export function StatePicker({
  chosen,
  plan,
  error,
  onChange,
}: {
  chosen: string[];
  /** The plan chosen before; '' is none yet. */
  plan: PlanId | '';
  error: string | undefined;
  onChange: (states: string[]) => void;
}) {
  const limit = plan === '' ? null : stateLimit(plan, chosen.length);
  return (
    <fieldset
      className={stack.tight}
      aria-describedby={error ? 'business-marketingState-error' : undefined}
    >
      <legend className={styles.legend}>
        States you market in<span aria-hidden="true"> *</span>
      </legend>
      {limit && <p className={stack.soft}>{limit.rule}</p>}
      <div className={stack.row}>
        <Button onClick={() => onChange([...STATES])}>Select All</Button>
        <Button onClick={() => onChange([])}>Clear All</Button>
        <span className={`${stack.small} ${stack.soft}`} role="status">
          {chosen.length} of {STATES.length} chosen
        </span>
      </div>
      {error && (
        <p id="business-marketingState-error" className={styles.error}>
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
      <div className={styles.states}>
        {STATES.map((state, index) => (
          <label key={state} className={styles.state}>
            <input
              id={index === 0 ? 'business-marketingState' : undefined}
              type="checkbox"
              checked={chosen.includes(state)}
              onChange={(event) =>
                onChange(
                  STATES.filter((other) =>
                    other === state ? event.target.checked : chosen.includes(other),
                  ),
                )
              }
            />
            {state}
          </label>
        ))}
      </div>
      {/* Below them, in sight: no state moves from under a finger. */}
      <div role="status" className={styles.overLimit} hidden={!limit?.over}>
        <Icon name="alert" size={18} />
        <p>{limit?.over}</p>
      </div>
    </fieldset>
  );
}
