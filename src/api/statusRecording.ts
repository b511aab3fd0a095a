import type { EndpointRules } from '@/kernel/recording';
import type { statusApi } from './statusApi';

export const statusRecording: EndpointRules<typeof statusApi.endpoints> = {
  me: {
    arg: { uid: 'pseudonym' },
    result: {
      coinNum: 'keep',
      name: 'pseudonym',
      levelType: 'keep',
      expTime: 'keep',
      avatar: 'shape',
      intro: 'length',
      // Whether there is one decides what the pages of the account show.
      phoneMasked: 'dots',
      badges: 'keep',
      postCount: 'keep',
      followCount: 'keep',
      fanCount: 'keep',
      likeCount: 'keep',
      inviteCode: 'dots',
      checkedInToday: 'keep',
      // With the phone and the password, what binding another phone asks for.
      hasPassword: 'keep',
      rebindProof: 'keep',
      endTime: 'keep',
      consentDue: 'keep',
    },
  },
  unread: { arg: 'keep', result: 'keep' },
};
