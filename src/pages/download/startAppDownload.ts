import { installWay } from '@/features/download/installWay';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { browserGuide } from '@/shell/browser/browserGuide';
import { appForbidding } from '@/shell/browser/inApp';
import { copyText } from '@/shell/copy/copyText';
import { selectInviteCode } from '@/shell/invite/inviteSlice';
import type { Offered } from './appPackage';

/** What a press came to: the file is on its way, the browser cannot, or the address is none that may be opened. */
export type Started = 'started' | 'guided' | 'blocked';

/**
 * A download button was pressed: the invite code goes to the clipboard, where the app looks for it, and the package
 * starts. Inside an app whose browser blocks downloads it is told how to get out (E4).
 */
export const startAppDownload =
  ({ url, platform }: Offered, name: string) =>
  async (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): Promise<Started> => {
    const { download, document, log } = ports;
    const inviteCode = selectInviteCode(getState());
    if (inviteCode) await dispatch(copyText(inviteCode));
    const inApp = appForbidding('download', document.userAgent);
    if (inApp) {
      dispatch(browserGuide({ why: 'download', inApp }));
      return 'guided';
    }
    const way = installWay(url, platform);
    if (way === 'download') download.start(url, name);
    else if (way === 'follow') download.leave(url);
    else {
      log.warn('An address that no download may have', { url });
      return 'blocked';
    }
    return 'started';
  };
