import type { RecordingRules } from '@/kernel/recording';
import { sessionFactsRecording } from '@/kernel/sessionFactsRecording';
import type { accountEvents } from './accountSlice';

export const accountRecording: RecordingRules<typeof accountEvents> = {
  updated: sessionFactsRecording['session/started'].account,
  welcomed: 'keep',
};
