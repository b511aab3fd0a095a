import * as v from 'valibot';
import { call } from '@/contract/call';
import { Id, RequestId } from '@/contract/fields';
import { GiftClaimed, GiftPack } from '@/contract/gift';
import { listOf, pageFields } from '@/contract/page';

/** A page of packs, and the games that have one in the whole list: what it may be filtered by. */
const page = v.object({
  ...listOf(GiftPack).entries,
  games: v.optional(v.array(v.object({ id: Id, name: v.string(), icon: v.optional(v.string(), '') })), []),
});
const fields = { ...pageFields, gameId: v.optional(Id) };

/** Gift packs over all games (contract 2); those of one game are `web/game/detail/giftlist`. */
export const giftCalls = {
  giftList: call({
    method: 'GET',
    path: 'v1/gift/list',
    input: v.object({
      ...fields,
      /** `open`: can be had now or soon, the first to end first; `past`: ended, or one's own and no longer redeemable. */
      scope: v.optional(v.picklist(['open', 'past']), 'open'),
    }),
    output: page,
  }),
  ownGifts: call({
    method: 'GET',
    path: 'v1/gift/me',
    access: 'member',
    /** Packs whose code one has and may still redeem, the latest first. */
    input: v.object(fields),
    output: page,
  }),
  claimGift: call({
    method: 'POST',
    path: 'v1/gift/{id}/claim',
    access: 'member',
    input: v.object({ id: Id, requestId: RequestId }),
    /** 4001 sold out, 4002 claimed by another request (`data.code`), 4004 condition not met, 1007 not its time. */
    output: GiftClaimed,
  }),
};
