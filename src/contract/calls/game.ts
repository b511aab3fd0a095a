import * as v from 'valibot';
import { call } from '@/contract/call';
import { Diamonds, deviceID, Id, Nothing, Null, PlatformType, RequestId } from '@/contract/fields';
import { DownloadTicket, Game, GameDetail, GameType } from '@/contract/game';
import { GiftPack } from '@/contract/gift';
import { listOf, pageFields } from '@/contract/page';

/** `appID` here is the game's identifier; it replaces the automatic one. */
const ofGame = v.object({ appID: v.string() });

/** Games, their gift packs and their downloads (spec 7; contract 2 for the types and mine). */
export const gameCalls = {
  gameList: call({
    method: 'POST',
    path: 'web/game/list',
    input: v.object({
      ...pageFields,
      type: v.optional(v.string()),
      sort: v.optional(v.picklist(['new', 'hot', 'free', 'vip'])),
      keyword: v.optional(v.string()),
      platformType: v.optional(PlatformType),
    }),
    output: listOf(Game),
  }),
  gameDetail: call({ method: 'POST', path: 'web/game/detail', input: ofGame, output: GameDetail }),
  gameGifts: call({ method: 'POST', path: 'web/game/detail/giftlist', input: ofGame, output: v.array(GiftPack) }),
  download: call({
    method: 'POST',
    path: 'user/game/download/{id}',
    input: v.object({
      id: Id,
      platformType: PlatformType,
      requestId: v.optional(RequestId),
      expectPrice: v.optional(Diamonds),
      /** Of a guest: a device counts once in the charts. */
      deviceID,
    }),
    output: DownloadTicket,
  }),
  reportSource: call({
    method: 'POST',
    path: 'user/game/download/upload',
    /** Each only when the URL carried it (A3). */
    input: v.object({ channelID: v.optional(v.string()), inviteCode: v.optional(v.string()) }),
    output: Null,
  }),
  gameTypes: call({ method: 'GET', path: 'v1/game/type/list', input: Nothing, output: v.array(GameType) }),
};
