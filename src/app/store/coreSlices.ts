import { bootSlice } from '@/features/boot/bootSlice';
import { accountSlice } from '@/features/session/accountSlice';
import { sessionSlice } from '@/features/session/sessionSlice';
import { vipOfferSlice } from '@/features/vip/vipOfferSlice';
import { chunksSlice } from '@/shell/chunks/chunksSlice';
import { clockSlice } from '@/shell/clock/clockSlice';
import { configSlice } from '@/shell/config/configSlice';
import { navigationSlice } from '@/shell/navigation/navigationSlice';
import { pageCacheSlice } from '@/shell/navigation/pageCacheSlice';
import { overlaysSlice } from '@/shell/overlays/overlaysSlice';
import { settingsSlice } from '@/shell/settings/settingsSlice';

/** Slices that the frame and the first screen of home read, and those kept in the browser. Every byte here is waited for. */
export const coreSlices = {
  account: accountSlice,
  app: bootSlice,
  chunks: chunksSlice,
  clock: clockSlice,
  config: configSlice,
  navigation: navigationSlice,
  overlays: overlaysSlice,
  page: pageCacheSlice,
  session: sessionSlice,
  settings: settingsSlice,
  vipOffer: vipOfferSlice,
} as const;
