import type { AppDispatch, Extra } from '@/kernel/dispatch';
import { copyText } from '@/shell/copy/copyText';
import { href } from '@/shell/navigation/href';

/** Hands a book to the system's share sheet; where there is none, its address is copied. */
export const shareBook =
  ({ id, title }: { id: number; title: string }) =>
  async (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): Promise<void> => {
    const url = `${ports.document.origin}${href.bookinfo(id)}`;
    if (!ports.share.canShare) return void dispatch(copyText(url));
    await ports.share.share({ title, url });
  };
