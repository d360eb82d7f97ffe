import { useIsSlow } from '../use-is-slow';

/** What stands for a list until it is read, and until an account's first feed has come. */
export function Opening({ what }: { what: string }) {
  const slow = useIsSlow(true);
  return (
    <p role="status">
      Opening your {what} …{slow && ' It takes longer than usual, and goes on by itself.'}
    </p>
  );
}
