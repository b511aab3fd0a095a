import type { RecordingRules } from '@/kernel/recording';
import type { pageEvents } from './pageCacheSlice';

export const pageRecording: RecordingRules<typeof pageEvents> = {
  rested: { page: 'shape', item: 'pseudonym', offset: 'keep', top: 'keep' },
};
