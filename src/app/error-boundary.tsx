import { Component, type ReactNode } from 'react';
import { Button } from '../components/button';
import stack from '../components/stack.module.css';
import { START_FAILURE } from './start-failure-words';

/** A screen that breaks shows the way out instead of nothing; what is stored stays stored. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <StartFailure /> : this.props.children;
  }
}

/** The start-up failure view (START-1). */
function StartFailure() {
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
