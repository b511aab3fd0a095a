import type { RecordingRules } from '@/kernel/recording';
import type { clockSlice } from './clockSlice';

export const clockRecording: RecordingRules<typeof clockSlice.actions> = {};
