import { Component, type ComponentType, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** The fallback is shown in place of the failed children. `reset` renders them again. */
  Fallback: ComponentType<{ error: Error; reset: () => void }>;
}

/** Catches an error that a child throws while it renders, and shows the fallback in its place. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError = (error: Error) => ({ error });

  reset = () => this.setState({ error: null });

  override render() {
    const { children, Fallback } = this.props;
    return this.state.error ? <Fallback error={this.state.error} reset={this.reset} /> : children;
  }
}
