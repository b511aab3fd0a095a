import { api } from '@/api/api';
import { AccountRecord, accountSlice } from '@/features/session/accountSlice';
import { VIP_OFFER_KEY, VipOffer, vipOfferSlice } from '@/features/vip/vipOfferSlice';
import type { Ports } from '@/kernel/ports';
import { ACCOUNT_KEY } from '@/kernel/sessionFacts';
import { coreSlices } from './coreSlices';
import { createGrowingReducer, type GrowingReducer } from './growingReducer';
import type { lateReducers, lateSlices } from './lateSlices';
import { persisted } from './persist';
import { reducersOf } from './reducersOf';

type Slices = typeof coreSlices & typeof lateSlices;
type States = { [Name in keyof Slices]: ReturnType<Slices[Name]['reducer']> };

/** The whole state. A page other than home, an overlay and a late effect find all of it; the frame and home only the core. */
export type RootState = States & { [api.reducerPath]: ReturnType<typeof api.reducer> };

/** The reducers that come later. */
export type LateReducers = typeof lateReducers;

/** The reducer of a member's own store: account and VIP config are kept in the browser (D5). */
export const createRootReducer = (ports: Pick<Ports, 'local' | 'gate'>): GrowingReducer<RootState, LateReducers> =>
  createGrowingReducer({
    ...reducersOf(coreSlices),
    [api.reducerPath]: api.reducer,
    account: persisted({ key: ACCOUNT_KEY, version: 1, schema: AccountRecord, reducer: accountSlice.reducer }, ports),
    vipOffer: persisted({ key: VIP_OFFER_KEY, version: 1, schema: VipOffer, reducer: vipOfferSlice.reducer }, ports),
  });
