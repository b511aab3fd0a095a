import { Component, type ReactNode } from 'react';
import { PortsContext } from '@/kernel/hooks';
import type { Ports } from '@/kernel/ports';
import { shellText } from '@/text/shell';
import { ErrorFace } from '@/ui/face/Face';

interface State {
  crashed: boolean;
}

/** A render that failed: a page that says so and offers to start again, never a blank one. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = PortsContext;
  declare context: Ports | undefined;

  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override componentDidCatch(fault: unknown): void {
    this.context?.log.warn('A render failed', fault);
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <ErrorFace
        title={shellText.crashed}
        note={shellText.crashedNote}
        onRetry={() => this.context?.document.reload()}
      />
    );
  }
}
