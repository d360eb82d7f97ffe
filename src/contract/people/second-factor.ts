import * as z from 'zod/mini';
import { currentPasswordSchema } from './account';
import { requiredLine } from '../text-rules';

/** A passkey as its owner sees it; what opens the account by it stays on the server. */
const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** GET /auth/second-factors: what an account asks for beside its password. */
export const secondFactorsSchema = z.object({
  /** Whether codes from an app are on. */
  codes: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkeySchema),
});
export type SecondFactors = z.infer<typeof secondFactorsSchema>;

/** The current password alone: what is changed by it stands in the call's name. */
export const passwordOnlySchema = z.strictObject({ currentPassword: currentPasswordSchema });

/** The key that an app makes codes of: as text, and as the address that its QR code holds. */
export const codeKeySchema = z.object({ key: z.string(), address: z.string() });
export type CodeKey = z.infer<typeof codeKeySchema>;

/** A code from an app or a recovery code, with or without the blanks and hyphens it is shown with. */
const codeSchema = requiredLine(40, 'Please enter the code');
export const confirmCodesSchema = z.strictObject({ code: codeSchema });
/** Told once, when they are made: the server keeps their hashes. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

const base64url = (max: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'This is not base64url'), z.maxLength(max));
const credentialId = base64url(1400);
const publicKey = z.literal('public-key');

/** What a browser is asked when a passkey is made (WebAuthn). */
export const passkeyCreationSchema = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** What a browser is asked when a passkey logs in. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

const passkeyNameSchema = requiredLine(60, 'Please give the passkey a name');

/** POST /auth/passkeys: what the browser made. */
export const newPasskeySchema = z.strictObject({
  name: passkeyNameSchema,
  credential: z.object({
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
    }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** POST /auth/passkey-login: what the browser signed. */
export const passkeyLoginSchema = z.strictObject({
  credential: z.object({
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
    }),
  }),
});
export type PasskeyLogin = z.infer<typeof passkeyLoginSchema>;

export const passkeyRenameSchema = z.strictObject({ name: passkeyNameSchema });
