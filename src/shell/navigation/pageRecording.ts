import type { RecordingRules } from '@/kernel/recording';
import { placeRecording } from './navigationRecording';
import type { pageEvents } from './pageCacheSlice';

const resting = { item: 'pseudonym', offset: 'keep', top: 'keep' } as const;

export const pageRecording: RecordingRules<typeof pageEvents> = {
  rested: { page: 'shape', ...resting },
  restored: { pages: { place: placeRecording, resting }, left: { page: 'shape', resting } },
};
