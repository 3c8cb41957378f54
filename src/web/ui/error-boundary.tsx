import { Component, type ComponentType, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** What stands in the place of what failed; `reset` tries once more. */
  Fallback: ComponentType<{ error: Error; reset: () => void }>;
}

/** Where an error while rendering becomes a screen. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError = (error: Error) => ({ error });

  reset = () => this.setState({ error: null });

  override render() {
    const { children, Fallback } = this.props;
    return this.state.error ? <Fallback error={this.state.error} reset={this.reset} /> : children;
  }
}
