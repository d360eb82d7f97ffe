import { BRAND } from '../../../src/domain/brand';
import { compose } from './compose';
import type { Recipient } from './greeting';
import { line } from './line';
import type { Mail } from './repository';
import { subject } from './subject';

type Applicant = Recipient & { company_name: string | null };

/** To the applicant: the application has arrived; the link removes it, until its address is confirmed. */
export function applicationReceivedMail(to: Applicant, removeUrl?: string): Mail {
  return compose(to, {
    subject: subject`${BRAND} has received your application`,
    lines: [
      line`Your application has arrived and is being reviewed. This takes up to 4 days. You can log in once it is approved; we write to you then.`,
      ...(removeUrl === undefined
        ? []
        : [
            line`If you did not apply, remove the application within 24 hours, and your address is free again.`,
          ]),
    ],
    ...(removeUrl === undefined ? {} : { link: { label: 'This was not me', url: removeUrl } }),
  });
}

/** To the provider: somebody applied. */
export function newApplicationMail(support: string, applicant: Applicant, url: string): Mail {
  return compose(support, {
    subject: subject`An agent applied on ${BRAND}`,
    lines: [
      line`${applicant.name} applied for ${applicant.company_name ?? applicant.name} with ${applicant.email}.`,
      line`Please look at the papers and decide.`,
    ],
    link: { label: 'Open the applications', url },
  });
}

/** To the applicant: approved, their address known to be theirs. */
export function applicationApprovedMail(to: Recipient, url: string): Mail {
  return compose(to, {
    subject: subject`Your ${BRAND} application is approved`,
    lines: [
      line`Welcome. Your account is approved, and you can log in and publish your first listing.`,
    ],
    link: { label: 'Log in', url },
  });
}

/** To the applicant: approved; the link confirms the address and leads to the login. */
export function confirmAndLogInMail(to: Recipient, url: string): Mail {
  return compose(to, {
    subject: subject`Your ${BRAND} application is approved`,
    lines: [
      line`Welcome. Your account is approved. Confirm this e-mail address within 24 hours, and you can log in and publish your first listing. After that, choose a new password instead: that confirms it too.`,
    ],
    link: { label: 'Confirm my e-mail and log in', url },
  });
}

/** To the applicant: approved, without a password yet; the link to choose one lives 24 hours. */
export function choosePasswordMail(to: Recipient, url: string): Mail {
  return compose(to, {
    subject: subject`Your ${BRAND} application is approved`,
    lines: [
      line`Welcome. Your account is approved. Choose a password within 24 hours, and log in with it. Later, ask for a new link with ‘Forgot password’ on the login page.`,
    ],
    link: { label: 'Choose a password', url },
  });
}

/** To the applicant: refused, and why. */
export function applicationRejectedMail(to: Recipient, reason: string, url: string): Mail {
  return compose(to, {
    subject: subject`Your ${BRAND} application was not accepted`,
    lines: [
      line`We could not accept your application, for this reason. Put it right, and apply again.`,
    ],
    quote: reason,
    link: { label: 'Apply again', url },
  });
}

/** To an agent: the company name they asked for counts. */
export function nameGivenMail(to: Recipient, name: string): Mail {
  return compose(to, {
    subject: subject`Your company name on ${BRAND} is changed`,
    lines: [line`People now see this company name of yours: ${name}`],
  });
}

/** To an agent: the company name they asked for was refused, and why. */
export function nameRefusedMail(to: Recipient, name: string, reason: string): Mail {
  return compose(to, {
    subject: subject`Your company name on ${BRAND} stays as it is`,
    lines: [
      line`You asked for this company name: ${name}`,
      line`We could not accept it, for this reason. You can ask for another in the settings of your account.`,
    ],
    quote: reason,
  });
}

/** To the owner: what was decided of a listing that was looked at. */
export function propertyReviewedMail(
  to: Recipient,
  review: { title: string; approved: boolean; reason: string; url: string },
): Mail {
  return compose(to, {
    subject: review.approved
      ? subject`Your listing on ${BRAND} is approved`
      : subject`Your listing on ${BRAND} needs a change`,
    lines: [
      review.approved
        ? line`Your listing was looked at and is fine as it is: ${review.title}`
        : line`Your listing was looked at and needs a change: ${review.title}`,
    ],
    quote: review.reason,
    link: { label: 'Open the listing', url: review.url },
  });
}
