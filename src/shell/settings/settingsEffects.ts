import type { EffectApi, Listen } from '@/kernel/listen';
import { configEvents } from '@/shell/config/configSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { selectLook } from './look';
import { readSettings } from './readSettings';
import { SETTINGS_KEY, selectSettings, settingsEvents } from './settingsSlice';

const dress = (_event: unknown, { getState, ports }: EffectApi) => ports.document.dress(selectLook(getState()));

/** The page wears the settings at once; what the member chooses is written down and reaches this browser's other tabs (B4). */
export const settingsEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, ({ how }, { dispatch, ports: { local, gate } }) => {
    if (how !== 'first') return;
    local.onForeignWrite((key) => {
      if (key === SETTINGS_KEY && gate.isLive) dispatch(settingsEvents.restored(readSettings(local)));
    });
  }),
  listen.on(configEvents.loaded, dress),
  listen.on(settingsEvents.restored, dress),
  listen.on(settingsEvents.chosen, (choice, api) => {
    dress(choice, api);
    api.ports.local.write(SETTINGS_KEY, JSON.stringify(selectSettings(api.getState())));
  }),
];
