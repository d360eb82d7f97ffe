import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyLogin,
  PasskeyRequest,
} from '../../../src/contract/people/second-factor';
import { BRAND } from '../../../src/domain/brand';
import type { Queryable } from '../../db/database';
import { CHALLENGE_MS, issueChallenge, spendChallenge } from './challenges';
import { credentialIdsOf, type FreshPasskey, type StoredPasskey } from './passkeys';

/** EdDSA, ES256 and RS256: what every passkey of today knows one of, the best first. */
const ALGORITHMS = [-8, -7, -257];

// It brings readers of certificates: half a second that a start need not take.
const library = () => import('@simplewebauthn/server');

/** Who passkeys are made for: the site by the name and address that people open. */
function relyingParty(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** What the browser is asked so that it makes a passkey for an account. */
export async function creationFor(
  db: Queryable,
  account: { id: string; name: string; email: string },
  publicUrl: string,
): Promise<PasskeyCreation> {
  const known = await credentialIdsOf(db, account.id);
  return {
    rp: { name: BRAND, id: relyingParty(publicUrl).id },
    user: {
      id: Buffer.from(account.id.replaceAll('-', ''), 'hex').toString('base64url'),
      name: account.email,
      displayName: account.name,
    },
    challenge: await issueChallenge(db, 'passkey-add', account.id),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** The passkey that a browser made on being asked; null for one that cannot be believed. */
export async function readCreated(
  db: Queryable,
  userId: string,
  credential: NewPasskey['credential'],
  publicUrl: string,
): Promise<FreshPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const { id, origin } = relyingParty(publicUrl);
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: (challenge) => spendChallenge(db, challenge, 'passkey-add', userId),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(disbelieved);
  if (verified?.verified !== true) return null;
  const { credential: made } = verified.registrationInfo;
  return {
    credentialId: made.id,
    publicKey: Uint8Array.from(made.publicKey),
    counter: made.counter,
  };
}

/** What a browser is asked so that one of its passkeys logs in: whose, it finds out itself. */
export async function requestForLogin(db: Queryable, publicUrl: string): Promise<PasskeyRequest> {
  return {
    challenge: await issueChallenge(db, 'passkey-login', null),
    timeout: CHALLENGE_MS,
    rpId: relyingParty(publicUrl).id,
    userVerification: 'required',
  };
}

/** How often a passkey says it was used, where it signed what it was asked to; null where it did not. */
export async function readSigned(
  db: Queryable,
  passkey: StoredPasskey,
  credential: PasskeyLogin['credential'],
  publicUrl: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { id, origin } = relyingParty(publicUrl);
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: (challenge) => spendChallenge(db, challenge, 'passkey-login', null),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(disbelieved);
  return verified?.verified === true ? verified.authenticationInfo.newCounter : null;
}

/** The library throws for whatever does not hold; what the database has to say is another matter. */
function disbelieved(error: unknown): null {
  if (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  )
    throw error;
  return null;
}
