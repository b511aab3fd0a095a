import { businessCode } from '@/api/fault';
import { platformApi } from '@/api/platformApi';
import { code } from '@/contract/codes';
import { DEVICE } from '@/contract/limits';
import type { EffectApi } from '@/kernel/listen';
import { configEvents, selectChannel, selectConfig } from '@/shell/config/configSlice';
import { bootText } from '@/text/boot';
import { deviceId } from './deviceId';

/** How initialising went: 0, or a code and the reason (A4, A5). */
export interface SdkResult {
  code: number;
  msg: string;
}

/** Initialises the SDK: device id, then device init, whose answer becomes the server config (A5). Never throws. */
export async function initSdk({
  dispatch,
  getState,
  ports,
}: Pick<EffectApi, 'dispatch' | 'getState' | 'ports'>): Promise<SdkResult> {
  const deviceID = deviceId(ports);
  if (!deviceID) return { code: code.failed, msg: bootText.noDeviceId };
  dispatch(configEvents.deviceKnown(deviceID));

  const { appID } = selectConfig(getState());
  const channelID = selectChannel(getState());
  const reply = await dispatch(
    platformApi.endpoints.deviceInit.initiate({ appID, channelID, deviceID, ...DEVICE }, { track: false }),
  );
  if (reply.error) {
    // The server's own refusal keeps its code; every other failure is 1.
    return { code: businessCode(reply.error) ?? code.failed, msg: bootText.initFailed };
  }
  dispatch(configEvents.serverConfigArrived(reply.data.serverConfig));
  return { code: code.ok, msg: '' };
}
