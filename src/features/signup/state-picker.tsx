import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import stack from '../../components/stack.module.css';
import { STATES } from '../../domain/places/states';
import styles from './business-signup.module.css';

/** The states a company works in: any of the 37, all, or none (BIZ-2). */
export function StatePicker({
  chosen,
  error,
  onChange,
}: {
  chosen: string[];
  error: string | undefined;
  onChange: (states: string[]) => void;
}) {
  return (
    <fieldset
      className={stack.tight}
      aria-describedby={error ? 'business-marketingState-error' : undefined}
    >
      <legend className={styles.legend}>
        States you market in<span aria-hidden="true"> *</span>
      </legend>
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
    </fieldset>
  );
}
