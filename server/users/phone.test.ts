import { buildApp } from '@server/app';
import { askProving, proofFor } from '@server/testing/proofs';
import { speakTo, testContext, withTestServer } from '@server/testing/testServer';
import { registerMember, smsCodeFor } from '@server/testing/visitors';
import type { Account } from '@/contract/account';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';

const server = withTestServer();
const phone = '13800138000';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('codes by SMS', () => {
  it('D6: come once a minute, and the page is told how long to wait', async () => {
    expect(await server.get(userCalls.smsCode, { phone, purpose: 'login' })).toMatchObject({ retryAfter: 60 });
    server.ctx.clock.runAhead(20_000);
    const early = await server.ask(userCalls.smsCode, { phone, purpose: 'bind' });
    expect(early).toMatchObject({ code: 1004, data: { retryAfter: 40 } });
    server.ctx.clock.runAhead(MINUTE_MS);
    expect(await server.ask(userCalls.smsCode, { phone, purpose: 'login' })).toMatchObject({ code: 0 });
  });

  it('are one when two taps ask at once', async () => {
    const ask = () => server.ask(userCalls.smsCode, { phone, purpose: 'login' });
    const codes = (await Promise.all([ask(), ask(), ask()])).map(({ code }) => code).sort();
    expect(codes).toEqual([0, 1004, 1004]);
  });

  it('are ten a day for a phone', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      server.ctx.clock.runAhead(sent * HOUR_MS);
      await smsCodeFor(server, phone, 'login');
    }
    server.ctx.clock.runAhead(10 * HOUR_MS);
    const refused = await server.ask(userCalls.smsCode, { phone, purpose: 'login' });
    expect(refused).toMatchObject({ code: 1004, data: { retryAfter: 14 * 3600 } });
  });

  it('are twenty an hour for an address', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '300' }));
    const here = speakTo(app);
    const send = (n: number) =>
      askProving(here, userCalls.smsCode, { phone: `139001390${String(n).padStart(2, '0')}`, purpose: 'login' });
    for (let n = 0; n < 20; n += 1) expect(await send(n)).toMatchObject({ code: 0 });
    expect(await send(20)).toMatchObject({ code: 1004 });
    await app.close();
  });

  it('are counted of an address also for many phones at once: a proof of work is wanted from the sixteenth on', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '300' }));
    const here = speakTo(app);
    const send = (n: number) =>
      here.ask(userCalls.smsCode, { phone: `139001390${String(n).padStart(2, '0')}`, purpose: 'login' });
    const heard = await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)));
    expect(heard.filter(({ code }) => code === 0)).toHaveLength(15);
    expect(heard.filter(({ code }) => code === 2008)).toHaveLength(15);
    await app.close();
  });

  it('are twenty an hour for a home, whichever of its addresses asks', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '300' }));
    const send = async (n: number) => {
      const asked = { phone: `139001390${String(n).padStart(2, '0')}`, purpose: 'login' };
      const post = async (payload: object) => {
        const remoteAddress = `2001:db8:1:2::${n + 1}`;
        return (await app.inject({ method: 'POST', url: '/api/user/smsCode', remoteAddress, payload })).json();
      };
      const heard = await post(asked);
      return heard.code === code.proofNeeded ? post({ ...asked, proof: await proofFor(heard.data) }) : heard;
    };
    for (let n = 0; n < 20; n += 1) expect(await send(n)).toMatchObject({ code: 0 });
    expect(await send(20)).toMatchObject({ code: 1004 });
    await app.close();
  });

  it('are refused where no provider is configured', async () => {
    const app = await buildApp(testContext(server.ctx.database, { SMS_MODE: 'off' }));
    expect(await speakTo(app).ask(userCalls.smsCode, { phone, purpose: 'login' })).toMatchObject({ code: 1007 });
    await app.close();
  });

  it('stand in the outbox of the sandbox and nowhere in the database', async () => {
    const code = await smsCodeFor(server, phone, 'login');
    const [latest] = server.ctx.sms?.outbox?.(phone) ?? [];
    expect(latest).toEqual({ phone, purpose: 'login', code });
    const rows = await server.ctx.database.db.selectFrom('smsCodes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect(JSON.stringify(rows)).not.toContain(phone);
  });

  it.each(['1380013800', '12800138000', '23800138000', '138001380000'])('D6: %s is no phone number', async (bad) => {
    const heard = await server.ask(userCalls.smsCode, { phone: bad, purpose: 'login' });
    expect(heard).toMatchObject({ code: 1001, data: { field: 'phone' }, msg: '请输入正确的手机号' });
  });
});

