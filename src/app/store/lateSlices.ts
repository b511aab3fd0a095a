import { avatarSlice } from '@/features/account/avatarSlice';
import { editSlice } from '@/features/account/editSlice';
import { bookMenuSlice } from '@/features/books/bookMenuSlice';
import { bookPrefsSlice } from '@/features/books/bookPrefsSlice';
import { undoSlice } from '@/features/books/history/undoSlice';
import { bulletinSlice } from '@/features/bulletin/bulletinSlice';
import { checkinSlice } from '@/features/checkin/checkinSlice';
import { checkoutSlice } from '@/features/checkout/checkoutSlice';
import { payChoiceSlice } from '@/features/checkout/payChoiceSlice';
import { downloadSlice } from '@/features/download/downloadSlice';
import { faqSlice } from '@/features/faq/faqSlice';
import { messagesSlice } from '@/features/messages/messagesSlice';
import { picturesSlice } from '@/features/pictures/picturesSlice';
import { publishSlice } from '@/features/publish/publishSlice';
import { localHistorySlice } from '@/features/reading/history/localHistorySlice';
import { keptChaptersSlice } from '@/features/reading/kept/keptChaptersSlice';
import { placesSlice } from '@/features/reading/places/placesSlice';
import { readerSlice } from '@/features/reading/readerSlice';
import { readerSettingsSlice } from '@/features/reading/settings/readerSettingsSlice';
import { claimsSlice } from '@/features/rewards/claims/claimsSlice';
import { searchSlice } from '@/features/search/searchSlice';
import { credentialSlice } from '@/features/session/credentials/credentialSlice';
import { pendingSlice } from '@/features/session/pendingSlice';
import { smsCodeSlice } from '@/features/session/smsCodeSlice';
import { commentsSlice } from '@/features/square/comments/commentsSlice';
import { replySlice } from '@/features/square/comments/replySlice';
import { unseenSlice } from '@/features/square/unseen/unseenSlice';
import { squareViewSlice } from '@/features/square/view/squareViewSlice';
import { wishesSlice } from '@/features/square/wishes/wishesSlice';
import { lettersSlice } from '@/features/support/lettersSlice';
import { supportCaseSlice } from '@/features/support/supportCaseSlice';
import { unlockSlice } from '@/features/unlock/unlockSlice';
import { viewerSlice } from '@/features/viewer/viewerSlice';
import { filmSlice } from '@/features/welfare/filmSlice';
import { connectionSlice } from '@/shell/connection/connectionSlice';
import { feedsSlice } from '@/shell/feeds/feedsSlice';
import { formsSlice } from '@/shell/forms/formsSlice';
import { installSlice } from '@/shell/install/installSlice';
import { inviteSlice } from '@/shell/invite/inviteSlice';
import { toastsSlice } from '@/shell/toasts/toastsSlice';

/**
 * Slices that the first screen of home does without. They arrive in a chunk of their own, before any other page, any
 * overlay and any late effect (decision 0013); nothing in the entry may import them.
 */
export const lateSlices = {
  avatar: avatarSlice,
  bookMenu: bookMenuSlice,
  bookPrefs: bookPrefsSlice,
  bulletin: bulletinSlice,
  historyUndo: undoSlice,
  checkin: checkinSlice,
  checkout: checkoutSlice,
  claims: claimsSlice,
  comments: commentsSlice,
  connection: connectionSlice,
  credential: credentialSlice,
  download: downloadSlice,
  edit: editSlice,
  feeds: feedsSlice,
  film: filmSlice,
  forms: formsSlice,
  faq: faqSlice,
  install: installSlice,
  invite: inviteSlice,
  keptChapters: keptChaptersSlice,
  letters: lettersSlice,
  localHistory: localHistorySlice,
  messages: messagesSlice,
  payChoice: payChoiceSlice,
  pending: pendingSlice,
  pictures: picturesSlice,
  places: placesSlice,
  publish: publishSlice,
  reply: replySlice,
  reader: readerSlice,
  readerSettings: readerSettingsSlice,
  search: searchSlice,
  smsCode: smsCodeSlice,
  squareView: squareViewSlice,
  supportCase: supportCaseSlice,
  unlock: unlockSlice,
  unseen: unseenSlice,
  viewer: viewerSlice,
  toasts: toastsSlice,
  wishes: wishesSlice,
} as const;
