import * as v from 'valibot';
import { call } from '../call';
import { Diamonds, Id, Nothing, Null, PlatformType, RequestId } from '../fields';
import { DownloadTicket, Game, GameDetail, GameType } from '../game';
import { GiftPack } from '../gift';
import { listOf, pageFields } from '../page';

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
  ownGames: call({
    method: 'GET',
    path: 'v1/game/mine',
    access: 'member',
    input: v.object(pageFields),
    output: listOf(Game),
  }),
};
