import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { browserGuide } from '@/shell/browser/browserGuide';
import { devicePlatform } from '@/shell/browser/devicePlatform';
import { appForbidding } from '@/shell/browser/inApp';
import { installEvents, selectInstall } from './installSlice';

/** When the member last said no to the home screen, epoch ms as text. */
const DECLINED_KEY = 'plaza:installDeclined';

/** When the member last said no; 0 where they never did, or what stands there is no time. */
export const declinedAt = ({ local }: Pick<Ports, 'local'>): number => Number(local.read(DECLINED_KEY)) || 0;

/** Whether there is a way to the home screen at all: phones have one, a computer only where the browser offers it. */
export const hasWayHome = ({ document }: Pick<Ports, 'document'>, offered: boolean): boolean =>
  offered || devicePlatform(document.userAgent, document.touchPoints) !== undefined;

/** 添加到桌面: the browser's own question where it offers one, else the guide to the menu that does it. */
export const askInstall =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): Promise<void> => {
    const { screen, document, clock, local } = ports;
    if (!selectInstall(getState()).offered) {
      const inApp = appForbidding('install', document.userAgent);
      dispatch(browserGuide({ why: 'install', ...(inApp && { inApp }) }));
      return;
    }
    if (await screen.install()) {
      dispatch(installEvents.agreed());
      return;
    }
    const now = clock.now();
    local.write(DECLINED_KEY, String(now));
    dispatch(installEvents.declined({ now }));
  };
