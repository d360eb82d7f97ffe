import { Component, type ReactNode } from 'react';
import { StartFailure } from './start-failure';

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
