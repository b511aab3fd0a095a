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
  // What says that it was copied comes with the late code, and this may stand on home's first screen.
  const copy = async (text: string) => {
    const { copyText } = await import(/* webpackChunkName: "later" */ '@/shell/copy/copyText');
    await dispatch(copyText(text));
  };
  const codes = [...(support ? [support] : []), id].join(' ');
  const onCopy = () => void copy(codes).catch(() => undefined);
  const trace = id === undefined ? undefined : { id, ...(support ? { support } : {}), onCopy };
  return <ErrorState {...look} note={sayFault(fault)} trace={trace} />;
}
