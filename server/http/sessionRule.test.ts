import { servedCalls } from '@server/testing/servedCalls';
import { withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import type { Call } from '@/contract/call';
import { allCalls } from '@/contract/calls/all';
import { statusCalls } from '@/contract/calls/status';
import { supportCalls } from '@/contract/calls/support';
import { userCalls } from '@/contract/calls/user';

const server = withTestServer();

const device = { channelID: '0', deviceID: 'd', deviceType: 'h5', osType: 3 };
const fault = { kind: 'chunk', where: 'a.js', build: '1' };
/** What is answered whatever the token is worth, with its fields. */
const anyToken: Readonly<Record<string, object>> = { logout: {}, deviceInit: device, clientFault: fault };
const strict = servedCalls.filter(([name]) => !(name in anyToken));
const DAY_MS = 86_400_000;

/** Fills path holes; other fields are left out, since the session is judged first. */
const blank = ({ path }: Call) => Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map((hole) => [hole[1], 1]));
const bad = { uid: '1', token: 'nobody' };

describe('D4: the session rule', () => {
  it.each(strict)('%s answers code 2 to a token nobody has', async (_name, call) => {
    expect(await server.ask(call, blank(call), bad)).toMatchObject({ status: 200, code: 2, data: null });
  });

  it.each(strict.filter(([, call]) => call.access === 'member'))(
    '%s answers code 2 to a guest',
    async (_name, call) => {
      expect(await server.ask(call, blank(call))).toMatchObject({ code: 2, msg: '登录已失效，请重新登录' });
    },
  );

  it.each(Object.entries(anyToken))('%s answers whatever the token is worth', async (name, input) => {
    expect(await server.ask(allCalls[name] as Call, input, bad)).toMatchObject({ code: 0 });
  });

  it('takes a good token with another uid for a bad one', async () => {
    const me = await registerMember(server);
    expect(await server.ask(statusCalls.unread, {}, me)).toMatchObject({ code: 0 });
    expect(await server.ask(statusCalls.unread, {}, { ...me, uid: '1' })).toMatchObject({ code: 2 });
    expect(await server.ask(supportCalls.kefu, {}, { ...me, uid: '' })).toMatchObject({ code: 2 });
  });

  it('ends a session at logout, and only that one', async () => {
    const me = await registerMember(server);
    const again = await server.get(userCalls.login, { loginName: me.loginName, password: 'passw0rd' });
    await server.get(userCalls.logout, {}, me);
    expect(await server.ask(statusCalls.unread, {}, me)).toMatchObject({ code: 2 });
    expect(await server.ask(statusCalls.unread, {}, again)).toMatchObject({ code: 0 });
  });

  it('lasts thirty days after the last use, and half a year at most', async () => {
    const me = await registerMember(server);
    for (let day = 20; day <= 180; day += 20) {
      server.ctx.clock.runAhead(day * DAY_MS - 1);
      expect(await server.ask(statusCalls.unread, {}, me)).toMatchObject({ code: 0 });
    }
    server.ctx.clock.runAhead(180 * DAY_MS + 1);
    expect(await server.ask(statusCalls.unread, {}, me)).toMatchObject({ code: 2 });

    server.ctx.clock.runAhead(0);
    const idle = await registerMember(server);
    server.ctx.clock.runAhead(30 * DAY_MS);
    expect(await server.ask(statusCalls.unread, {}, idle)).toMatchObject({ code: 2 });
  });

  it('keeps no token: the database knows hashes only', async () => {
    const me = await registerMember(server);
    const rows = await server.ctx.database.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(me.token);
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });
});
