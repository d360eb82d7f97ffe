import { type Line, line } from './line';

/** Who a mail goes to: an account, at an address that it has proved to be its own, or has not yet. */
export type Recipient = { name: string; email: string; verified_at: Date | null };

// What looks like an address, or has characters and numbers no name has, is a message and no name.
const NO_NAME = /[:/@\\<>]|\p{L}\.\p{L}{2,}|\p{Cc}|\p{Cf}|\d{4,}/u;
const LONGEST = 60;

/**
 * Greets somebody by the name of their account once its address is confirmed. Until then whoever typed
 * the address chose the name, and would have us say it to a stranger.
 */
export function greeting(to: Recipient): Line {
  const name = to.name.replace(/\s+/gu, ' ').trim();
  const isName = !NO_NAME.test(name) && name.length <= LONGEST && name !== '';
  return to.verified_at !== null && isName ? line`Hello ${name},` : line`Hello,`;
}
