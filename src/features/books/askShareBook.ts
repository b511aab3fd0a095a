import { openShare } from '@/features/share/openShare';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import { href } from '@/shell/navigation/href';

/** Opens the share sheet for a book. */
export const askShareBook =
  ({ id, title, intro }: { id: number; title: string; intro: string }) =>
  (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): void => {
    const [line = ''] = intro.split('\n');
    dispatch(openShare({ title, text: line, url: `${ports.document.origin}${href.bookinfo(id)}` }));
  };
