import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyLogin,
  PasskeyRequest,
} from '../contract/people/second-factor';
import { loadCode } from './load-code';

// What speaks with the phone's keys comes when somebody uses one.
const library = () => loadCode(() => import('@simplewebauthn/browser'));

/** Whether this browser can hold passkeys. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Has the phone make a passkey. @throws Error with a sentence for people */
export async function makePasskey(asked: PasskeyCreation): Promise<NewPasskey['credential']> {
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON: asked }).catch(explain);
  const { id, rawId, type, response } = made;
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
}

/** Has one of the phone's passkeys sign. @throws Error with a sentence for people */
export async function signWithPasskey(asked: PasskeyRequest): Promise<PasskeyLogin['credential']> {
  const { startAuthentication } = await library();
  const signed = await startAuthentication({ optionsJSON: asked }).catch(explain);
  const { id, rawId, type, response } = signed;
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** What browsers say of it is for programmers, and differs. */
function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError')
    throw new Error('This device has a passkey of your account already.', { cause: error });
  if (name === 'NotAllowedError' || name === 'AbortError')
    throw new Error('No passkey was used: it was called off, or took too long.', { cause: error });
  throw new Error('Passkeys do not work here. Please use your password.', { cause: error });
}
