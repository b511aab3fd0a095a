import type { RecordingRules, Rule } from '@/kernel/recording';
import type { overlayEvents } from './overlaysSlice';

/** `opened`: by kind, since only whoever opens an overlay knows what its data is. */
export const overlaysRecording = (opened: Rule): RecordingRules<typeof overlayEvents> => ({
  opened,
  closeAsked: 'keep',
  closeDenied: 'keep',
  closed: 'keep',
  lost: 'keep',
  withdrawn: 'keep',
  cleared: 'keep',
});
