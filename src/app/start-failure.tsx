import { Button } from '../components/button';
import stack from '../components/stack.module.css';
import { START_FAILURE } from './start-failure-words';

/** The start-up failure view (START-1). */
export function StartFailure() {
  return (
    <div className={`${stack.page} ${stack.narrow}`} role="alert">
      <h1>{START_FAILURE.title}</h1>
      <p>{START_FAILURE.text}</p>
      <div>
        <Button look="primary" icon="refresh" onClick={() => window.location.reload()}>
          {START_FAILURE.refresh}
        </Button>
      </div>
    </div>
  );
}