describe('signing in by phone', () => {
  it('D7: opens an account for an unknown phone, or refuses where registering is off', async () => {
    const code = await smsCodeFor(server, phone, 'login');
    const refused = await server.ask(userCalls.loginPhoneWithoutRegister, { phone, code });
    expect(refused).toMatchObject({ code: 2004, msg: '该手机号尚未注册' });
    const account = await server.get(userCalls.loginWithPhone, { phone, code });
    expect(account).toMatchObject({ newAccount: true, needBind: false, loginName: '' });
    const status = await server.get(statusCalls.me, { uid: account.uid }, account);
    expect(status.phoneMasked).toBe('138****8000');
  });

  it('finds the account again by either call', async () => {
    const { uid } = await server.get(userCalls.loginWithPhone, {
      phone,
      code: await smsCodeFor(server, phone, 'login'),
    });
    server.ctx.clock.runAhead(MINUTE_MS);
    const code = await smsCodeFor(server, phone, 'login');
    const again = await server.get(userCalls.loginPhoneWithoutRegister, { phone, code });
    expect(again).toMatchObject({ uid, newAccount: false });
  });

  it('takes a code once, in time, for its purpose, for its phone', async () => {
    const code = await smsCodeFor(server, phone, 'login');
    const wrong = { code: 2002, msg: '验证码错误或已过期' };
    expect(await server.ask(userCalls.loginWithPhone, { phone: '13900139000', code })).toMatchObject(wrong);
    expect(await server.ask(userCalls.resetPassword, { phone, code, password: 'passw0rd' })).toMatchObject(wrong);
    expect(await server.ask(userCalls.loginWithPhone, { phone, code })).toMatchObject({ code: 0 });
    expect(await server.ask(userCalls.loginWithPhone, { phone, code })).toMatchObject(wrong);
    server.ctx.clock.runAhead(MINUTE_MS);
    const late = await smsCodeFor(server, phone, 'login');
    server.ctx.clock.runAhead(6 * MINUTE_MS);
    expect(await server.ask(userCalls.loginWithPhone, { phone, code: late })).toMatchObject(wrong);
  });

  it('takes no code after five wrong ones', async () => {
    const code = await smsCodeFor(server, phone, 'login');
    const other = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await server.ask(userCalls.loginWithPhone, { phone, code: other })).toMatchObject({ code: 2002 });
    }
    expect(await server.ask(userCalls.loginWithPhone, { phone, code })).toMatchObject({ code: 2002 });
  });
});

describe('binding and forgetting', () => {
  it('binds a phone to one member only', async () => {
    const [first, second] = [await registerMember(server), await registerMember(server)];
    const bound = await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, first);
    expect(bound).toMatchObject({ uid: first.uid, token: first.token, needBind: false });
    server.ctx.clock.runAhead(MINUTE_MS);
    const code = await smsCodeFor(server, phone, 'bind');
    const refused = await server.ask(userCalls.bind, { phone, code }, second);
    expect(refused).toMatchObject({ code: 2003, data: { field: 'phone' } });
  });

  it('sets a new password by SMS and ends every session', async () => {
    const me = await registerMember(server);
    await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, me);
    server.ctx.clock.runAhead(MINUTE_MS);
    const code = await smsCodeFor(server, phone, 'reset');
    await server.get(userCalls.resetPassword, { phone, code, password: 'newpass99' });
    expect(await server.ask(statusCalls.unread, {}, me)).toMatchObject({ code: 2 });
    const login = (password: string) => server.ask(userCalls.login, { loginName: me.loginName, password });
    expect(await login('passw0rd')).toMatchObject({ code: 2001 });
    expect(await login('newpass99')).toMatchObject({ code: 0 });
  });

  it('sets no password for a phone nobody has', async () => {
    const code = await smsCodeFor(server, phone, 'reset');
    const refused = await server.ask(userCalls.resetPassword, { phone, code, password: 'newpass99' });
    expect(refused).toMatchObject({ code: 2004 });
  });
});

