import { accountCallsRecording } from '@/api/accountApi';
import { activityRecording } from '@/api/activityApi';
import { bookRecording } from '@/api/bookRecording';
import { bulletinsRecording } from '@/api/bulletinsApi';
import { checkinRecording } from '@/api/checkinApi';
import { editorialRecording } from '@/api/editorialApi';
import { gameRecording } from '@/api/gameRecording';
import { giftRecording } from '@/api/giftApi';
import { homeRecording } from '@/api/homeRecording';
import { messageRecording } from '@/api/messageApi';
import { moneyRecording } from '@/api/moneyApi';
import { noticeRecording } from '@/api/noticeApi';
import { ownOrderRecording } from '@/api/ownOrderApi';
import { peopleRecording } from '@/api/peopleApi';
import { platformRecording } from '@/api/platformApi';
import { privacyRecording } from '@/api/privacyApi';
import { publishRecording } from '@/api/publishApi';
import { realNameRecording } from '@/api/realNameApi';
import { removalRecording } from '@/api/removalApi';
import { reviewRecording } from '@/api/reviewRecording';
import { searchRecording } from '@/api/searchApi';
import { squareRecording } from '@/api/squareRecording';
import { statusRecording } from '@/api/statusRecording';
import { supportRecording } from '@/api/supportApi';
import { userRecording } from '@/api/userApi';
import { welfareRecording } from '@/api/welfareApi';
import { avatarRecording } from '@/features/account/avatarSlice';
import { editRecording } from '@/features/account/editSlice';
import { bookMenuRecording } from '@/features/books/bookMenuSlice';
import { bookPrefsRecording } from '@/features/books/bookPrefsSlice';
import { undoRecording } from '@/features/books/history/undoSlice';
import { bootRecording } from '@/features/boot/bootRecording';
import { bulletinRecording } from '@/features/bulletin/bulletinSlice';
import { checkinFlowRecording } from '@/features/checkin/checkinSlice';
import { checkoutRecording } from '@/features/checkout/checkoutRecording';
import { payChoiceRecording } from '@/features/checkout/payChoiceSlice';
import { downloadRecording } from '@/features/download/downloadSlice';
import { faqRecording } from '@/features/faq/faqSlice';
import { messagesRecording } from '@/features/messages/messagesSlice';
import { picturesRecording } from '@/features/pictures/picturesSlice';
import { publishFlowRecording } from '@/features/publish/publishSlice';
import { localHistoryRecording } from '@/features/reading/history/localHistorySlice';
import { keptChaptersRecording } from '@/features/reading/kept/keptChaptersSlice';
import { placesRecording } from '@/features/reading/places/placesSlice';
import { readerRecording } from '@/features/reading/readerSlice';
import { readerSettingsRecording } from '@/features/reading/settings/readerSettingsSlice';
import { claimsRecording } from '@/features/rewards/claims/claimsSlice';
import { claimWantedRecording } from '@/features/rewards/claims/claimWanted';
import { searchFlowRecording } from '@/features/search/searchSlice';
import { accountRecording } from '@/features/session/accountRecording';
import { credentialRecording } from '@/features/session/credentials/credentialSlice';
import { pendingRecording } from '@/features/session/pendingSlice';
import { sessionRecording } from '@/features/session/sessionRecording';
import { smsCodeRecording } from '@/features/session/smsCodeSlice';
import { commentsRecording } from '@/features/square/comments/commentsSlice';
import { replyRecording } from '@/features/square/comments/replySlice';
import { unseenRecording } from '@/features/square/unseen/unseenSlice';
import { squareViewRecording } from '@/features/square/view/squareViewSlice';
import { wishesRecording } from '@/features/square/wishes/wishesSlice';
import { lettersRecording } from '@/features/support/lettersSlice';
import { supportCaseRecording } from '@/features/support/supportCaseSlice';
import { unlockRecording } from '@/features/unlock/unlockSlice';
import { viewerRecording } from '@/features/viewer/viewerSlice';
import { vipOfferRecording } from '@/features/vip/vipOfferRecording';
import { filmRecording } from '@/features/welfare/filmSlice';
import type { EndpointRule, Rule } from '@/kernel/recording';
import { sessionEventsRecording } from '@/kernel/sessionEventsRecording';
import { chunksRecording } from '@/shell/chunks/chunksRecording';
import { clockRecording } from '@/shell/clock/clockRecording';
import { configRecording } from '@/shell/config/configRecording';
import { connectionRecording } from '@/shell/connection/connectionSlice';
import { feedsRecording } from '@/shell/feeds/feedsSlice';
import { formsRecording } from '@/shell/forms/formsSlice';
import { installRecording } from '@/shell/install/installSlice';
import { inviteRecording } from '@/shell/invite/inviteSlice';
import { navigationRecording } from '@/shell/navigation/navigationRecording';
import { pageRecording } from '@/shell/navigation/pageRecording';
import { overlaysRecording } from '@/shell/overlays/overlaysRecording';
import { settingsRecording } from '@/shell/settings/settingsRecording';
import { toastsRecording } from '@/shell/toasts/toastsSlice';
import type { slices } from './bareReducer';
import { overlayOpenedRule } from './overlayRules';

