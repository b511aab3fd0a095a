import type { EffectApi, Listen } from '@/kernel/listen';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { defaultSettings, SETTINGS_KEY, Settings, selectSettings, settingsEvents } from './settingsSlice';

/** The stored settings, or the defaults when there are none that read as such. */
export const readSettings = (store: StorePort): Settings => readKept(store, SETTINGS_KEY, Settings) ?? defaultSettings;

const dress = (_fact: unknown, { getState, ports }: EffectApi) => ports.document.dress(selectSettings(getState()));

/** The page wears the settings at once; what the member chooses is written down and reaches this browser's other tabs (B4). */
export const settingsEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, ({ how }, { dispatch, ports: { local, gate } }) => {
    if (how !== 'first') return;
    local.onForeignWrite((key) => {
      if (key === SETTINGS_KEY && gate.isLive) dispatch(settingsEvents.restored(readSettings(local)));
    });
  }),
  listen.on(settingsEvents.restored, dress),
  listen.on(settingsEvents.chosen, (choice, api) => {
    dress(choice, api);
    api.ports.local.write(SETTINGS_KEY, JSON.stringify(selectSettings(api.getState())));
  }),
];
