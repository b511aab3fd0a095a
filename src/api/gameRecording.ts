import type { GameDetail } from '@/contract/game';
import type { EndpointRules, Rule } from '@/kernel/recording';
import { feedRule } from './feed';
import type { gameApi } from './gameApi';
import { giftRule } from './giftRule';

/** Everything of a game's page; the address of its trailer is signed for the member, and shows only that there is one. */
const detail: { readonly [Field in keyof Required<GameDetail>]: Rule } = {
  id: 'keep',
  appID: 'keep',
  name: 'keep',
  subtitle: 'keep',
  icon: 'keep',
  cover: 'keep',
  tags: 'keep',
  status: 'keep',
  onlineType: 'keep',
  buyAmount: 'keep',
  size: 'keep',
  version: 'keep',
  rating: 'keep',
  downloadCount: 'keep',
  platforms: 'keep',
  owned: 'keep',
  hasGift: 'keep',
  vipFree: 'keep',
  screenshots: 'keep',
  video: 'dots',
  videoInfo: 'keep',
  intro: 'keep',
  developer: 'keep',
  updateTime: 'keep',
  changelog: 'keep',
  ageRating: 'keep',
  packages: 'keep',
};

export const gameRecording: EndpointRules<typeof gameApi.endpoints> = {
  gameList: {
    arg: { pageSize: 'keep', type: 'keep', sort: 'keep', keyword: 'length', platformType: 'keep' },
    result: 'keep',
  },
  gameDetail: { arg: 'keep', result: detail },
  gameGifts: { arg: 'keep', result: giftRule },
  download: {
    arg: { id: 'keep', platformType: 'keep', requestId: 'pseudonym', expectPrice: 'keep' },
    result: {
      url: 'drop',
      fileName: 'keep',
      size: 'keep',
      sha256: 'drop',
      charged: 'keep',
      balanceAfter: 'keep',
      repeated: 'keep',
    },
  },
  reportSource: { arg: { channelID: 'keep', inviteCode: 'drop' }, result: 'keep' },
  gameTypes: { arg: 'keep', result: 'keep' },
  ownGames: { arg: 'keep', result: feedRule('keep') },
};
