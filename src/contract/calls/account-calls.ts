import * as account from '../people/account';
import * as privacy from '../people/privacy';
import * as profile from '../people/profile';
import * as factor from '../people/second-factor';
import type { CallTable } from './call';

/** Calls about one's own account: signing up, logging in, what is kept of a person. */
export const ACCOUNT_CALLS = {
  'POST /register': {
    body: account.registerSchema,
    statuses: [202],
    answer: account.messageAnswerSchema,
  },
  'GET /auth/verify': { query: account.verifyQuerySchema },
  'POST /auth/verify': { query: account.verifyQuerySchema },
  'GET /auth/end-session': { query: account.endSessionQuerySchema },
  'POST /auth/end-session': { query: account.endSessionQuerySchema },
  'GET /auth/remove-sign-up': { query: account.linkQuerySchema },
  'POST /auth/remove-sign-up': { query: account.linkQuerySchema },
  'GET /auth/undo-email': { query: account.linkQuerySchema },
  'POST /auth/undo-email': { query: account.linkQuerySchema },
  'POST /auth/login': { body: account.loginSchema, answer: account.loginAnswerSchema },
  'POST /auth/logout': { answer: account.messageAnswerSchema },
  'POST /auth/sessions/end': { body: account.endSessionSchema, answer: account.endedSchema },
  'POST /auth/forgot-password': {
    body: account.forgotPasswordSchema,
    statuses: [202],
    answer: account.messageAnswerSchema,
  },
  'POST /auth/reset-password': {
    body: account.resetPasswordSchema,
    answer: account.messageAnswerSchema,
  },
  'GET /auth/profile': { answer: profile.profileAnswerSchema },
  'PUT /auth/profile': { body: profile.profileUpdateSchema, answer: profile.profileAnswerSchema },
  'PUT /auth/email': { body: profile.emailChangeSchema, answer: profile.profileAnswerSchema },
  'PUT /auth/password': { body: profile.passwordChangeSchema, answer: account.messageAnswerSchema },
  'GET /auth/notification-preferences': { answer: profile.notificationPreferencesAnswerSchema },
  'PUT /auth/notification-preferences': {
    body: profile.notificationPreferencesUpdateSchema,
    answer: profile.notificationPreferencesAnswerSchema,
  },
  'GET /auth/sessions': { answer: profile.sessionListSchema },
  'GET /auth/second-factors': { answer: factor.secondFactorsSchema },
  'POST /auth/codes/begin': { body: factor.passwordOnlySchema, answer: factor.codeKeySchema },
  'POST /auth/codes/confirm': {
    body: factor.confirmCodesSchema,
    answer: factor.recoveryCodesSchema,
  },
  'POST /auth/codes/recovery': {
    body: factor.passwordOnlySchema,
    answer: factor.recoveryCodesSchema,
  },
  'DELETE /auth/codes': { body: factor.passwordOnlySchema, answer: factor.secondFactorsSchema },
  'POST /auth/passkeys/begin': {
    body: factor.passwordOnlySchema,
    answer: factor.passkeyCreationSchema,
  },
  'POST /auth/passkeys': { body: factor.newPasskeySchema, answer: factor.secondFactorsSchema },
  'PATCH /auth/passkeys/:id': {
    body: factor.passkeyRenameSchema,
    answer: factor.secondFactorsSchema,
  },
  'DELETE /auth/passkeys/:id': {
    body: factor.passwordOnlySchema,
    answer: factor.secondFactorsSchema,
  },
  'POST /auth/passkey-login/begin': { answer: factor.passkeyRequestSchema },
  'POST /auth/passkey-login': {
    body: factor.passkeyLoginSchema,
    answer: account.loginAnswerSchema,
  },
  'DELETE /auth/sessions/:id': {
    params: profile.sessionIdSchema,
    answer: profile.sessionEndedSchema,
  },
  'GET /account/export': { answer: privacy.accountExportSchema },
  'DELETE /account': { body: privacy.deleteAccountSchema, answer: privacy.accountDeletedSchema },
} satisfies CallTable;
