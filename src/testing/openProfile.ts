import type { HistoryEntry } from '@/contract/book';
import { homeRoute } from '@/pages/home/home.route';
import { loginRoute } from '@/pages/login/login.route';
import { profileRoute } from '@/pages/profile/profile.route';
import { rechargeRoute } from '@/pages/recharge/recharge.route';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import type { Route } from '@/shell/navigation/route';
import { buildAccount, buildStatus } from './builders/member';
import { buildVipConfig } from './builders/money';
import { createFakeServer } from './fakeServer';
import { page } from './fakes/answers';
import { renderApp } from './renderApp';

/** The fewest routes the profile page lives with. */
export const bare: readonly Route[] = [homeRoute, loginRoute, profileRoute, rechargeRoute];

interface Opening {
  member?: boolean;
  me?: object;
  vip?: object;
  routes?: readonly Route[];
  /** What was read last. */
  reads?: readonly HistoryEntry[];
}

/** The profile page of a member or a guest. */
export async function openProfile(
  at = '/profile',
  { member = true, me = buildStatus(), vip, routes = bare, reads = [] }: Opening = {},
) {
  const server = createFakeServer();
  server.reply('POST user/center/me', me);
  server.reply('POST vip/vipconfig', buildVipConfig(vip));
  server.reply('GET v1/coin/product/list', { products: [], payTypes: [], refusal: null });
  server.reply('GET v1/book/history/list', page([...reads]));
  const who = member ? { member: buildAccount() } : {};
  const app = await renderApp(at, { ports: { server, fetch: server.fetch }, routes, ...who });
  await app.pass();
  const address = () => addressOf(selectPlace(app.store.getState()));
  return { ...app, address };
}
