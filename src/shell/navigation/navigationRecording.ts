import type { RecordingRules } from '@/kernel/recording';
import type { navigationEvents } from './navigationSlice';

const placeRule = {
  pathname: 'keep',
  route: 'keep',
  page: 'shape',
  keepAlive: 'keep',
  params: 'keep',
  index: 'keep',
  search: 'shape',
  hash: 'shape',
  returnTo: 'shape',
  returnsBack: 'keep',
} as const;

export const navigationRecording: RecordingRules<typeof navigationEvents> = {
  asked: { how: 'keep', to: 'shape' },
  backAsked: 'keep',
  stepBackAsked: 'keep',
  tabTappedAgain: 'keep',
  leaveAllowed: 'keep',
  arrived: { how: 'keep', place: placeRule },
};
