import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon';
import stack from '../../components/stack.module.css';
import { listingLimit } from '../../domain/plans/listing-limit';
import { PasswordFields } from './password-fields';
import { SignUpField } from './sign-up-field';
import styles from './business-signup.module.css';
import type { StepProps } from './step-props';

/** The last questions and the password. Completing means accepting the terms. */
export function FinalStep(props: StepProps) {
  const { form, errors, change } = props;
  return (
    <>
      <YesNo
        id="business-isRegisteredAgency"
        question="Are you a registered agency?"
        value={form.isRegisteredAgency}
        error={errors.isRegisteredAgency}
        onChange={(value) => change('isRegisteredAgency', value)}
      />
      <YesNo
        id="business-representsOwners"
        question="Do you represent property owners?"
        value={form.representsOwners}
        error={errors.representsOwners}
        onChange={(value) => change('representsOwners', value)}
      />
      <SignUpField
        {...props}
        prefix="business"
        field="propertiesCount"
        label="How many properties do you manage?"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        note={
          form.selectedPlan === ''
            ? undefined
            : listingLimit(form.selectedPlan, Number(form.propertiesCount))
        }
      />
      <div className={stack.grid2}>
        <PasswordFields prefix="business" {...props} />
      </div>
      <p className={`${stack.small} ${stack.soft}`}>
        By completing the registration you accept the <Link to="/terms">Terms</Link> and the{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    </>
  );
}

function YesNo({
  id,
  question,
  value,
  error,
  onChange,
}: {
  id: string;
  question: string;
  value: '' | 'yes' | 'no';
  error: string | undefined;
  onChange: (value: 'yes' | 'no') => void;
}) {
  return (
    <fieldset className={stack.tight} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {question}
        <span aria-hidden="true"> *</span>
      </legend>
      <div className={stack.row}>
        {(['yes', 'no'] as const).map((answer) => (
          <label key={answer} className={styles.option}>
            <input
              id={answer === 'yes' ? id : undefined}
              type="radio"
              name={id}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            {answer === 'yes' ? 'Yes' : 'No'}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
    </fieldset>
  );
}
