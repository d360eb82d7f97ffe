import { useEffect } from 'react';
import { ButtonLink } from '../components/button';
import { EmptyState } from '../components/page/empty-state';
import stack from '../components/stack.module.css';
import { setPageTitle } from '../platform/page-title';

/** Any other address. */
export function NotFoundPage() {
  useEffect(() => {
    setPageTitle('Page not found');
  }, []);
  return (
    <div className={stack.page}>
      <h1>Page not found</h1>
      <EmptyState
        icon="search"
        title="There is nothing at this address"
        action={
          <ButtonLink look="primary" to="/">
            Search homes
          </ButtonLink>
        }
      >
        The address may have been typed wrongly, or the page has moved.
      </EmptyState>
    </div>
  );
}
