import { usePorts } from '@/kernel/hooks';
import { shellText } from '@/text/shell';
import { ErrorFace } from '@/ui/face/Face';

/** A view whose code did not come: the page has to be loaded again, because a lazy part is asked for once. */
export function LostView() {
  const { document } = usePorts();
  return <ErrorFace title={shellText.pageLost} note={shellText.pageLostNote} onRetry={() => document.reload()} />;
}