describe('another phone in place of one', () => {
  const other = '13900139000';
  const password = 'passw0rd';
  let me: Account;

  beforeEach(async () => {
    me = await registerMember(server);
    await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, me);
    server.ctx.clock.runAhead(MINUTE_MS);
  });

  const newCode = () => smsCodeFor(server, other, 'bind', me);
  const oldCode = () => smsCodeFor(server, phone, 'rebind', me);
  const rebind = (asked: { code: string; oldCode?: string; password?: string }, who = me) =>
    server.ask(userCalls.bind, { phone: other, ...asked }, who);
  const phoneOf = async (who = me) => (await server.get(statusCalls.me, { uid: who.uid }, who)).phoneMasked;
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

  it('is refused without a proof of the owner, and the code stays good', async () => {
    const code = await newCode();
    const refused = { code: 1001, msg: '更换手机号前，请用原手机号的验证码或登录密码确认身份' };
    expect(await rebind({ code })).toMatchObject(refused);
    expect(await rebind({ code, password: '' })).toMatchObject(refused);
    expect(await phoneOf()).toBe('138****8000');
    expect(await rebind({ code, password })).toMatchObject({ code: 0 });
  });

  it('takes a code of the phone that is bound, once, and only with a right one of the new phone', async () => {
    const [code, old] = [await newCode(), await oldCode()];
    expect(await rebind({ code: wrongOf(code), oldCode: old })).toMatchObject({ code: 2002, data: null });
    const wrongOld = { code: 2002, data: { field: 'oldCode' }, msg: '验证码错误或已过期' };
    expect(await rebind({ code, oldCode: wrongOf(old) })).toMatchObject(wrongOld);
    expect(await rebind({ code, oldCode: old })).toMatchObject({ code: 0, data: { needBind: false } });
    expect(await phoneOf()).toBe('139****9000');
    server.ctx.clock.runAhead(2 * MINUTE_MS);
    const back = { phone, code: await smsCodeFor(server, phone, 'bind', me), oldCode: old };
    expect(await server.ask(userCalls.bind, back, me)).toMatchObject(wrongOld);
  });

  it('guesses no more than five times at the code of the old phone', async () => {
    const [code, old] = [await newCode(), await oldCode()];
    for (let tries = 0; tries < 5; tries += 1) await rebind({ code, oldCode: wrongOf(old) });
    expect(await rebind({ code, oldCode: old })).toMatchObject({ code: 2002, data: { field: 'oldCode' } });
    expect(await rebind({ code, password })).toMatchObject({ code: 0 });
  });

  it('takes the password from who has lost the old phone, and locks after five wrong ones', async () => {
    const code = await newCode();
    const wrong = { code: 2001, data: { field: 'password' } };
    for (let tries = 0; tries < 5; tries += 1)
      expect(await rebind({ code, password: 'guess-0ne' })).toMatchObject(wrong);
    expect(await rebind({ code, password })).toMatchObject({ code: 2005, data: { retryAfter: 30 } });
    server.ctx.clock.runAhead(2 * MINUTE_MS);
    expect(await rebind({ code: wrongOf(code), password })).toMatchObject({ code: 2002 });
    expect(await rebind({ code, password })).toMatchObject({ code: 0 });
    expect(await phoneOf()).toBe('139****9000');
  });

  it('takes no password of an account that has none', async () => {
    const third = '13700137000';
    const login = { phone: third, code: await smsCodeFor(server, third, 'login') };
    const byPhone = await server.get(userCalls.loginWithPhone, login);
    const code = await newCode();
    expect(await rebind({ code, password }, byPhone)).toMatchObject({ code: 1006, data: { field: 'password' } });
    server.ctx.clock.runAhead(2 * MINUTE_MS);
    const proof = await smsCodeFor(server, third, 'rebind', byPhone);
    expect(await rebind({ code, oldCode: proof }, byPhone)).toMatchObject({ code: 0 });
  });

  it('sends the code of the owner to the phone of the account alone, whatever phone is named', async () => {
    const ask = (named: object, who?: Account) => server.ask(userCalls.smsCode, { purpose: 'rebind', ...named }, who);
    const sentTo = async (to: string) => server.ctx.sms?.outbox?.(to).length;
    const before = [await sentTo(phone), await sentTo(other)];
    expect(await ask({ phone: other }, me)).toMatchObject({ code: 0 });
    expect([await sentTo(phone), await sentTo(other)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    expect(await ask({}, me)).toMatchObject({ code: 1004, data: { retryAfter: 60 } });
    expect(await ask({ phone })).toMatchObject({ code: 2 });
    expect(await ask({}, await registerMember(server))).toMatchObject({ code: 1006, msg: '该账号还没有绑定手机号' });
    const nobodys = await server.ask(userCalls.smsCode, { purpose: 'login' });
    expect(nobodys).toMatchObject({ code: 1001, data: { field: 'phone' }, msg: '请输入手机号' });
  });

  it('is refused when it is the one that is bound, before and after the code', async () => {
    const same = { code: 1001, data: { field: 'phone' }, msg: '这就是当前绑定的手机号，请换一个' };
    expect(await server.ask(userCalls.smsCode, { phone, purpose: 'bind' }, me)).toMatchObject(same);
    const code = await smsCodeFor(server, phone, 'bind');
    expect(await server.ask(userCalls.bind, { phone, code, password }, me)).toMatchObject(same);
    expect(await server.ask(userCalls.bind, { phone, code: wrongOf(code) }, me)).toMatchObject({ code: 2002 });
  });

  it('ends every other login; a first phone ends none', async () => {
    const isIn = async (who: Account) => (await server.ask(statusCalls.unread, {}, who)).code === 0;
    const elsewhere = await server.get(userCalls.login, { loginName: me.loginName, password });
    expect(await rebind({ code: await newCode(), password })).toMatchObject({ code: 0 });
    expect([await isIn(me), await isIn(elsewhere)]).toEqual([true, false]);

    const newcomer = await registerMember(server);
    const tablet = await server.get(userCalls.login, { loginName: newcomer.loginName, password });
    await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, newcomer);
    expect([await isIn(newcomer), await isIn(tablet)]).toEqual([true, true]);
  });

  it('goes to one of two that were proven by the same phone at once', async () => {
    const third = '13700137000';
    const [code, old] = [await newCode(), await oldCode()];
    const thirdCode = await smsCodeFor(server, third, 'bind', me);
    const both = await Promise.all([
      rebind({ code, oldCode: old }),
      server.ask(userCalls.bind, { phone: third, code: thirdCode, oldCode: old }, me),
    ]);
    expect(both.filter((heard) => heard.code === 0)).toHaveLength(1);
  });
});
