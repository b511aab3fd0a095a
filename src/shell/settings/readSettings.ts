import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import { defaultSettings, SETTINGS_KEY, Settings } from './settingsSlice';

/** The stored settings, or the defaults when there are none that read as such. */
export const readSettings = (store: StorePort): Settings => readKept(store, SETTINGS_KEY, Settings) ?? defaultSettings;
