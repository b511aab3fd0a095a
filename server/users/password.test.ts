import { withTestServer } from '@server/testing/testServer';
import { registerMember, smsCodeFor } from '@server/testing/visitors';
import type { Account } from '@/contract/account';
import { accountCalls } from '@/contract/calls/account';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';
import * as passwords from './password';

const server = withTestServer();
const phone = '13800138000';

let me: Account;
beforeEach(async () => {
  me = await registerMember(server);
});

const login = (password: string) => server.ask(userCalls.login, { loginName: me.loginName, password });
const change = (oldPassword: string, password: string, who: Account = me) =>
  server.ask(accountCalls.changePassword, { oldPassword, password }, who);
const isIn = async (who: Account) => (await server.ask(statusCalls.unread, {}, who)).code === 0;

describe('changing the password', () => {
  it('takes the old one, ends every other login and keeps this one', async () => {
    const other = (await login('passw0rd')).data as Account;
    expect(await change('passw0rd', 'newpass99')).toMatchObject({ code: 0 });
    expect([await isIn(me), await isIn(other)]).toEqual([true, false]);
    expect(await login('passw0rd')).toMatchObject({ code: code.wrongPassword });
    expect(await login('newpass99')).toMatchObject({ code: 0 });
  });

  it('says at which field it failed: a wrong old one, the same again, one that breaks the rule', async () => {
    expect(await change('passw0rd2', 'newpass99')).toMatchObject({ code: 2001, data: { field: 'oldPassword' } });
    expect(await change('passw0rd', 'passw0rd')).toMatchObject({ code: 1001, data: { field: 'password' } });
    expect(await change('passw0rd', 'short1')).toMatchObject({ code: 1001, data: { field: 'password' } });
  });

  it('locks after five wrong ones, also for the right one', async () => {
    for (let tries = 0; tries < 5; tries += 1) await change('wrong-0ne', 'newpass99');
    expect(await change('passw0rd', 'newpass99')).toMatchObject({ code: code.locked, data: { retryAfter: 30 } });
  });

  it('is not offered to an account without one; its owner sets one by SMS and stays signed in', async () => {
    const login2 = { phone, code: await smsCodeFor(server, phone, 'login') };
    const byPhone = await server.get(userCalls.loginWithPhone, login2);
    expect((await server.get(statusCalls.me, { uid: byPhone.uid }, byPhone)).hasPassword).toBe(false);
    expect(await change('passw0rd', 'newpass99', byPhone)).toMatchObject({ code: code.notAllowed });
    server.ctx.clock.runAhead(60_000);
    const smsCode = await smsCodeFor(server, phone, 'reset');
    const reset = { phone, code: smsCode, password: 'newpass99' };
    expect(await server.ask(userCalls.resetPassword, reset, byPhone)).toMatchObject({ code: 0 });
    expect(await isIn(byPhone)).toBe(true);
    expect((await server.get(statusCalls.me, { uid: byPhone.uid }, byPhone)).hasPassword).toBe(true);
  });

  it('by SMS ends the logins of the phone’s owner, not of another member who happens to ask', async () => {
    const owner = await registerMember(server);
    await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, owner);
    server.ctx.clock.runAhead(60_000);
    const reset = { phone, code: await smsCodeFor(server, phone, 'reset'), password: 'newpass99' };
    await server.get(userCalls.resetPassword, reset, me);
    expect([await isIn(owner), await isIn(me)]).toEqual([false, true]);
  });
});

describe('a password that is set anew while the old one is being judged', () => {
  const meanwhile = (set: () => Promise<unknown>) => {
    const { checkPassword } = passwords;
    jest.spyOn(passwords, 'checkPassword').mockImplementationOnce(async (...given) => {
      const judged = await checkPassword(...given);
      await set();
      return judged;
    });
  };
  const setTo = async (password: string) => {
    const passwordHash = await passwords.hashPassword(password, server.ctx.hashCost);
    await server.ctx.database.db.updateTable('users').set({ passwordHash }).where('uid', '=', me.uid).execute();
  };

  it('by a reset lets nobody in by the old one', async () => {
    await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, me);
    server.ctx.clock.runAhead(60_000);
    const reset = { phone, code: await smsCodeFor(server, phone, 'reset'), password: 'newpass99' };
    meanwhile(() => server.get(userCalls.resetPassword, reset));
    expect(await login('passw0rd')).toMatchObject({ code: code.wrongPassword });
    expect(await login('newpass99')).toMatchObject({ code: 0 });
  });

  it('lets in by the same one, hashed anew', async () => {
    meanwhile(() => setTo('passw0rd'));
    expect(await login('passw0rd')).toMatchObject({ code: 0 });
  });

  it('is not changed back by the old one', async () => {
    meanwhile(() => setTo('newpass99'));
    const refused = { code: code.wrongPassword, data: { field: 'oldPassword' } };
    expect(await change('passw0rd', 'thief-0wn')).toMatchObject(refused);
    expect(await login('newpass99')).toMatchObject({ code: 0 });
  });

  it('is not passed by the old one on the way out', async () => {
    meanwhile(() => setTo('newpass99'));
    const refused = { code: code.wrongPassword, data: { field: 'password' } };
    expect(await server.ask(accountCalls.deleteAccount, { password: 'passw0rd' }, me)).toMatchObject(refused);
    expect(await login('newpass99')).toMatchObject({ code: 0 });
  });

  it('is not passed by the old one for another phone', async () => {
    await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, me);
    const other = { phone: '13900139000', code: await smsCodeFor(server, '13900139000', 'bind') };
    meanwhile(() => setTo('newpass99'));
    const rebound = await server.ask(userCalls.bind, { ...other, password: 'passw0rd' }, me);
    expect(rebound).toMatchObject({ code: code.notAllowed, msg: '账号的手机号或密码刚刚有变动，请重新验证' });
    expect(await server.ask(userCalls.bind, { ...other, password: 'newpass99' }, me)).toMatchObject({ code: 0 });
  });
});

describe('the list of devices', () => {
  const list = (who: Account = me) => server.get(accountCalls.sessionList, {}, who);

  it('names this one first, says what each is, and leaves out what is over', async () => {
    server.ctx.clock.runAhead(60_000);
    const response = await server.raw({
      method: 'POST',
      url: '/api/user/login',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1',
      },
      payload: new URLSearchParams({ appID: '2008', loginName: me.loginName, password: 'passw0rd' }).toString(),
    });
    expect(response.json()).toMatchObject({ code: 0 });
    const third = (await login('passw0rd')).data as Account;
    await server.get(userCalls.logout, {}, third);
    expect(await list()).toMatchObject([{ current: true }, { current: false, device: 'iPhone · Safari' }]);
  });

  it('ends another one of one’s own, once, and neither this one nor somebody else’s', async () => {
    const other = (await login('passw0rd')).data as Account;
    const [mine, theirs] = await list();
    const revoke = (id: number, who: Account = me) => server.ask(accountCalls.revokeSession, { id }, who);
    expect(await revoke(mine?.id ?? 0)).toMatchObject({ code: code.notAllowed });
    expect(await revoke(theirs?.id ?? 0, await registerMember(server))).toMatchObject({ code: code.notFound });
    expect(await isIn(other)).toBe(true);
    expect(await revoke(theirs?.id ?? 0)).toMatchObject({ code: 0 });
    expect([await isIn(me), await isIn(other)]).toEqual([true, false]);
    expect(await revoke(theirs?.id ?? 0)).toMatchObject({ code: code.notFound });
  });
});
