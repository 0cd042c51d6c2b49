import { Component, type ErrorInfo, type ReactNode } from 'react';
import { toError } from '../../api/to-error';

export interface ErrorBoundaryProps {
  fallback: (failure: { error: Error; reset: () => void }) => ReactNode;
  onError?: (error: Error, info: ErrorInfo) => void;
  /** A new value tries again automatically, for example the address after a navigation. */
  resetKey?: unknown;
  children: ReactNode;
}

interface State {
  error: Error | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: toError(thrown) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    this.props.onError?.(toError(thrown), info);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.reset();
  }

  private readonly reset = (): void => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback({ error, reset: this.reset }) : this.props.children;
  }
}
