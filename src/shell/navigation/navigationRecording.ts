import type { RecordingRules } from '@/kernel/recording';
import type { navigationEvents } from './navigationSlice';

const placeRule = {
  pathname: 'shape',
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

/** A page with its address. */
export const placeRecording = {
  $by: 'route',
  of: { post: { ...placeRule, params: { id: 'pseudonym' } } },
  other: placeRule,
} as const;

export const navigationRecording: RecordingRules<typeof navigationEvents> = {
  asked: { how: 'keep', to: 'shape' },
  backAsked: 'keep',
  stepBackAsked: 'keep',
  tabTappedAgain: 'keep',
  leaveAllowed: 'keep',
  arrived: {
    how: 'keep',
    place: placeRecording,
  },
};
