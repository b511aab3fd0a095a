import type { EndpointRules } from '@/kernel/recording';
import type { statusApi } from './statusApi';

export const statusRecording: EndpointRules<typeof statusApi.endpoints> = {
  me: {
    arg: { uid: 'pseudonym' },
    result: {
      coinNum: 'keep',
      levelType: 'keep',
      expTime: 'keep',
      avatar: 'shape',
      intro: 'length',
      phoneMasked: 'drop',
      badges: 'keep',
      postCount: 'keep',
      followCount: 'keep',
      fanCount: 'keep',
      likeCount: 'keep',
      inviteCode: 'drop',
      checkedInToday: 'keep',
    },
  },
  unread: { arg: 'keep', result: 'keep' },
};
