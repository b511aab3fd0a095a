import type { RecordingRules } from '@/kernel/recording';
import type { bootEvents } from './bootSlice';

export const bootRecording: RecordingRules<typeof bootEvents> = { started: 'keep', stepSettled: 'keep' };
