import { Component, type ReactNode } from 'react';
import { FailedScreen } from './failed-screen.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly error?: unknown; readonly failed: boolean };

/** The outermost error boundary, around the router and everything beside it. Screens have the router's own. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render() {
    const { error, failed } = this.state;
    return failed ? <FailedScreen error={error} reset={() => this.setState({ failed: false })} /> : this.props.children;
  }
}
