import type { RecordingRules } from '@/kernel/recording';
import type { chunkEvents } from './chunksSlice';

export const chunksRecording: RecordingRules<typeof chunkEvents> = {
  wanted: 'keep',
  arrived: 'keep',
  preloadFailed: 'keep',
  triedAgain: 'keep',
  gaveUp: 'keep',
  slicesArrived: 'keep',
};
