import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

/** Where the record lies in browser storage; the boot script reads it before the first paint. */
export const SETTINGS_KEY = 'plaza:settings';

/** What the member chose about the app itself (B2, B4). */
export const Settings = v.object({
  theme: v.optional(v.picklist(['system', 'light', 'dark']), 'system'),
  /** Multiplies every type size, beside the browser's own. */
  textScale: v.optional(v.pipe(v.number(), v.minValue(0.85), v.maxValue(2)), 1),
  motion: v.optional(v.picklist(['system', 'reduced']), 'system'),
  /** Pictures of posts wait for a tap, and nothing is fetched ahead. */
  dataSaver: v.optional(v.boolean(), false),
});
export type Settings = v.InferOutput<typeof Settings>;

export const defaultSettings: Settings = { theme: 'system', textScale: 1, motion: 'system', dataSaver: false };

/** The member's settings; an effect writes them down and dresses the page. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState: defaultSettings,
  reducers: {
    /** Read from storage at start. */
    restored: (_state, { payload }: PayloadAction<Settings>) => payload,
    chosen: (state, { payload }: PayloadAction<Partial<Settings>>) => ({ ...state, ...payload }),
  },
  selectors: { selectSettings: (settings) => settings },
});

export const settingsEvents = settingsSlice.actions;
export const { selectSettings } = settingsSlice.selectors;
