import { Notice } from '../../components/notice';

/** What became of a link that confirms an e-mail address, for who has still to log in and who has. */
export function VerifiedNotice({ verified, isIn }: { verified: string | null; isIn: boolean }) {
  if (verified === 'true')
    return (
      <Notice tone="good">
        Your email has been verified successfully!{!isIn && ' You can now log in.'}
      </Notice>
    );
  if (verified !== 'false') return null;
  return (
    <Notice tone="bad">
      This verification link has expired or was used already.{' '}
      {isIn
        ? 'If your address is not the new one, ask for it again in Settings.'
        : 'Try to log in, or sign up again.'}
    </Notice>
  );
}
