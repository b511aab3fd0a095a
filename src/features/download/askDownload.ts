import type { PlatformType } from '@/contract/fields';
import type { Game } from '@/contract/game';
import { selectIsMember } from '@/features/session/accountSlice';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import type { EachState } from '@/lib/machine/states';
import { devicePlatform } from '@/shell/browser/devicePlatform';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { downloadText } from '@/text/download';
import type { DownloadState } from './downloadMachine';
import { downloadEvents, selectDownload } from './downloadSlice';

/** Which package a tap means: the only one, or this device's; undefined is a question to whoever has another device. */
const wantedPlatform = (platforms: readonly PlatformType[], device: PlatformType | undefined) =>
  platforms.length === 1 ? platforms[0] : device;

/** What a tap means while an earlier one stands so: a new wish, patience, or a look at what became of it. */
const TAP: EachState<DownloadState, 'asks' | 'waits' | 'looks'> = {
  idle: 'asks',
  choosing: 'asks',
  loginNeeded: 'asks',
  confirming: 'asks',
  repriced: 'asks',
  checking: 'waits',
  insufficient: 'asks',
  away: 'asks',
  requesting: 'waits',
  unknown: 'looks',
  started: 'asks',
  failed: 'asks',
};

/** A download button was tapped (spec 4, step 1). */
export const askDownload =
  (game: Game) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    const tap = TAP[selectDownload(getState()).at];
    if (tap === 'looks') return void dispatch(overlayEvents.opened({ kind: 'purchase' }));
    if (tap === 'waits') return void dispatch(toastEvents.raised({ type: 'info', text: downloadText.busy }));
    const { id, appID, name, icon, onlineType, buyAmount, owned, vipFree, platforms, size } = game;
    const place = selectPlace(getState());
    const device = devicePlatform(ports.document.userAgent, ports.document.touchPoints);
    const platform = wantedPlatform(platforms, device);
    dispatch(
      downloadEvents.asked({
        intent: {
          requestId: ports.ids.uuid(),
          game: { id, appID, name, icon, onlineType, buyAmount, owned, vipFree, platforms, size },
          from: { page: place.page, address: addressOf(place) },
          askedAt: ports.clock.now(),
        },
        ...(platform === undefined ? {} : { platform }),
        member: selectIsMember(getState()),
      }),
    );
  };
