import { Icon } from '../../components/icon';
import { BUSINESS_STEPS } from '../../domain/signup/business-sign-up';
import styles from './business-signup.module.css';

/** Which of the five steps this is, and which are behind (BIZ-1). */
export function StepIndicator({ step }: { step: number }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {BUSINESS_STEPS.map((name, index) => (
        <li
          key={name}
          className={styles.step}
          data-done={index < step}
          aria-current={index === step ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {index < step ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className={styles.name}>{name}</span>
          {index < step && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
