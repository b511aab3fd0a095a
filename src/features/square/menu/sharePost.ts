import type { Post } from '@/contract/post';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import { copyText } from '@/shell/copy/copyText';
import { href } from '@/shell/navigation/href';

/** Copies the address of a post. */
export const copyPostLink =
  (id: number) =>
  (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): void => {
    void dispatch(copyText(`${ports.document.origin}${href.post(id)}`));
  };

/** Hands a post to the system's share sheet; where there is none, its address is copied. */
export const sharePost =
  ({ id, title, content }: Pick<Post, 'id' | 'title' | 'content'>) =>
  async (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): Promise<void> => {
    if (!ports.share.canShare) return void dispatch(copyPostLink(id));
    const [line = ''] = content.split('\n');
    await ports.share.share({ title: title || line.slice(0, 40), url: `${ports.document.origin}${href.post(id)}` });
  };
