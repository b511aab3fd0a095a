import { commenthistoryRoute } from '@/pages/commenthistory/commenthistory.route';
import { detailRoute } from '@/pages/detail/detail.route';
import { gamesRoute } from '@/pages/games/games.route';
import { homeRoute } from '@/pages/home/home.route';
import { loginRoute } from '@/pages/login/login.route';
import { otherRoute } from '@/pages/other/other.route';
import { postRoute } from '@/pages/post/post.route';
import { postpageRoute } from '@/pages/postpage/postpage.route';
import { profileRoute } from '@/pages/profile/profile.route';
import { rechargeRoute } from '@/pages/recharge/recharge.route';
import { registerRoute } from '@/pages/register/register.route';
import { squareRoute } from '@/pages/square/square.route';
import type { Route } from '@/shell/navigation/route';

/** The routes of this build, one entry a page, from the pages' own folders (C4). */
export const allRoutes: readonly Route[] = [
  commenthistoryRoute,
  detailRoute,
  gamesRoute,
  homeRoute,
  loginRoute,
  otherRoute,
  postpageRoute,
  postRoute,
  profileRoute,
  rechargeRoute,
  registerRoute,
  squareRoute,
];
