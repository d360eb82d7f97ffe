import { Link } from 'react-router-dom';

/** A paragraph's words, with its links to pages of the app or elsewhere. */
export function LinkedText({
  text,
}: {
  text: string | readonly (string | { text: string; to: string })[];
}) {
  if (typeof text === 'string') return text;
  return text.map((piece) => {
    if (typeof piece === 'string') return piece;
    const { to } = piece;
    return to.startsWith('/') ? (
      <Link key={to} to={to}>
        {piece.text}
      </Link>
    ) : (
      <a key={to} href={to}>
        {piece.text}
      </a>
    );
  });
}
