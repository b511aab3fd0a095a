import { activityRoute } from '@/pages/activity/activity.route';
import { animateRoute } from '@/pages/animate/animate.route';
import { appealRoute } from '@/pages/appeal/appeal.route';
import { bindRoute } from '@/pages/bind/bind.route';
import { bookinfoRoute } from '@/pages/bookinfo/bookinfo.route';
import { bookmenuRoute } from '@/pages/bookmenu/bookmenu.route';
import { businessRoute } from '@/pages/business/business.route';
import { checkinRoute } from '@/pages/checkin/checkin.route';
import { commenthistoryRoute } from '@/pages/commenthistory/commenthistory.route';
import { detailRoute } from '@/pages/detail/detail.route';
import { downloadRoute } from '@/pages/download/download.route';
import { faqRoute } from '@/pages/faq/faq.route';
import { findRoute } from '@/pages/find/find.route';
import { gamesRoute } from '@/pages/games/games.route';
import { giftsRoute } from '@/pages/gifts/gifts.route';
import { homeRoute } from '@/pages/home/home.route';
import { lettersRoute } from '@/pages/letters/letters.route';
import { loginRoute } from '@/pages/login/login.route';
import { messageRoute } from '@/pages/message/message.route';
import { otherRoute } from '@/pages/other/other.route';
import { postRoute } from '@/pages/post/post.route';
import { postpageRoute } from '@/pages/postpage/postpage.route';
import { profileRoute } from '@/pages/profile/profile.route';
import { readbookRoute } from '@/pages/readbook/readbook.route';
import { readhistoryRoute } from '@/pages/readhistory/readhistory.route';
import { rechargeRoute } from '@/pages/recharge/recharge.route';
import { registerRoute } from '@/pages/register/register.route';
import { resetRoute } from '@/pages/reset/reset.route';
import { squareRoute } from '@/pages/square/square.route';
import { subscriblistRoute } from '@/pages/subscriblist/subscriblist.route';
import { userRoute } from '@/pages/user/user.route';
import { welfareRoute } from '@/pages/welfare/welfare.route';
import type { Route } from '@/shell/navigation/route';

/** The routes of this build, one entry a page, from the pages' own folders (C4). */
export const allRoutes: readonly Route[] = [
  activityRoute,
  animateRoute,
  appealRoute,
  bindRoute,
  businessRoute,
  checkinRoute,
  bookinfoRoute,
  bookmenuRoute,
  commenthistoryRoute,
  detailRoute,
  downloadRoute,
  faqRoute,
  findRoute,
  gamesRoute,
  giftsRoute,
  homeRoute,
  lettersRoute,
  loginRoute,
  messageRoute,
  otherRoute,
  postpageRoute,
  postRoute,
  profileRoute,
  readbookRoute,
  readhistoryRoute,
  rechargeRoute,
  registerRoute,
  resetRoute,
  squareRoute,
  subscriblistRoute,
  welfareRoute,
  userRoute,
];
