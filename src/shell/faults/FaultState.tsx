import { traceIdOf } from '@/api/fault';
import { useAppDispatch, usePorts } from '@/kernel/hooks';
import { ErrorState, type ErrorStateProps } from '@/ui/page-state/PageState';
import { sayFault } from './sayFault';

interface FaultStateProps extends Omit<ErrorStateProps, 'note' | 'trace'> {
  /** Why the call failed. */
  fault: unknown;
}

/** The error state of a call: what a member reads of its fault, and what the server's log calls it. */
export function FaultState({ fault, ...look }: FaultStateProps) {
  const dispatch = useAppDispatch();
  const { support } = usePorts().tape;
  const id = traceIdOf(fault);
  // Both come with the late code, and this may stand on home's first screen.
  const help = (way: 'copyCodes' | 'sendRecording', call: string) => () =>
    void import(/* webpackChunkName: "later" */ './faultHelp')
      .then((ways) => dispatch(ways[way](call, support)))
      .catch(() => {});
  const trace =
    id === undefined ? id : { id, support, onCopy: help('copyCodes', id), onSend: help('sendRecording', id) };
  return <ErrorState {...look} note={sayFault(fault)} trace={trace} />;
}
