import type { ComponentType } from 'react';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';

const readingOverlays = () =>
  import(/* webpackChunkName: "overlay-reader" */ '@/pages/readbook/overlays').then((m) => m.readingOverlays);

const accountOverlays = () =>
  import(/* webpackChunkName: "overlay-account" */ '@/features/account/overlays').then((m) => m.overlays);

const downloadDialogs = () =>
  import(/* webpackChunkName: "overlay-download" */ '@/features/download/dialogs').then((m) => m.dialogs);

const checkinSheets = () =>
  import(/* webpackChunkName: "overlay-checkin" */ '@/features/checkin/sheets').then((m) => m.sheets);

const shareSheets = () =>
  import(/* webpackChunkName: "overlay-share" */ '@/features/share/sheets').then((m) => m.sheets);

const squareSheets = () =>
  import(/* webpackChunkName: "overlay-square" */ '@/features/square/menu/sheets').then((m) => m.sheets);

const drawOverlays = () =>
  import(/* webpackChunkName: "overlay-draw" */ '@/pages/activity/draw/overlays').then((m) => m.overlays);

const personSheets = () =>
  import(/* webpackChunkName: "overlay-person" */ '@/features/square/people/personSheets').then((m) => m.personSheets);

const guide = () =>
  import(/* webpackChunkName: "overlay-guide" */ '@/features/guide/GuideDialog').then((m) => m.GuideDialog);

const smallOverlays = () =>
  import(/* webpackChunkName: "overlay-small" */ './smallOverlays').then((m) => m.smallOverlays);

type Fetch = () => Promise<ComponentType<OverlayViewProps>>;

const views = {
  'age-gate': () =>
    import(/* webpackChunkName: "overlay-books" */ '@/features/books/AgeGateDialog').then((m) => m.AgeGateDialog),
  avatar: () => accountOverlays().then((all) => all.avatar),
  bindOffer: () => smallOverlays().then((all) => all.bindOffer),
  'book-comment': () =>
    import(/* webpackChunkName: "overlay-books" */ '@/pages/bookinfo/comments/BookCommentSheet').then(
      (m) => m.BookCommentSheet,
    ),
  'book-filter': () =>
    import(/* webpackChunkName: "overlay-books" */ '@/pages/animate/FilterSheet').then((m) => m.FilterSheet),
  bulletin: () => smallOverlays().then((all) => all.bulletin),
  'checkin-makeup': () => checkinSheets().then((all) => all['checkin-makeup']),
  'checkin-result': () => checkinSheets().then((all) => all['checkin-result']),
  'checkin-rules': () => checkinSheets().then((all) => all['checkin-rules']),
  consent: () => accountOverlays().then((all) => all.consent),
  copy: () => smallOverlays().then((all) => all.copy),
  'delete-history': () =>
    import(/* webpackChunkName: "overlay-books" */ '@/features/books/history/DeleteHistoryDialog').then(
      (m) => m.DeleteHistoryDialog,
    ),
  'browser-guide': guide,
  'download-guide': guide,
  'download-result': () => downloadDialogs().then((all) => all['download-result']),
  doctor: () =>
    import(/* webpackChunkName: "overlay-record" */ '@/app/support/doctor/DoctorSheet').then((m) => m.DoctorSheet),
  'draw-odds': () => drawOverlays().then((all) => all['draw-odds']),
  'draw-result': () => drawOverlays().then((all) => all['draw-result']),
  external: () => smallOverlays().then((all) => all.external),
  feedback: () => smallOverlays().then((all) => all.feedback),
  'game-review': () =>
    import(/* webpackChunkName: "game-reviews" */ '@/features/reviews/ReviewSheet').then((m) => m.ReviewSheet),
  'gift-code': () => smallOverlays().then((all) => all['gift-code']),
  images: () =>
    import(/* webpackChunkName: "overlay-images" */ '@/features/viewer/ImageViewer').then((m) => m.ImageViewer),
  insufficient: () => downloadDialogs().then((all) => all.insufficient),
  'merge-history': () => readingOverlays().then((all) => all['merge-history']),
  'reader-menu': () => readingOverlays().then((all) => all['reader-menu']),
  'reader-more': () => readingOverlays().then((all) => all['reader-more']),
  'reader-settings': () => readingOverlays().then((all) => all['reader-settings']),
  'reading-elsewhere': () => readingOverlays().then((all) => all['reading-elsewhere']),
  update: () => smallOverlays().then((all) => all.update),
  kefu: () => smallOverlays().then((all) => all.kefu),
  leaveEdit: () => accountOverlays().then((all) => all.leaveEdit),
  leaving: () => accountOverlays().then((all) => all.leaving),
  leavePost: () => smallOverlays().then((all) => all.leavePost),
  legal: () => smallOverlays().then((all) => all.legal),
  logout: () => smallOverlays().then((all) => all.logout),
  message: () => smallOverlays().then((all) => all.message),
  pickGame: () =>
    import(/* webpackChunkName: "overlay-square" */ '@/features/publish/GamePickerSheet').then(
      (m) => m.GamePickerSheet,
    ),
  platform: () => downloadDialogs().then((all) => all.platform),
  poster: () => shareSheets().then((all) => all.poster),
  purchase: () => downloadDialogs().then((all) => all.purchase),
  'muted-words': () => squareSheets().then((all) => all['muted-words']),
  'post-menu': () => squareSheets().then((all) => all['post-menu']),
  report: () => squareSheets().then((all) => all.report),
  share: () => shareSheets().then((all) => all.share),
  'square-confirm': () => squareSheets().then((all) => all['square-confirm']),
  'own-page': () => personSheets().then((all) => all['own-page']),
  'person-menu': () => personSheets().then((all) => all['person-menu']),
  reply: () =>
    import(/* webpackChunkName: "overlay-square" */ '@/features/square/comments/ReplySheet').then((m) => m.ReplySheet),
  support: () =>
    import(/* webpackChunkName: "overlay-record" */ '@/app/support/SupportSheet').then((m) => m.SupportSheet),
  'support-case': () =>
    import(/* webpackChunkName: "support-case" */ '@/features/support/SupportCaseSheet').then(
      (m) => m.SupportCaseSheet,
    ),
  unsubscribe: () =>
    import(/* webpackChunkName: "overlay-books" */ '@/features/books/shelf/UnsubscribeDialog').then(
      (m) => m.UnsubscribeDialog,
    ),
  unlock: () => smallOverlays().then((all) => all.unlock),
  vip: () => import(/* webpackChunkName: "overlay-vip" */ '@/pages/profile/VipSheet').then((m) => m.VipSheet),
  'vip-opened': () =>
    import(/* webpackChunkName: "overlay-vip" */ '@/features/vip/OpenedDialog').then((m) => m.OpenedDialog),
} satisfies Readonly<Record<string, Fetch>>;

/** Every kind of overlay; `app/store/overlayRules.ts` says what a recording keeps of each. */
export type OverlayKind = keyof typeof views;

/** The views of all overlays by kind, each in a lazy chunk, put together from the features. */
export const overlayViews: Readonly<Record<string, Fetch>> = views;
