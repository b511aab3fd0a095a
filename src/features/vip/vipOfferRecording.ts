import type { RecordingRules } from '@/kernel/recording';
import type { vipOfferEvents } from './vipOfferSlice';

export const vipOfferRecording: RecordingRules<typeof vipOfferEvents> = { madeFromGame: 'keep' };
