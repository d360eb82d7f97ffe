import { WAITING_COOKIE, WAITING_COOKIE_SECONDS } from '../../contract/waiting-cookie';

/**
 * How many things wait on this device, told by a cookie: it outlives a browser that clears the storage
 * where they lie. It holds the number alone, and the server does not read it.
 */
export function readWaiting(): number {
  const [, value] =
    document.cookie
      .split('; ')
      .find((part) => part.startsWith(`${WAITING_COOKIE}=`))
      ?.split('=') ?? [];
  const count = Number(value);
  return Number.isInteger(count) && count > 0 ? count : 0;
}

export function writeWaiting(count: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${WAITING_COOKIE}=${count}; path=/; max-age=${WAITING_COOKIE_SECONDS}; samesite=lax${secure}`;
}
