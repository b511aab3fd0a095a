import type { AppDispatch, Extra } from '@/kernel/dispatch';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { copyText as words } from '@/text/copy';

/** Copies and says 复制成功; where the browser refuses, the text is offered in a field to select from (F2). */
export const copyText =
  (text: string) =>
  async (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): Promise<void> => {
    if (await ports.share.copy(text)) dispatch(toastEvents.raised({ type: 'success', text: words.copied }));
    else dispatch(overlayEvents.opened({ kind: 'copy', data: { text } }));
  };
