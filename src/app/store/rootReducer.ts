import { combineSlices, type WithSlice } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { AccountRecord, accountSlice } from '@/features/session/accountSlice';
import { VIP_OFFER_KEY, VipOffer, vipOfferSlice } from '@/features/vip/vipOfferSlice';
import type { Ports } from '@/kernel/ports';
import { ACCOUNT_KEY } from '@/kernel/sessionEvents';
import { coreSlices } from './coreSlices';
import type { lateSlices } from './lateSlices';
import { persisted } from './persist';

type Slices = typeof coreSlices & typeof lateSlices;
type States = { [Name in keyof Slices]: ReturnType<Slices[Name]['reducer']> };

/** The whole state. A page other than home, an overlay and a late effect find all of it; the frame and home only the core. */
export type RootState = States & WithSlice<typeof api>;

/** The reducer of a member's own store at the start: account and VIP config are kept in the browser (D5). */
export const createRootReducer = (ports: Pick<Ports, 'local' | 'gate'>) =>
  combineSlices(api, ...Object.values(coreSlices), {
    account: persisted({ key: ACCOUNT_KEY, version: 1, schema: AccountRecord, reducer: accountSlice.reducer }, ports),
    vipOffer: persisted({ key: VIP_OFFER_KEY, version: 1, schema: VipOffer, reducer: vipOfferSlice.reducer }, ports),
  });
