import { buildApp } from '@server/app';
import { accessRows } from '@server/testing/access/rows';
import { makeWorld, seedWorld } from '@server/testing/access/world';
import { servedCalls } from '@server/testing/servedCalls';
import { speakTo, withTestServer } from '@server/testing/testServer';
import type { Call } from '@/contract/call';

const server = withTestServer(seedWorld, { environment: { DATA_DIR: '.cache/test-public-reads' } });

/** What guests do besides reading. */
const DOING: readonly string[] = [
  'deviceInit',
  'download',
  'faqVote',
  'feedback',
  'lead',
  'login',
  'loginPhoneWithoutRegister',
  'loginWithPhone',
  'logout',
  'registerWithName',
  'resetPassword',
  'smsCode',
];

it('what everybody may read is read in the sessions for it, which write nothing and give up sooner', async () => {
  const world = await makeWorld(server);
  const { database } = server.ctx;
  let asking = '';
  const others = new Set<string>();
  const db = new Proxy(database.db, {
    get(handle, name) {
      others.add(asking);
      const found: unknown = Reflect.get(handle, name, handle);
      return typeof found === 'function' ? found.bind(handle) : found;
    },
  });
  const app = await buildApp({ ...server.ctx, database: { ...database, db } });
  const { ask } = speakTo(app);
  for (const [name, call] of servedCalls) {
    if (call.access !== 'guest') continue;
    asking = name;
    await ask(call as Call, accessRows[name]?.input?.(world) ?? {});
  }
  asking = 'closing';
  await app.close();
  expect([...others].filter((name) => name !== 'closing').sort()).toEqual(DOING);
});
