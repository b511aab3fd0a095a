import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { rehydrated } from '@/kernel/rehydrated';
import { navigationEvents } from '@/shell/navigation/navigationSlice';

/** Where the record lies in browser storage. */
export const VIP_OFFER_KEY = 'vipConfig';

/** The stored VIP config: where an offer was opened from (spec 3, E5). Changing its shape needs a migration. */
export const VipOffer = v.object({
  /** 1 when opened from a game. */
  type: v.picklist([0, 1]),
  /** The game's id, 0 for none. */
  source: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type VipOffer = v.InferOutput<typeof VipOffer>;

/** No offer (spec 3). */
const noOffer: VipOffer = { type: 0, source: 0 };

/** The VIP config record (E5, C6). */
export const vipOfferSlice = createSlice({
  name: 'vipOffer',
  initialState: noOffer,
  reducers: {
    /** 立即开通 was pressed at a game. */
    madeFromGame: (_state, { payload }: PayloadAction<{ gameId: number }>) => ({
      type: 1 as const,
      source: payload.gameId,
    }),
  },
  extraReducers: (builder) =>
    builder
      // Leaving profile resets it (C6): whatever place is reached that is not profile.
      .addCase(navigationEvents.arrived, (offer, { payload }) =>
        payload.place.route === 'profile' || offer.type === 0 ? offer : noOffer,
      )
      .addMatcher(rehydrated<VipOffer>(VIP_OFFER_KEY), (_offer, { payload }) => ({ ...noOffer, ...payload })),
  selectors: { selectVipOffer: (offer) => offer },
});

export const vipOfferEvents = vipOfferSlice.actions;
export const { selectVipOffer } = vipOfferSlice.selectors;
