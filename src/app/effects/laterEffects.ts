import { idleAnswersEffects } from '@/api/idleAnswers';
import { recorderEffects } from '@/app/recorder/recorderEffects';
import { supportCaseEffects } from '@/app/support/supportCaseEffects';
import { supportEffects } from '@/app/support/supportEffects';
import { affairsEffects } from '@/features/account/affairsEffects';
import { avatarEffects } from '@/features/account/avatarEffects';
import { editEffects } from '@/features/account/editEffects';
import { bookPrefsEffects } from '@/features/books/bookPrefsEffects';
import { booksEffects } from '@/features/books/booksEffects';
import { undoEffects } from '@/features/books/history/undoEffects';
import { bootEffects } from '@/features/boot/bootEffects';
import { bulletinEffects } from '@/features/bulletin/bulletinEffects';
import { checkinEffects } from '@/features/checkin/checkinEffects';
import { checkoutEffects } from '@/features/checkout/checkoutEffects';
import { rechargeEffects } from '@/features/checkout/rechargeEffects';
import { downloadEffects } from '@/features/download/downloadEffects';
import { faqEffects } from '@/features/faq/faqEffects';
import { homeEffects } from '@/features/home/homeEffects';
import { keptFeedEffects } from '@/features/home/keptFeedEffects';
import { badgeEffects } from '@/features/messages/badgeEffects';
import { messagesEffects } from '@/features/messages/messagesEffects';
import { picturesEffects } from '@/features/pictures/picturesEffects';
import { profileEffects } from '@/features/profile/profileEffects';
import { publishEffects } from '@/features/publish/publishEffects';
import { localHistoryEffects } from '@/features/reading/history/localHistoryEffects';
import { keptChaptersEffects } from '@/features/reading/kept/keptChaptersEffects';
import { placesEffects } from '@/features/reading/places/placesEffects';
import { readerSettingsEffects } from '@/features/reading/settings/readerSettingsEffects';
import { claimsEffects } from '@/features/rewards/claims/claimsEffects';
import { conditionEffects } from '@/features/rewards/gifts/conditionEffects';
import { searchEffects } from '@/features/search/searchEffects';
import { credentialEffects } from '@/features/session/credentials/credentialEffects';
import { greetEffects } from '@/features/session/greetEffects';
import { pendingEffects } from '@/features/session/pendingEffects';
import { sessionEffects } from '@/features/session/sessionEffects';
import { signInEffects } from '@/features/session/signInEffects';
import { smsCodeEffects } from '@/features/session/smsCodeEffects';
import { replyEffects } from '@/features/square/comments/replyEffects';
import { unblockedEffects } from '@/features/square/people/unblockedEffects';
import { unseenEffects } from '@/features/square/unseen/unseenEffects';
import { followedEffects } from '@/features/square/view/followedEffects';
import { newsEffects } from '@/features/square/view/newsEffects';
import { wishesEffects } from '@/features/square/wishes/wishesEffects';
import { statusEffects } from '@/features/status/statusEffects';
import { lettersEffects } from '@/features/support/lettersEffects';
import { unlockEffects } from '@/features/unlock/unlockEffects';
import { freshConfigEffects } from '@/features/update/freshConfigEffects';
import { updateEffects } from '@/features/update/updateEffects';
import { vipEffects } from '@/features/vip/vipEffects';
import { filmEffects } from '@/features/welfare/filmEffects';
import type { Listen } from '@/kernel/listen';
import { visitEffects } from '@/shell/config/visitEffects';
import { connectionEffects } from '@/shell/connection/connectionEffects';
import { faultEffects } from '@/shell/faults/faultEffects';
import { feedsEffects } from '@/shell/feeds/feedsEffects';
import { inviteEffects } from '@/shell/invite/inviteEffects';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { overlaysEffects } from '@/shell/overlays/overlaysEffects';
import { settingsEffects } from '@/shell/settings/settingsEffects';
import { toastsEffects } from '@/shell/toasts/toastsEffects';
import { closeRules } from './closeRules';
import { iconEffects } from './iconEffects';
import { otherTabsEffects } from './otherTabsEffects';
import { overlayKitEffects } from './overlayKitEffects';
import { resumable } from './resumable';
import { tabsAheadEffects } from './tabsAheadEffects';
import { unlockCalls } from './unlockCalls';

/**
 * Effects that nothing on the first screen waits for: they come in a later chunk, and nothing is lost meanwhile. In
 * groups that cost about the same, each registered in a task of its own.
 */
export function laterEffects(routes: RouteTable): readonly ((listen: Listen) => void)[] {
  return [
    (listen) => {
      recorderEffects(listen);
      supportEffects(listen);
      supportCaseEffects(listen);
      toastsEffects(listen);
      faultEffects(listen);
      overlaysEffects(listen, closeRules);
      visitEffects(listen);
      settingsEffects(listen);
      feedsEffects(listen);
      connectionEffects(listen);
      idleAnswersEffects(listen);
      inviteEffects(listen);
    },
    (listen) => {
      signInEffects(listen);
      smsCodeEffects(listen);
      credentialEffects(listen);
      affairsEffects(listen);
      avatarEffects(listen);
      editEffects(listen);
      sessionEffects(listen, routes);
      pendingEffects(listen, resumable);
      greetEffects(listen, routes);
      otherTabsEffects(listen);
    },
    (listen) => {
      bulletinEffects(listen);
      replyEffects(listen);
      downloadEffects(listen);
      claimsEffects(listen);
      conditionEffects(listen);
      unlockEffects(listen, unlockCalls);
      updateEffects(listen);
      freshConfigEffects(listen);
      overlayKitEffects(listen);
      iconEffects(listen);
      tabsAheadEffects(listen, routes);
    },
    (listen) => {
      statusEffects(listen);
      homeEffects(listen);
      keptFeedEffects(listen);
      messagesEffects(listen);
      badgeEffects(listen);
      faqEffects(listen);
      lettersEffects(listen);
      checkinEffects(listen);
      checkoutEffects(listen);
      rechargeEffects(listen);
      profileEffects(listen);
      vipEffects(listen);
      filmEffects(listen);
    },
    (listen) => {
      bookPrefsEffects(listen);
      booksEffects(listen);
      undoEffects(listen);
      unblockedEffects(listen);
      unseenEffects(listen);
      newsEffects(listen);
      followedEffects(listen);
      wishesEffects(listen);
      picturesEffects(listen);
    },
    (listen) => {
      publishEffects(listen, routes);
      localHistoryEffects(listen);
      placesEffects(listen);
    },
    (listen) => {
      keptChaptersEffects(listen);
      readerSettingsEffects(listen);
      searchEffects(listen);
    },
    bootEffects,
  ];
}
