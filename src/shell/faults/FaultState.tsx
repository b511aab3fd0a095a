import { traceIdOf } from '@/api/fault';
import { useAppDispatch } from '@/kernel/hooks';
import { copyText } from '@/shell/copy/copyText';
import { ErrorState, type ErrorStateProps } from '@/ui/page-state/PageState';
import { sayFault } from './sayFault';

interface FaultStateProps extends Omit<ErrorStateProps, 'note' | 'trace'> {
  /** Why the call failed. */
  fault: unknown;
}

/** The error state of a call: what a member reads of its fault, and what the server's log calls it. */
export function FaultState({ fault, ...look }: FaultStateProps) {
  const dispatch = useAppDispatch();
  const id = traceIdOf(fault);
  const trace = id === undefined ? undefined : { id, onCopy: () => void dispatch(copyText(id)) };
  return <ErrorState {...look} note={sayFault(fault)} trace={trace} />;
}
