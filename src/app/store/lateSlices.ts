import { bulletinSlice } from '@/features/bulletin/bulletinSlice';
import { checkoutSlice } from '@/features/checkout/checkoutSlice';
import { payChoiceSlice } from '@/features/checkout/payChoiceSlice';
import { downloadSlice } from '@/features/download/downloadSlice';
import { picturesSlice } from '@/features/pictures/picturesSlice';
import { publishSlice } from '@/features/publish/publishSlice';
import { claimsSlice } from '@/features/rewards/claims/claimsSlice';
import { searchSlice } from '@/features/search/searchSlice';
import { commentsSlice } from '@/features/square/comments/commentsSlice';
import { replySlice } from '@/features/square/comments/replySlice';
import { unseenSlice } from '@/features/square/unseen/unseenSlice';
import { squareViewSlice } from '@/features/square/view/squareViewSlice';
import { wishesSlice } from '@/features/square/wishes/wishesSlice';
import { unlockSlice } from '@/features/unlock/unlockSlice';
import { connectionSlice } from '@/shell/connection/connectionSlice';
import { feedsSlice } from '@/shell/feeds/feedsSlice';
import { formsSlice } from '@/shell/forms/formsSlice';
import { installSlice } from '@/shell/install/installSlice';
import { inviteSlice } from '@/shell/invite/inviteSlice';
import { toastsSlice } from '@/shell/toasts/toastsSlice';
import { lateAccountSlices } from './lateAccountSlices';
import { lateReadingSlices } from './lateReadingSlices';

/**
 * Slices that the first screen of home does without. They arrive in a chunk of their own, before any other page, any
 * overlay and any late effect (decision 0013); nothing in the entry may import them.
 */
export const lateSlices = {
  ...lateAccountSlices,
  ...lateReadingSlices,
  bulletin: bulletinSlice,
  checkout: checkoutSlice,
  claims: claimsSlice,
  comments: commentsSlice,
  connection: connectionSlice,
  download: downloadSlice,
  feeds: feedsSlice,
  forms: formsSlice,
  install: installSlice,
  invite: inviteSlice,
  payChoice: payChoiceSlice,
  pictures: picturesSlice,
  publish: publishSlice,
  reply: replySlice,
  search: searchSlice,
  squareView: squareViewSlice,
  unlock: unlockSlice,
  unseen: unseenSlice,
  toasts: toastsSlice,
  wishes: wishesSlice,
} as const;
