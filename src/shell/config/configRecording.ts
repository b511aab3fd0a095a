import type { RecordingRules } from '@/kernel/recording';
import type { configEvents } from './configSlice';

export const configRecording: RecordingRules<typeof configEvents> = {
  // The operator's own public file.
  loaded: 'keep',
  channelFound: 'keep',
  deviceKnown: 'pseudonym',
  serverConfigArrived: 'shape',
};
