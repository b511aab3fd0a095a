import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { buildAccount, buildStatus } from './builders/member';
import { createFakeServer } from './fakeServer';
import { ok } from './fakes/answers';
import { renderApp } from './renderApp';

interface Opening {
  me?: object;
  account?: Parameters<typeof buildAccount>[0];
  /** What is still to be agreed to. */
  due?: readonly object[];
  /** What the server says of the real name. */
  realName?: object;
}

/** The personal centre of a member. */
export async function openUser(
  at = '/user',
  { me = buildStatus({ hasPassword: true }), account, due = [], realName = {} }: Opening = {},
) {
  const server = createFakeServer();
  server.reply('POST user/center/me', me);
  server.reply('GET v1/user/session/list', ok([]));
  server.reply('GET v1/user/consent/list', ok({ due, given: [] }));
  server.reply('GET v1/user/realName', ok({ open: true, checked: false, ...realName }));
  server.reply('GET v1/user/copy', ok({ state: 'none', fresh: true }));
  const world = await renderApp(at, { member: buildAccount(account), ports: { server, fetch: server.fetch } });
  const { user, pass, store } = world;
  await pass();
  const tap = async (element: HTMLElement) => {
    await user.click(element);
    await pass();
  };
  const go = async (to: string) => {
    store.dispatch(navigationEvents.asked({ to, how: 'push' }));
    await pass();
  };
  const address = () => addressOf(selectPlace(store.getState()));
  return { ...world, server, tap, go, address };
}
