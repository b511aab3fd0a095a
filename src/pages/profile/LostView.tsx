import { usePorts } from '@/kernel/hooks';
import { shellText } from '@/text/shell';
import { ErrorState } from '@/ui/page-state/PageState';

/** A view whose code did not come: the page has to be loaded again, because a lazy part is asked for once. */
export function LostView() {
  const { document } = usePorts();
  return <ErrorState title={shellText.pageLost} note={shellText.pageLostNote} onRetry={() => document.reload()} />;
}
