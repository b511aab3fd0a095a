import { Component, type ReactNode } from 'react';

interface LogBoundaryProps {
  children: ReactNode;
  /** What is shown cannot be drawn: whoever shows it takes it away. */
  onCrash: (fault: unknown) => void;
}

/** A log that was read and yet breaks what shows it: said by the page, which is never blank. */
export class LogBoundary extends Component<LogBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(fault: unknown): void {
    this.props.onCrash(fault);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
