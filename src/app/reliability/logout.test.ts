import { counted } from '@scripts/reliability/tally';
import { statusApi } from '@/api/statusApi';
import { bootEvents } from '@/features/boot/bootSlice';
import { sessionEvents } from '@/features/session/sessionSlice';
import { formEvents } from '@/shell/forms/formsSlice';
import { buildGame } from '@/testing/builders/game';
import { buildAccount, buildMessage, buildMessageList, buildStatus } from '@/testing/builders/member';
import { page } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';

const lost = new TypeError('Failed to fetch');
const member = buildAccount({ uid: '71001', token: 'tok-secret', name: '星河私名', loginName: 'xinghe_private' });
const marks = ['71001', 'tok-secret', '星河私名', 'xinghe_private', '私人消息', '私人简介', '写到一半'];

it.each([
  ['with the network off', lost],
  ['while the server says nothing', new Promise<never>(() => {})],
])('D3: a log-out %s leaves nothing of the member in state, storage or history', async (_how, answer) => {
  const { store, ports, persistor } = await createTestStore({ at: '/games', member });
  const { server, clock } = ports;
  server.reply('POST user/center/me', buildStatus({ intro: '私人简介' }));
  server.reply('POST user/center/message/all', buildMessageList([buildMessage({ title: '私人消息' })]));
  server.reply('POST web/game/list', page([buildGame()]));
  store.dispatch(bootEvents.started());
  await clock.advance();
  await store.dispatch(statusApi.endpoints.me.initiate({ uid: member.uid }));
  store.dispatch(formEvents.drafted({ form: 'post:new', draft: { content: '写到一半' } }));
  await clock.advance(1_000);
  const before = JSON.stringify(store.getState());
  expect(marks.filter((mark) => !before.includes(mark))).toEqual([]);

  server.reply('POST user/logout', () => answer as never);
  store.dispatch(sessionEvents.logoutAsked({ skipServer: false }));
  await clock.advance(5_000);
  await persistor.flush();
  const after = {
    state: JSON.stringify({ ...store.getState(), toasts: undefined }),
    local: JSON.stringify([...ports.local.kept]),
    session: JSON.stringify([...ports.session.kept]),
    history: JSON.stringify(ports.history.current()),
  };
  for (const [place, text] of Object.entries(after)) {
    expect({ place, left: marks.filter((mark) => text.includes(mark)) }).toEqual({ place, left: [] });
  }
  counted(
    'session',
    'places looked through for a member after a log-out the server never heard of',
    Object.keys(after).length,
  );
});
