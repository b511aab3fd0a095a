import type { RecordingRules } from '@/kernel/recording';
import type { overlayEvents } from './overlaysSlice';

export const overlaysRecording: RecordingRules<typeof overlayEvents> = {
  opened: {
    kind: 'keep',
    search: 'keep',
    data: { game: 'keep', ticket: { url: 'drop', sha256: 'drop', charged: 'keep', repeated: 'keep' } },
  },
  closeAsked: 'keep',
  closeDenied: 'keep',
  closed: 'keep',
  lost: 'keep',
  withdrawn: 'keep',
  cleared: 'keep',
};
