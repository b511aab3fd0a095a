import type { RecordingRules } from '@/kernel/recording';
import type { sessionEvents } from './sessionSlice';

export const sessionRecording: RecordingRules<typeof sessionEvents> = {
  submitted: {
    method: 'keep',
    phone: 'drop',
    code: 'drop',
    loginName: 'pseudonym',
    password: 'drop',
    inviteCode: 'drop',
  },
  refused: 'keep',
  logoutAsked: 'keep',
  expiredByServer: { uid: 'pseudonym', epoch: 'keep' },
  turnedAway: 'keep',
  greeted: 'keep',
};
