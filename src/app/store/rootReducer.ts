import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { bootSlice } from '@/features/boot/bootSlice';
import { bulletinSlice } from '@/features/bulletin/bulletinSlice';
import { checkoutSlice } from '@/features/checkout/checkoutSlice';
import { payChoiceSlice } from '@/features/checkout/payChoiceSlice';
import { downloadSlice } from '@/features/download/downloadSlice';
import { picturesSlice } from '@/features/publish/picturesSlice';
import { publishSlice } from '@/features/publish/publishSlice';
import { searchSlice } from '@/features/search/searchSlice';
import { AccountRecord, accountSlice } from '@/features/session/accountSlice';
import { pendingSlice } from '@/features/session/pendingSlice';
import { sessionSlice } from '@/features/session/sessionSlice';
import { smsCodeSlice } from '@/features/session/smsCodeSlice';
import { commentsSlice } from '@/features/square/comments/commentsSlice';
import { replySlice } from '@/features/square/comments/replySlice';
import { unseenSlice } from '@/features/square/unseen/unseenSlice';
import { squareViewSlice } from '@/features/square/view/squareViewSlice';
import { wishesSlice } from '@/features/square/wishes/wishesSlice';
import { viewerSlice } from '@/features/viewer/viewerSlice';
import { VIP_OFFER_KEY, VipOffer, vipOfferSlice } from '@/features/vip/vipOfferSlice';
import type { StorePort } from '@/kernel/ports';
import { ACCOUNT_KEY } from '@/kernel/sessionFacts';
import { chunksSlice } from '@/shell/chunks/chunksSlice';
import { clockSlice } from '@/shell/clock/clockSlice';
import { configSlice } from '@/shell/config/configSlice';
import { connectionSlice } from '@/shell/connection/connectionSlice';
import { feedsSlice } from '@/shell/feeds/feedsSlice';
import { formsSlice } from '@/shell/forms/formsSlice';
import { inviteSlice } from '@/shell/invite/inviteSlice';
import { navigationSlice } from '@/shell/navigation/navigationSlice';
import { pageCacheSlice } from '@/shell/navigation/pageCacheSlice';
import { overlaysSlice } from '@/shell/overlays/overlaysSlice';
import { settingsSlice } from '@/shell/settings/settingsSlice';
import { toastsSlice } from '@/shell/toasts/toastsSlice';
import { persisted } from './persist';

/** Every slice of the app, bare: what replay runs, without storage, store, router or window. */
export const slices = {
  account: accountSlice,
  app: bootSlice,
  bulletin: bulletinSlice,
  checkout: checkoutSlice,
  chunks: chunksSlice,
  clock: clockSlice,
  comments: commentsSlice,
  config: configSlice,
  connection: connectionSlice,
  download: downloadSlice,
  feeds: feedsSlice,
  forms: formsSlice,
  invite: inviteSlice,
  navigation: navigationSlice,
  overlays: overlaysSlice,
  page: pageCacheSlice,
  payChoice: payChoiceSlice,
  pending: pendingSlice,
  pictures: picturesSlice,
  publish: publishSlice,
  reply: replySlice,
  search: searchSlice,
  session: sessionSlice,
  settings: settingsSlice,
  smsCode: smsCodeSlice,
  squareView: squareViewSlice,
  toasts: toastsSlice,
  unseen: unseenSlice,
  viewer: viewerSlice,
  vipOffer: vipOfferSlice,
  wishes: wishesSlice,
} as const;

type Slices = typeof slices;
type SliceReducers = { [Name in keyof Slices]: Slices[Name]['reducer'] };
type States = { [Name in keyof Slices]: ReturnType<Slices[Name]['reducer']> };

/** The whole state. */
export type RootState = States & { [api.reducerPath]: ReturnType<typeof api.reducer> };

const bare = {
  ...(Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, slice.reducer])) as SliceReducers),
  [api.reducerPath]: api.reducer,
};

/** The reducer of a replay: pure, nothing persisted. */
export const createBareReducer = (): Reducer<RootState> => combineReducers(bare) as unknown as Reducer<RootState>;

/** The reducer of a member's own store: account and VIP config are kept in the browser (D5). */
export function createRootReducer(local: StorePort): Reducer<RootState> {
  return combineReducers({
    ...bare,
    account: persisted({ key: ACCOUNT_KEY, version: 1, schema: AccountRecord, reducer: accountSlice.reducer }, local),
    vipOffer: persisted({ key: VIP_OFFER_KEY, version: 1, schema: VipOffer, reducer: vipOfferSlice.reducer }, local),
  }) as unknown as Reducer<RootState>;
}
