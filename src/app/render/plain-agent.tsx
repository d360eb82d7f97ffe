import { ButtonLink } from '../../components/button';

/** The next homes of an agent, for a browser that runs no scripts; nothing where these are the last. */
export function PlainAgent({ path, next }: { path: string; next: string | null }) {
  if (next === null) return null;
  const cursor = `cursor=${encodeURIComponent(next)}`;
  return (
    <ButtonLink to={`${path}${path.includes('?') ? '&' : '?'}${cursor}`}>More homes</ButtonLink>
  );
}
