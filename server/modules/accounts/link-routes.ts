import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsync } from 'fastify';
import { PAGES } from '../../../src/contract/pages';
import type { Queryable } from '../../db/database';
import { acceptButtons } from '../../plugins/pages/accept-buttons';
import { letterPage } from '../../plugins/pages/letter-page';
import { type Erased, eraseAccount } from '../privacy/erase-account';
import { releaseErased } from '../privacy/release-erased';
import { noteChange } from '../second-factor/note-change';
import { removeRecentFactors } from '../second-factor/second-factors';
import { askAccountMail, RESET_MINUTES } from '../auth/account-mails';
import { endLinks, issueOneTimeToken, spendOneTimeToken } from '../auth/one-time-tokens';
import {
  changePassword,
  confirmEmail,
  findByEmail,
  findById,
  restoreEmail,
} from '../auth/repository';
import { closeByFingerprint, endAllSessions } from '../auth/sessions';
import { settleSignUp } from '../auth/sign-ups';
import { serve } from '../../plugins/serve';

/** Ways in that are younger go with an undo: its link lives 7 days, and a thief adds them before or after. */
const FACTOR_DAYS = 14;
const NEW_PASSWORD = { label: 'Choose a new password', path: '/forgot-password' };

/** What is asked where a link leads, and what the button says that does it. */
const QUESTIONS = [
  {
    call: 'GET /auth/verify',
    words: 'Is this e-mail address yours? Confirm it, and you can log in.',
    label: 'Confirm my e-mail',
  },
  {
    call: 'GET /auth/end-session',
    words: 'End the session that was opened on a device your account did not know?',
    label: 'End that session',
  },
  {
    call: 'GET /auth/remove-sign-up',
    words:
      'Remove what was signed up with your address and never confirmed? Your address is free then.',
    label: 'Remove it',
  },
  {
    call: 'GET /auth/undo-email',
    words:
      'Keep this e-mail address for your account? Every session and the password end, and we send you a link to choose a new one.',
    label: 'Keep this address',
  },
] as const;

/**
 * What the links of an account's mails open. Mail programs open links by themselves, so that opening
 * shows a page and only its button changes anything.
 */
export const linkRoutes: FastifyPluginAsync = async (app) => {
  const { database, blobs, settings } = app;
  acceptButtons(app);
  const release = async (erased: Erased | undefined) => {
    if (erased !== undefined)
      await releaseErased({ database, blobs, dataDir: settings.dataDir, log: app.log }, erased);
  };

  for (const { call, words, label } of QUESTIONS)
    serve(app, call, async (request, reply) =>
      show(reply, { words, button: { label, action: request.url } }),
    );

  serve(app, 'POST /auth/verify', async (request, reply) => {
    const { page, erased } = await database.transaction((tx) => confirm(tx, request.query.token));
    await release(erased);
    return reply.redirect(page, 303);
  });

  serve(app, 'POST /auth/end-session', async (request, reply) => {
    await closeByFingerprint(database, request.query.fingerprint);
    return show(reply, {
      words: 'That session is ended. Whoever opened it knew your password: choose a new one now.',
      link: NEW_PASSWORD,
    });
  });

  serve(app, 'POST /auth/remove-sign-up', async (request, reply) => {
    const { words, erased } = await database.transaction((tx) =>
      removeSignUp(tx, request.query.token),
    );
    await release(erased);
    return show(reply, words);
  });

  serve(app, 'POST /auth/undo-email', async (request, reply) => {
    const { words, erased } = await database.transaction((tx) => takeBack(tx, request.query.token));
    app.mailWorker.wake();
    await release(erased);
    return show(reply, words);
  });
};

type Removal = { words: Parameters<typeof letterPage>[0]; erased?: Erased | undefined };

/**
 * Gives an account the address back that its link was sent to, takes young second factors from it, and
 * answers what is said of it. Who signed up with that address meanwhile and never confirmed it gives way to
 * who reads its mailbox.
 */
