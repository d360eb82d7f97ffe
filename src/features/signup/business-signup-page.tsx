import { useState } from 'react';
import { ButtonLink } from '../../components/button';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { CONTACT_EMAIL } from '../../domain/brand';
import { formatNaira } from '../../domain/format/format-naira';
import { readPlanChoice } from '../../platform/plan-choice';

/** Where agents and owners register. The form itself is not part of this version, and the page says so. */
export default function BusinessSignupPage() {
  const [choice] = useState(readPlanChoice);
  const wish = choice ? `${choice.plan.name} plan, ${choice.period}` : '';
  const subject = encodeURIComponent(wish ? `Agent registration: ${wish}` : 'Agent registration');
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <h1>Sign up as agent or owner</h1>
      {choice && (
        <p>
          Your choice: <strong>{choice.plan.name}</strong>,{' '}
          {formatNaira(choice.plan.price[choice.period])}{' '}
          {choice.period === 'monthly' ? 'per month' : 'per year'}.
        </p>
      )}
      <Notice>Online registration for agents and owners is not open in this version.</Notice>
      <p>
        Write to <a href={`mailto:${CONTACT_EMAIL}?subject=${subject}`}>{CONTACT_EMAIL}</a> with
        your company name, CAC registration number, office address and phone number. We answer
        within 4 days, and you log in here once your account is approved.
      </p>
      <div className={stack.row}>
        <ButtonLink to="/pricing">See the plans</ButtonLink>
        <ButtonLink to="/login">Log In</ButtonLink>
      </div>
    </div>
  );
}
