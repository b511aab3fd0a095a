import * as account from '@/text/account';
import * as activity from '@/text/activity';
import * as affairs from '@/text/affairs';
import * as animate from '@/text/animate';
import * as app from '@/text/app';
import * as appeal from '@/text/appeal';
import * as appPackage from '@/text/appPackage';
import * as bookInfo from '@/text/bookInfo';
import * as books from '@/text/books';
import * as boot from '@/text/boot';
import * as bootFault from '@/text/bootFault';
import * as bulletin from '@/text/bulletin';
import * as chapters from '@/text/chapters';
import * as checkin from '@/text/checkin';
import * as checkout from '@/text/checkout';
import * as claims from '@/text/claims';
import * as commentHistory from '@/text/commentHistory';
import * as copy from '@/text/copy';
import * as crash from '@/text/crash';
import * as credentials from '@/text/credentials';
import * as download from '@/text/download';
import * as downloadDialogs from '@/text/downloadDialogs';
import * as editorial from '@/text/editorial';
import * as external from '@/text/external';
import * as fields from '@/text/fields';
import * as film from '@/text/film';
import * as filmHistory from '@/text/filmHistory';
import * as footer from '@/text/footer';
import * as forms from '@/text/forms';
import * as gamePosts from '@/text/gamePosts';
import * as games from '@/text/games';
import * as gifts from '@/text/gifts';
import * as guide from '@/text/guide';
import * as home from '@/text/home';
import * as homeBare from '@/text/homeBare';
import * as homeRails from '@/text/homeRails';
import * as install from '@/text/install';
import * as invite from '@/text/invite';
import * as keptChapters from '@/text/keptChapters';
import * as kit from '@/text/kit';
import * as late from '@/text/late';
import * as letterPictures from '@/text/letterPictures';
import * as letters from '@/text/letters';
import * as lightbox from '@/text/lightbox';
import * as lists from '@/text/lists';
import * as marks from '@/text/marks';
import * as measured from '@/text/measured';
import * as messages from '@/text/messages';
import * as orders from '@/text/orders';
import * as person from '@/text/person';
import * as pictures from '@/text/pictures';
import * as post from '@/text/post';
import * as privacy from '@/text/privacy';
import * as profile from '@/text/profile';
import * as proof from '@/text/proof';
import * as publish from '@/text/publish';
import * as readerSettings from '@/text/readerSettings';
import * as readHistory from '@/text/readHistory';
import * as reading from '@/text/reading';
import * as realName from '@/text/realName';
import * as recharge from '@/text/recharge';
import * as refusals from '@/text/refusals';
import * as relatedQuestions from '@/text/relatedQuestions';
import * as reviews from '@/text/reviews';
import * as search from '@/text/search';
import * as session from '@/text/session';
import * as share from '@/text/share';
import * as shelf from '@/text/shelf';
import * as shell from '@/text/shell';
import * as shelves from '@/text/shelves';
import * as signIn from '@/text/signIn';
import * as square from '@/text/square';
import * as support from '@/text/support';
import * as supportCase from '@/text/supportCase';
import * as supportMenu from '@/text/supportMenu';
import * as tasks from '@/text/tasks';
import * as titles from '@/text/titles';
import * as toasts from '@/text/toasts';
import * as units from '@/text/units';
import * as unlock from '@/text/unlock';
import * as update from '@/text/update';
import * as uploads from '@/text/uploads';
import * as vip from '@/text/vip';
import * as welfare from '@/text/welfare';

/** Every module of words that a member's screen is made of; those of tools for the staff are not among them. */
export const catalogue: readonly object[] = [
  account,
  affairs,
  activity,
  animate,
  app,
  appPackage,
  appeal,
  bookInfo,
  books,
  boot,
  bootFault,
  bulletin,
  chapters,
  checkin,
  checkout,
  claims,
  commentHistory,
  copy,
  crash,
  credentials,
  download,
  downloadDialogs,
  editorial,
  external,
  fields,
  film,
  filmHistory,
  footer,
  forms,
  gamePosts,
  games,
  gifts,
  guide,
  home,
  homeBare,
  homeRails,
  install,
  invite,
  kit,
  late,
  letterPictures,
  letters,
  lightbox,
  lists,
  marks,
  measured,
  messages,
  orders,
  person,
  pictures,
  post,
  privacy,
  realName,
  profile,
  proof,
  publish,
  readHistory,
  readerSettings,
  reading,
  recharge,
  keptChapters,
  relatedQuestions,
  refusals,
  reviews,
  search,
  session,
  share,
  shelf,
  shell,
  shelves,
  signIn,
  square,
  support,
  supportCase,
  supportMenu,
  tasks,
  titles,
  toasts,
  units,
  unlock,
  update,
  uploads,
  vip,
  welfare,
];
