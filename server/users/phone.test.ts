import { buildApp } from '@server/app';
import { speakTo, testContext, withTestServer } from '@server/testing/testServer';
import { registerMember, smsCodeFor } from '@server/testing/visitors';
import { demoCalls } from '@/contract/calls/demo';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';

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
    const { ask } = speakTo(app);
    const send = (n: number) =>
      ask(userCalls.smsCode, { phone: `139001390${String(n).padStart(2, '0')}`, purpose: 'login' });
    for (let n = 0; n < 20; n += 1) expect(await send(n)).toMatchObject({ code: 0 });
    expect(await send(20)).toMatchObject({ code: 1004 });
    await app.close();
  });

  it('are twenty an hour for an address, also for many phones at once', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '300' }));
    const { ask } = speakTo(app);
    const send = (n: number) =>
      ask(userCalls.smsCode, { phone: `139001390${String(n).padStart(2, '0')}`, purpose: 'login' });
    const heard = await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)));
    expect(heard.filter(({ code }) => code === 0)).toHaveLength(20);
    await app.close();
  });

  it('are twenty an hour for a home, whichever of its addresses asks', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '300' }));
    const send = async (n: number) => {
      const payload = { phone: `139001390${String(n).padStart(2, '0')}`, purpose: 'login' };
      const remoteAddress = `2001:db8:1:2::${n + 1}`;
      return (await app.inject({ method: 'POST', url: '/api/user/smsCode', remoteAddress, payload })).json();
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
    const [latest] = await server.get(demoCalls.smsOutbox, { phone });
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