async function takeBack(tx: Queryable, token: string): Promise<Removal> {
  const spent = await spendOneTimeToken(tx, token, 'email-undo');
  if (spent?.email == null)
    return {
      words: {
        words: 'This link was used already, or its 7 days are over.',
        link: NEW_PASSWORD,
      },
    };
  const { userId, email } = spent;
  const erased = await freeAddress(tx, email, userId);
  if (!(await restoreEmail(tx, userId, email)))
    return { words: { words: `Another account has ${email} by now.`, link: NEW_PASSWORD } };
  await endAllSessions(tx, userId);
  await endLinks(tx, userId);
  // Whoever asked for the change knew the password, and may have set another or added a way in of their own.
  await changePassword(tx, userId, null);
  const isRid = await removeRecentFactors(tx, userId, FACTOR_DAYS);
  const account = isRid ? await findById(tx, userId) : undefined;
  if (account !== undefined) await noteChange(tx, account, 'second-factors.undo');
  await askAccountMail(tx, email, 'reset', { isOwed: true });
  return {
    words: {
      words: `Your account keeps ${email}. Every session is ended, and the password with it.${isRid ? ` The codes and passkeys that were added in the last ${FACTOR_DAYS} days are removed.` : ''} A link to choose a new password is on its way to you.`,
    },
    erased,
  };
}

/** Erases what somebody signed up with an address and never confirmed, for another who reads its mailbox. */
async function freeAddress(tx: Queryable, email: string, reader: string) {
  const holder = await findByEmail(tx, email);
  if (holder === undefined || holder.id === reader || holder.verified_at !== null) return undefined;
  return eraseAccount(tx, holder.id, {
    isRead: false,
    // Another link may be confirming it at this moment.
    stillHolds: async () => (await findById(tx, holder.id))?.verified_at === null,
  });
}

/** Removes the account of an address that nobody has confirmed, for whoever reads its mailbox. */
async function removeSignUp(tx: Queryable, token: string): Promise<Removal> {
  const spent = await spendOneTimeToken(tx, token, 'verify');
  const account = spent && (await findById(tx, spent.userId));
  if (account === undefined)
    return { words: { words: 'This link was used already, or its 24 hours are over.' } };
  if (account.verified_at !== null)
    return {
      words: {
        words: 'This account was confirmed meanwhile, so nothing was removed.',
        link: NEW_PASSWORD,
      },
    };
  return {
    words: {
      words: `It is removed, and ${account.email} is free.`,
      link: {
        label: 'Sign up',
        path: (account.user_type === 'seeker' ? PAGES.seekerSignUp : PAGES.agentSignUp).path,
      },
    },
    erased: await eraseAccount(tx, account.id, { isRead: false }),
  };
}

type Confirmed = { page: string; erased?: Erased | undefined };

/**
 * Confirms the address a link was sent to, and answers the page to go on with. Who signed up with it and
 * never confirmed it gives way to who reads its mailbox.
 */
async function confirm(tx: Queryable, token: string): Promise<Confirmed> {
  const spent = await spendOneTimeToken(tx, token, 'verify');
  if (spent?.email == null) return { page: '/login?verified=false' };
  const { userId, email, signUpId } = spent;
  const before = await findById(tx, userId);
  const isWaiting = before?.pending_email?.toLowerCase() === email.toLowerCase();
  const erased = isWaiting ? await freeAddress(tx, email, userId) : undefined;
  if (!(await confirmEmail(tx, userId, email))) return { page: '/login?verified=false', erased };
  await endLinks(tx, userId);
  const isFirst = before?.verified_at === null;
  if (!isFirst || (await settleSignUp(tx, userId, signUpId)))
    return { page: '/login?verified=true', erased };
  // Whoever reads the mailbox chooses the password: nobody else's counts.
  const chooses = await issueOneTimeToken(tx, userId, 'reset', RESET_MINUTES);
  return { page: `/reset-password?token=${chooses}`, erased };
}

function show(reply: FastifyReply, page: Parameters<typeof letterPage>[0]) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(letterPage(page));
}
