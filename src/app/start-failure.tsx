import { Button } from '../components/button';
import stack from '../components/stack.module.css';

/** The start-up failure view (START-1). */
export function StartFailure() {
  return (
    <div className={`${stack.page} ${stack.narrow}`} role="alert">
      <h1>Something went wrong.</h1>
      <p>The application couldn't start properly. Please try refreshing the page.</p>
      <div>
        <Button look="primary" icon="refresh" onClick={() => window.location.reload()}>
          Refresh
        </Button>
      </div>
    </div>
  );
}
