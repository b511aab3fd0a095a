import type { GameDetail } from '@/contract/game';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import { copyText } from '@/shell/copy/copyText';
import { href } from '@/shell/navigation/href';
import { gamesText } from '@/text/games';

/** The system's share sheet where there is one, else the link on the clipboard. */
export const shareGame =
  ({ id, name }: GameDetail) =>
  (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): void => {
    const url = `${ports.document.origin}${href.detail(id)}`;
    if (ports.share.canShare) void ports.share.share({ title: name, text: gamesText.detail.shareText(name), url });
    else void dispatch(copyText(url));
  };
