import { Link } from 'react-router-dom';
import { SelectField } from '../../components/form/field';
import { LocationInput } from '../../components/form/location-input';
import stack from '../../components/stack.module.css';
import {
  BUDGETS,
  type SeekerSignUp,
  type SignUpErrors,
  TIMELINES,
} from '../../domain/auth/seeker-sign-up';
import { POPULAR_SUGGESTIONS, suggestForInput } from '../../geo/geocoders/suggest-for-input';
import { PasswordFields } from './password-fields';
import { SignUpField } from './sign-up-field';
import styles from './buyer-signup-page.module.css';

type Change = <Key extends keyof SeekerSignUp>(key: Key, value: SeekerSignUp[Key]) => void;
type Props = { step: number; form: SeekerSignUp; errors: SignUpErrors; change: Change };

const choose = { value: '' as const, label: 'Please choose' };

/** The fields of one step. */
export function SignupStep({ step, ...props }: Props) {
  if (step === 1) return <WhoStep {...props} />;
  if (step === 2) return <PurposeStep {...props} />;
  return <DetailsStep {...props} />;
}

function WhoStep(props: Omit<Props, 'step'>) {
  return (
    <>
      <SignUpField
        {...props}
        prefix="signup"
        field="name"
        label="Name"
        autoComplete="name"
        maxLength={120}
      />
      <SignUpField
        {...props}
        prefix="signup"
        field="email"
        label="Email"
        type="email"
        autoComplete="email"
      />
    </>
  );
}

function PurposeStep({ form, errors, change }: Omit<Props, 'step'>) {
  return (
    <fieldset
      className={stack.tight}
      aria-describedby={errors.purpose ? 'purpose-error' : undefined}
    >
      <legend className="visually-hidden">What are you looking for?</legend>
      {(['rent', 'buy'] as const).map((purpose) => (
        <label key={purpose} className={styles.choice}>
          <input
            id={purpose === 'rent' ? 'signup-purpose' : undefined}
            type="radio"
            name="purpose"
            checked={form.purpose === purpose}
            onChange={() => change('purpose', purpose)}
          />
          {purpose === 'rent' ? 'I want to rent' : 'I want to buy'}
        </label>
      ))}
      {errors.purpose && (
        <p id="purpose-error" className={styles.error}>
          {errors.purpose}
        </p>
      )}
    </fieldset>
  );
}

function DetailsStep({ form, errors, change }: Omit<Props, 'step'>) {
  const purpose = form.purpose === 'buy' ? 'buy' : 'rent';
  return (
    <>
      <SelectField
        id="signup-budget"
        label="Budget"
        required
        options={[choose, ...BUDGETS[purpose]]}
        error={errors.budget}
        value={form.budget}
        onChoose={(choice) => change('budget', choice)}
      />
      <LocationInput
        id="signup-preferredLocation"
        label="Preferred location"
        required
        value={form.preferredLocation}
        error={errors.preferredLocation}
        popular={POPULAR_SUGGESTIONS}
        suggest={suggestForInput}
        onChange={(text) => change('preferredLocation', text)}
      />
      <SelectField
        id="signup-moveInTimeline"
        label="Move-in timeline"
        required
        options={[choose, ...TIMELINES]}
        error={errors.moveInTimeline}
        value={form.moveInTimeline}
        onChoose={(choice) => change('moveInTimeline', choice)}
      />
      <PasswordFields prefix="signup" form={form} errors={errors} change={change} />
      <p className={`${stack.small} ${stack.soft}`}>
        By completing the sign-up you accept the <Link to="/terms">Terms</Link> and the{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>. You must be 18 or older.
      </p>
    </>
  );
}
