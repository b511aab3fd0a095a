import type { EffectApi, Listen } from '@/kernel/listen';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { configEvents, DEFAULT_CHANNEL, selectChannel } from './configSlice';

/** The channel of this tab. */
const CHANNEL_KEY = 'plaza:channel';

/** The channel code in the address, else the tab's earlier one, else the default (A3). */
function readChannel({ getState, ports }: Pick<EffectApi, 'getState' | 'ports'>): string {
  const code = new URLSearchParams(selectPlace(getState()).search).get('code');
  return code || ports.session.read(CHANNEL_KEY) || DEFAULT_CHANNEL;
}

/** Takes the channel from the address, at start and whenever the address changes (A3). */
export function takeChannel({ dispatch, getState, ports }: EffectApi): void {
  const channel = readChannel({ getState, ports });
  if (channel === selectChannel(getState())) return;
  ports.session.write(CHANNEL_KEY, channel);
  dispatch(configEvents.channelFound(channel));
}

/** Follows `?code=` (A3). */
export const visitEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, (_place, api) => takeChannel(api)),
];
