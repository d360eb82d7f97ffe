import type * as account from '../people/account';
import type * as privacy from '../people/privacy';
import type * as profile from '../people/profile';
import type * as factor from '../people/second-factor';
import type { In, Out } from './in-and-out';

type Said = Out<typeof account.messageAnswerSchema>;

/** Calls about one's own account: signing up, logging in, what is kept of a person. */
export type AccountCalls = {
  'POST /register': { body: account.RegisterRequest; answer: Said };
  'GET /auth/verify': { query: In<typeof account.verifyQuerySchema>; answer: string };
  'POST /auth/verify': { query: In<typeof account.verifyQuerySchema>; answer: string };
  'GET /auth/end-session': { query: In<typeof account.endSessionQuerySchema>; answer: string };
  'POST /auth/end-session': { query: In<typeof account.endSessionQuerySchema>; answer: string };
  'GET /auth/remove-sign-up': { query: In<typeof account.linkQuerySchema>; answer: string };
  'POST /auth/remove-sign-up': { query: In<typeof account.linkQuerySchema>; answer: string };
  'GET /auth/undo-email': { query: In<typeof account.linkQuerySchema>; answer: string };
  'POST /auth/undo-email': { query: In<typeof account.linkQuerySchema>; answer: string };
  'POST /auth/login': { body: account.LoginRequest; answer: account.LoginAnswer };
  'POST /auth/logout': { answer: Said };
  'POST /auth/sessions/end': {
    body: In<typeof account.endSessionSchema>;
    answer: Out<typeof account.endedSchema>;
  };
  'POST /auth/forgot-password': { body: In<typeof account.forgotPasswordSchema>; answer: Said };
  'POST /auth/reset-password': { body: In<typeof account.resetPasswordSchema>; answer: Said };
  'GET /auth/profile': { answer: Out<typeof profile.profileAnswerSchema> };
  'PUT /auth/profile': {
    body: profile.ProfileUpdate;
    answer: Out<typeof profile.profileAnswerSchema>;
  };
  'PUT /auth/email': {
    body: profile.EmailChange;
    answer: Out<typeof profile.profileAnswerSchema>;
  };
  'PUT /auth/password': { body: profile.PasswordChange; answer: Said };
  'GET /auth/notification-preferences': {
    answer: Out<typeof profile.notificationPreferencesAnswerSchema>;
  };
  'PUT /auth/notification-preferences': {
    body: In<typeof profile.notificationPreferencesUpdateSchema>;
    answer: Out<typeof profile.notificationPreferencesAnswerSchema>;
  };
  'GET /auth/sessions': { answer: Out<typeof profile.sessionListSchema> };
  'GET /auth/second-factors': { answer: factor.SecondFactors };
  'POST /auth/codes/begin': {
    body: In<typeof factor.passwordOnlySchema>;
    answer: factor.CodeKey;
  };
  'POST /auth/codes/confirm': {
    body: In<typeof factor.confirmCodesSchema>;
    answer: Out<typeof factor.recoveryCodesSchema>;
  };
  'POST /auth/codes/recovery': {
    body: In<typeof factor.passwordOnlySchema>;
    answer: Out<typeof factor.recoveryCodesSchema>;
  };
  'DELETE /auth/codes': {
    body: In<typeof factor.passwordOnlySchema>;
    answer: factor.SecondFactors;
  };
  'POST /auth/passkeys/begin': {
    body: In<typeof factor.passwordOnlySchema>;
    answer: factor.PasskeyCreation;
  };
  'POST /auth/passkeys': { body: factor.NewPasskey; answer: factor.SecondFactors };
  'PATCH /auth/passkeys/:id': {
    body: In<typeof factor.passkeyRenameSchema>;
    answer: factor.SecondFactors;
  };
  'DELETE /auth/passkeys/:id': {
    body: In<typeof factor.passwordOnlySchema>;
    answer: factor.SecondFactors;
  };
  'POST /auth/passkey-login/begin': { answer: factor.PasskeyRequest };
  'POST /auth/passkey-login': { body: factor.PasskeyLogin; answer: account.LoginAnswer };
  'DELETE /auth/sessions/:id': { answer: Out<typeof profile.sessionEndedSchema> };
  'GET /account/export': { answer: privacy.AccountExport };
  'DELETE /account': {
    body: In<typeof privacy.deleteAccountSchema>;
    answer: Out<typeof privacy.accountDeletedSchema>;
  };
};
