import { Secret, TOTP } from 'otpauth';

/** What an app shows for a key, now or so many steps of 30 seconds from now. */
export function codeOf(key: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}
