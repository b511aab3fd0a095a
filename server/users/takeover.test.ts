import { withTestServer } from '@server/testing/testServer';
import { registerMember, smsCodeFor } from '@server/testing/visitors';
import type { Account } from '@/contract/account';
import { accountCalls } from '@/contract/calls/account';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';

const server = withTestServer();
const phone = '13800138000';
const MINUTE_MS = 60_000;

let me: Account;
beforeEach(async () => {
  me = await registerMember(server);
});

const newsOf = async () => {
  const { db } = server.ctx.database;
  const rows = await db
    .selectFrom('messages as m')
    .innerJoin('users as u', 'u.id', 'm.targetUserId')
    .select('m.title')
    .where('u.uid', '=', me.uid)
    .orderBy('m.id')
    .execute();
  return rows.map(({ title }) => title).slice(1);
};

describe('a first phone', () => {
  it('is bound with the password, once the login is more than ten minutes old', async () => {
    server.ctx.clock.runAhead(10 * MINUTE_MS + 1);
    const asked = { phone, code: await smsCodeFor(server, phone, 'bind', me) };
    expect(await server.ask(userCalls.bind, asked, me)).toMatchObject({ code: 1001, data: { field: 'password' } });
    const wrong = await server.ask(userCalls.bind, { ...asked, password: 'wrong123' }, me);
    expect(wrong).toMatchObject({ code: 2001, data: { field: 'password' } });
    expect(await server.get(statusCalls.me, { uid: me.uid }, me)).toMatchObject({ phoneMasked: '' });
    expect(await server.ask(userCalls.bind, { ...asked, password: 'passw0rd' }, me)).toMatchObject({ code: 0 });
  });

  it('is bound by its code alone within ten minutes', async () => {
    server.ctx.clock.runAhead(10 * MINUTE_MS);
    const asked = { phone, code: await smsCodeFor(server, phone, 'bind', me) };
    expect(await server.ask(userCalls.bind, asked, me)).toMatchObject({ code: 0 });
  });
});

describe('what opens an account', () => {
  const login = (deviceID: string, password = 'passw0rd') =>
    server.get(userCalls.login, { loginName: me.loginName, password, deviceID });

  it('is written to the member when it changes: a new device once, phone, password, a device that is ended', async () => {
    expect(await newsOf()).toEqual([]);
    await login('d1');
    await login('d1');
    expect(await newsOf()).toEqual(['新设备登录提醒']);
    await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, me);
    const [, other] = await server.get(accountCalls.sessionList, {}, me);
    await server.get(accountCalls.revokeSession, { id: other?.id ?? 0 }, me);
    await server.get(accountCalls.changePassword, { oldPassword: 'passw0rd', password: 'newpass99' }, me);
    const later = ['手机号已变更', '设备已退出登录', '登录密码已修改'];
    expect(await newsOf()).toEqual(['新设备登录提醒', ...later]);
    await login('d1', 'newpass99');
    expect(await newsOf()).toHaveLength(4);
  });

  it('makes a device that the member ended a stranger’s again, and not one that is still signed in', async () => {
    await login('lost-phone');
    await login('tablet');
    await login('tablet');
    // The newest first, behind the one that asks.
    const [, tablet, , lost] = await server.get(accountCalls.sessionList, {}, me);
    for (const ended of [tablet, lost]) await server.get(accountCalls.revokeSession, { id: ended?.id ?? 0 }, me);
    const before = await newsOf();
    await login('tablet');
    expect(await newsOf()).toEqual(before);
    await login('lost-phone');
    expect(await newsOf()).toEqual([...before, '新设备登录提醒']);
  });

  it('by SMS too: a reset, and a login on a device that was not there', async () => {
    await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, me);
    server.ctx.clock.runAhead(MINUTE_MS);
    const reset = { phone, code: await smsCodeFor(server, phone, 'reset'), password: 'newpass99' };
    await server.get(userCalls.resetPassword, reset);
    server.ctx.clock.runAhead(2 * MINUTE_MS);
    const code = await smsCodeFor(server, phone, 'login');
    await server.get(userCalls.loginWithPhone, { phone, code, deviceID: 'd2' });
    expect(await newsOf()).toEqual(['手机号已变更', '登录密码已修改', '新设备登录提醒']);
  });

  it('says nothing of the login that opens the account', async () => {
    const code = await smsCodeFor(server, phone, 'login');
    const fresh = await server.get(userCalls.loginWithPhone, { phone, code, deviceID: 'd3' });
    me = fresh;
    expect(await newsOf()).toEqual([]);
  });
});
