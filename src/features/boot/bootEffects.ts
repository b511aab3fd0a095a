import { gameApi } from '@/api/gameApi';
import { messageApi } from '@/api/messageApi';
import { squareApi } from '@/api/squareApi';
import { statusApi } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { takeChannel } from '@/shell/config/visitEffects';
import { watchConnection } from '@/shell/connection/watchConnection';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { readSettings } from '@/shell/settings/readSettings';
import { settingsEvents } from '@/shell/settings/settingsSlice';
import type { BootStep } from './bootMachine';
import { bootEvents } from './bootSlice';
import { initSdk } from './initSdk';

type Step = (api: EffectApi) => Promise<unknown> | unknown;

/**
 * The steps of app start: independent, at the same time, one failing step stopping none of the others (A2).
 * The bulletin answers the same event and settles its step itself.
 */
const steps: Readonly<Record<Exclude<BootStep, 'bulletin'>, Step>> = {
  url: takeChannel,
  dress: ({ dispatch, ports }) => dispatch(settingsEvents.restored(readSettings(ports.local))),
  device: async (api) => {
    const { code, msg } = await initSdk(api);
    if (code !== 0) api.ports.log.warn(msg, { code });
  },
  status: ({ dispatch, getState }) => {
    const uid = selectUid(getState());
    return uid ? dispatch(statusApi.endpoints.me.initiate({ uid })) : undefined;
  },
  messages: ({ dispatch, getState }) => {
    const uid = selectUid(getState());
    return uid ? dispatch(messageApi.endpoints.messages.initiate({ uid })) : undefined;
  },
  tags: ({ dispatch }) => dispatch(squareApi.endpoints.tagList.initiate()),
  source: reportSource,
};

/** Tells the server which channel and whose invitation brought the visit, each only when the address carries it (A3). */
function reportSource({ dispatch, getState }: EffectApi) {
  const query = new URLSearchParams(selectPlace(getState()).search);
  const channelID = query.get('code');
  const inviteCode = query.get('inviteCode');
  if (!channelID && !inviteCode) return;
  const source = { ...(channelID ? { channelID } : {}), ...(inviteCode ? { inviteCode } : {}) };
  return dispatch(gameApi.endpoints.reportSource.initiate(source, { track: false }));
}

/** App start (A2). */
export const bootEffects = (listen: Listen) => [
  listen.on(bootEvents.started, async (_nothing, api) => {
    watchConnection(api);
    await Promise.all(
      Object.entries(steps).map(async ([step, run]) => {
        try {
          await run(api);
        } catch (fault) {
          api.ports.log.warn(`App start: ${step} failed`, fault);
        }
        api.dispatch(bootEvents.stepSettled({ step: step as BootStep }));
      }),
    );
  }),
];
