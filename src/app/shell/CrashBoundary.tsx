import { Component, type ComponentType, type ReactNode } from 'react';
import { crashPlace } from '@/kernel/crashPlace';
import { PortsContext } from '@/kernel/hooks';
import type { Ports } from '@/kernel/ports';
import { shellText } from '@/text/shell';
import { ErrorState } from '@/ui/page-state/PageState';

interface State {
  crashed: boolean;
  /** Comes in a chunk of its own, if it comes. */
  Report?: ComponentType<{ ports: Ports }>;
}

/** A render that failed: a page that says so and offers to start again, never a blank one. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = PortsContext;
  declare context: Ports | undefined;

  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  private asked = false;

  override componentDidCatch(fault: unknown): void {
    if (this.asked || !this.context) return;
    this.asked = true;
    const { log, tape, clock, faults } = this.context;
    log.warn('A render failed', fault);
    faults.report('crash', crashPlace(fault));
    tape.marks.push({ at: clock.now(), kind: 'crash', text: String(fault).slice(0, 200) });
    import(/* webpackChunkName: "recorder" */ './CrashReport').then(
      ({ CrashReport }) => this.setState({ Report: CrashReport }),
      (missing) => log.warn('The crash report could not be loaded', missing),
    );
  }

  override render(): ReactNode {
    const { crashed, Report } = this.state;
    if (!crashed) return this.props.children;
    return (
      <>
        <ErrorState
          title={shellText.crashed}
          note={shellText.crashedNote}
          onRetry={() => this.context?.document.reload()}
        />
        {Report && this.context && <Report ports={this.context} />}
      </>
    );
  }
}
