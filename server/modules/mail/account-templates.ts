import { BRAND } from '../../../src/domain/brand';
import { compose } from './compose';
import type { Recipient } from './greeting';
import { line } from './line';
import type { Mail } from './repository';
import { subject } from './subject';

/**
 * The welcome mail with its verification link (SIGN-6); the link lives 24 hours. Where several have
 * signed up with the address, whoever opens it chooses the password.
 */
export function welcomeMail(to: Recipient, url: string, isOneOfMany = false): Mail {
  return compose(to, {
    subject: subject`Welcome to ${BRAND}!`,
    lines: [
      line`Your account is ready. Please confirm this e-mail address before you log in. The link expires in 24 hours.`,
      ...(isOneOfMany
        ? [
            line`Somebody signed up with this address more than once. The link asks you for a new password; those that were chosen before count no more.`,
          ]
        : []),
    ],
    link: { label: 'Confirm my e-mail', url },
  });
}

/** A new verification link, for an account or for its new address; it lives 24 hours. */
export function verifyMail(to: Recipient, url: string): Mail {
  return compose(to, {
    subject: subject`Confirm your e-mail for ${BRAND}`,
    lines: [line`Please confirm that this e-mail address is yours. The link expires in 24 hours.`],
    link: { label: 'Confirm my e-mail', url },
  });
}

/** Sent instead of the welcome when somebody signs up with an address that has an account. */
export function alreadyRegisteredMail(to: Recipient, url: string): Mail {
  return compose(to, {
    subject: subject`You already have a ${BRAND} account`,
    lines: [
      line`Somebody tried to open a new account with this e-mail address. If it was you, log in or choose a new password. If not, there is nothing to do.`,
    ],
    link: { label: 'Log in', url },
  });
}

/**
 * Sent where somebody signs up, or applies, with an address under which the other waits that nobody has
 * confirmed; the link removes what waits.
 */
export function otherSignUpMail(to: Recipient, removeUrl: string): Mail {
  return compose(to, {
    subject: subject`Two sign-ups on ${BRAND} with your address`,
    lines: [
      line`Somebody signed up with this e-mail address, and another sign-up with it, as an agent or as a seeker, came first and was never confirmed. If the first one is yours, choose a password with ‘Forgot password’ on the login page: that confirms it. If not, remove it within 24 hours, and sign up again.`,
    ],
    link: { label: 'Remove the first one', url: removeUrl },
  });
}

/** The password reset mail; its link lives 30 minutes. */
export function resetMail(to: Recipient, url: string): Mail {
  return compose(to, {
    subject: subject`Choose a new ${BRAND} password`,
    lines: [
      line`Use this link within 30 minutes to choose a new password. If you did not ask for it, leave it: your password stays as it is.`,
    ],
    link: { label: 'Choose a new password', url },
  });
}

/** Tells the old address that the account asked for a new one; the link takes it back for 7 days. */
export function emailChangeMail(to: Recipient, newEmail: string, undoUrl: string): Mail {
  return compose(to, {
    subject: subject`Your ${BRAND} e-mail is about to change`,
    lines: [
      line`Your account asked to use ${newEmail} from now on. It changes once that address is confirmed. If this was not you, take it back within 7 days: that ends every session, and you choose a new password.`,
    ],
    link: { label: 'This was not me', url: undoUrl },
  });
}

/** Tells of a log-in from a device the account did not know; the link ends that session. */
export function newLoginMail(to: Recipient, device: string, endUrl: string): Mail {
  return compose(to, {
    subject: subject`New log-in to your ${BRAND} account`,
    lines: [
      line`Somebody logged in to your account on a device it did not know: ${device}. If it was you, there is nothing to do. If not, end that session and choose a new password.`,
    ],
    link: { label: 'End that session', url: endUrl },
  });
}

/** Tells the owner of an account what happened to its second factors. */
export function secondFactorMail(to: Recipient, change: string): Mail {
  return compose(to, {
    subject: subject`How your ${BRAND} account is opened has changed`,
    lines: [
      line`${change}`,
      line`If it was you, there is nothing to do. If not, choose a new password at once, which logs the other devices out, and look at the codes and passkeys in your settings.`,
    ],
  });
}

/** Answers an applicant who asks how their application stands. */
export function applicationReminderMail(to: Recipient): Mail {
  return compose(to, {
    subject: subject`Your ${BRAND} application is being reviewed`,
    lines: [
      line`Your application waits for approval. This takes up to 4 days; we write to you as soon as it is decided.`,
    ],
  });
}

/** Says goodbye, after an account and all that belonged to it is gone. */
export function accountErasedMail(to: Recipient): Mail {
  return compose(to, {
    subject: subject`Your ${BRAND} account is deleted`,
    lines: [
      line`As you asked, your account is deleted, with its listings, photos, messages and papers. This is the last mail we send you.`,
    ],
  });
}
