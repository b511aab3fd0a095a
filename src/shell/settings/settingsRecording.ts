import type { RecordingRules } from '@/kernel/recording';
import type { settingsEvents } from './settingsSlice';

export const settingsRecording: RecordingRules<typeof settingsEvents> = { restored: 'keep', chosen: 'keep' };
