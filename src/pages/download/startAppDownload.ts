import { inAppBrowser, installWay } from '@/features/download/device';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { copyText } from '@/shell/copy/copyText';
import { selectInviteCode } from '@/shell/invite/inviteSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { appPackageText as text } from '@/text/appPackage';
import type { Offered } from './appPackage';

/**
 * A download button was pressed: the invite code goes to the clipboard, where the app looks for it, and the package
 * starts. Inside an app whose browser blocks downloads it is told how to get out (E4).
 */
export const startAppDownload =
  ({ url, platform }: Offered, name: string) =>
  async (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): Promise<void> => {
    const { download, document, log } = ports;
    const inviteCode = selectInviteCode(getState());
    if (inviteCode) await dispatch(copyText(inviteCode));
    const inApp = inAppBrowser(document.userAgent);
    if (inApp) return void dispatch(overlayEvents.opened({ kind: 'download-guide', data: { inApp } }));
    const way = installWay(url, platform);
    if (way === 'download') download.start(url, name);
    else if (way === 'follow') download.leave(url);
    else {
      log.warn('An address that no download may have', { url });
      dispatch(toastEvents.raised({ type: 'error', text: text.blocked }));
    }
  };
