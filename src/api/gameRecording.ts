import type { GameDetail } from '@/contract/game';
import type { EndpointRules, Rule } from '@/kernel/recording';
import type { gameApi } from './gameApi';
import { gameRule } from './gameRule';
import { giftRule } from './giftRule';
import { ticketRule } from './ticketRule';

/** Everything of a game's page; the address of its trailer is signed for the member, and shows only that there is one. */
const detail: { readonly [Field in keyof Required<GameDetail>]: Rule } = {
  ...gameRule,
  screenshots: 'keep',
  video: 'dots',
  videoInfo: 'keep',
  intro: 'keep',
  developer: 'keep',
  updateTime: 'keep',
  changelog: 'keep',
  ageRating: 'keep',
  packages: 'keep',
  permissions: 'keep',
};

export const gameRecording: EndpointRules<typeof gameApi.endpoints> = {
  gameList: {
    arg: { pageSize: 'keep', type: 'keep', sort: 'keep', keyword: 'length', platformType: 'keep' },
    result: 'keep',
  },
  gameDetail: { arg: 'keep', result: detail },
  gameGifts: { arg: 'keep', result: giftRule },
  download: {
    arg: { id: 'keep', platformType: 'keep', requestId: 'pseudonym', expectPrice: 'keep', deviceID: 'drop' },
    result: ticketRule,
  },
  reportSource: { arg: { channelID: 'keep', inviteCode: 'drop' }, result: 'keep' },
  gameTypes: { arg: 'keep', result: 'keep' },
};
