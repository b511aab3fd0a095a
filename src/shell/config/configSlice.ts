import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServerConfig } from '@/contract/device';
import { type AppConfig, defaultConfig } from './appConfig';

/** Channel of a visit that came without `?code=` (spec 9, A3). */
export const DEFAULT_CHANNEL = '0';

export interface ConfigState {
  app: AppConfig;
  /** From device init: an open map, every key kept (A5). */
  server: ServerConfig;
  /** From `?code=`, in force for the tab (A3). */
  channelID: string;
  deviceID: string;
}

const initialState: ConfigState = { app: defaultConfig, server: {}, channelID: DEFAULT_CHANNEL, deviceID: '' };

/** The SDK config: the operator's settings, the channel, the device, and what the server added (spec 3). */
export const configSlice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    /** The operator's file was read (defaults when absent). */
    loaded: (state, { payload }: PayloadAction<AppConfig>) => ({ ...state, app: payload }),
    channelFound: (state, { payload }: PayloadAction<string>) => ({ ...state, channelID: payload }),
    deviceKnown: (state, { payload }: PayloadAction<string>) => ({ ...state, deviceID: payload }),
    serverConfigArrived: (state, { payload }: PayloadAction<ServerConfig>) => ({ ...state, server: payload }),
  },
  selectors: {
    selectConfig: (state) => state.app,
    selectServerConfig: (state) => state.server,
    selectChannel: (state) => state.channelID,
    /** This device, as the server knows it. */
    selectDeviceID: (state) => state.deviceID,
  },
});

export const configEvents = configSlice.actions;
export const { selectConfig, selectServerConfig, selectChannel, selectDeviceID } = configSlice.selectors;
