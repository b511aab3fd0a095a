import type { RecordingRules } from '@/kernel/recording';
import { sessionEventsRecording } from '@/kernel/sessionEventsRecording';
import type { accountEvents } from './accountSlice';

export const accountRecording: RecordingRules<typeof accountEvents> = {
  updated: sessionEventsRecording['session/started'].account,
  welcomed: 'keep',
};