/** What a recording keeps of every action, by slice; a slice without rules does not compile. */
const bySlice: { readonly [Name in keyof typeof slices]: Readonly<Record<string, Rule>> } = {
  account: accountRecording,
  app: bootRecording,
  avatar: avatarRecording,
  bookMenu: bookMenuRecording,
  bookPrefs: bookPrefsRecording,
  historyUndo: undoRecording,
  bulletin: bulletinRecording,
  checkin: checkinFlowRecording,
  checkout: checkoutRecording,
  chunks: chunksRecording,
  claims: claimsRecording,
  clock: clockRecording,
  comments: commentsRecording,
  config: configRecording,
  connection: connectionRecording,
  credential: credentialRecording,
  edit: editRecording,
  download: downloadRecording,
  faq: faqRecording,
  feeds: feedsRecording,
  film: filmRecording,
  forms: formsRecording,
  install: installRecording,
  invite: inviteRecording,
  keptChapters: keptChaptersRecording,
  localHistory: localHistoryRecording,
  letters: lettersRecording,
  messages: messagesRecording,
  navigation: navigationRecording,
  overlays: overlaysRecording(overlayOpenedRule),
  page: pageRecording,
  payChoice: payChoiceRecording,
  pending: pendingRecording,
  pictures: picturesRecording,
  places: placesRecording,
  publish: publishFlowRecording,
  reply: replyRecording,
  reader: readerRecording,
  readerSettings: readerSettingsRecording,
  search: searchFlowRecording,
  session: sessionRecording,
  settings: settingsRecording,
  smsCode: smsCodeRecording,
  squareView: squareViewRecording,
  supportCase: supportCaseRecording,
  toasts: toastsRecording,
  unlock: unlockRecording,
  unseen: unseenRecording,
  viewer: viewerRecording,
  vipOffer: vipOfferRecording,
  wishes: wishesRecording,
};

/** What a recording keeps of every action, by its type. */
export const actionRules: Readonly<Record<string, Rule>> = {
  ...sessionEventsRecording,
  ...claimWantedRecording,
  ...Object.fromEntries(
    Object.entries(bySlice).flatMap(([slice, rules]) =>
      Object.entries(rules).map(([name, rule]) => [`${slice}/${name}`, rule]),
    ),
  ),
};

/** What a recording keeps of every endpoint's question and answer. */
export const endpointRules: Readonly<Record<string, EndpointRule>> = {
  ...accountCallsRecording,
  ...bookRecording,
  ...activityRecording,
  ...checkinRecording,
  ...gameRecording,
  ...giftRecording,
  ...moneyRecording,
  ...ownOrderRecording,
  ...homeRecording,
  ...messageRecording,
  ...noticeRecording,
  ...removalRecording,
  ...peopleRecording,
  ...platformRecording,
  ...bulletinsRecording,
  ...editorialRecording,
  ...privacyRecording,
  ...realNameRecording,
  ...publishRecording,
  ...reviewRecording,
  ...searchRecording,
  ...squareRecording,
  ...statusRecording,
  ...supportRecording,
  ...userRecording,
  ...welfareRecording,
};
