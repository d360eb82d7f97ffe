import type { Origin } from '../support/origin';

/** Calls the server as somebody, past any screen. */
export async function callAs(
  origin: Origin,
  who: { email: string; password: string },
  userType: string,
  path: string,
  method = 'GET',
  body?: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${origin.url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...who, userType }),
  });
  const { token } = (await login.json()) as { token: string };
  const answer = await fetch(`${origin.url}/api${path}`, {
    method,
    headers: { ...(body ? json : {}), ...headers, authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
