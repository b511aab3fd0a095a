import { statusApi } from '@/api/statusApi';
import { sessionEnded } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { ok } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';

it('the icon at the home screen says how many messages are unread, and nothing once nobody is signed in', async () => {
  const { store, ports } = await createTestStore({ member: buildAccount() });
  ports.server.reply('POST user/message', ok({ unread: 3 }));
  await store.dispatch(statusApi.endpoints.unread.initiate());
  await ports.clock.advance();
  expect(ports.screen.badged).toBe(3);
  const read = statusApi.util.updateQueryData('unread', undefined, (answer) => {
    answer.unread = 1;
  });
  store.dispatch(read);
  expect(ports.screen.badged).toBe(1);
  store.dispatch(sessionEnded({ by: 'logout' }));
  await ports.clock.advance();
  expect(ports.screen.badged).toBe(0);
});
